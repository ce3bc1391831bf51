/** A string or number as trimmed single-line text; undefined for empty text and other values. */
export const textValue = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? inOneLine(String(value)) || undefined : undefined;

/** Joins the non-blank lines of a text with spaces. */
export const inOneLine = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");
