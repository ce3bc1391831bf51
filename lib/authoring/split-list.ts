/** Splits an attribute such as `mobile.push, mobile.tracking` at its commas. */
export function splitList(value: string): string[] {
  return value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}
