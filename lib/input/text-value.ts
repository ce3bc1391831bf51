/** A value as text without blanks around it; nothing where there is no text in it. */
export const textValue = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() || undefined : undefined;
