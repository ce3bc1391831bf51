/** Makes "a, b and c" of texts, as a language joins them. */
export function listed(language: string): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(language);
  return (items) => format.format(items);
}
