/** A string or number as text of one line without surrounding blanks; undefined for empty text and other values. */
export const textValue = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? inOneLine(String(value)).trim() || undefined : undefined;

/** A text whose lines are joined. */
export const inOneLine = (text: string): string => text.replace(/\s*\n\s*/g, " ");
