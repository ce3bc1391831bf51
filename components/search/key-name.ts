import { shell } from "#texts/shell";

const names: Readonly<Record<string, string>> = shell.keys.names;

/** What is printed on a key where the reader's language is written: "Ctrl" → "Strg". */
export const keyName = (key: string): string => names[key] ?? key;
