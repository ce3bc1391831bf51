/** Creates a function that joins texts as a language does: "a, b and c". */
export function listed(language: string): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(language);
  return (items) => format.format(items);
}
