import { shell } from "#texts/shell";

const names: Readonly<Record<string, string>> = shell.keys.names;

/** A key's name as printed on keyboards of the edition's language: "Ctrl" → "Strg". */
export const keyName = (key: string): string => names[key] ?? key;
