/** A string or number as text without surrounding blanks; undefined for empty text and other values. */
export const textValue = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() || undefined : undefined;
