/** A string or number as text of one line without surrounding blanks; undefined for empty text and other values. */
export const textValue = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? inOneLine(String(value)) || undefined : undefined;

/** A text whose lines are joined, without those that are empty. */
export const inOneLine = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");
