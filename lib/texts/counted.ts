type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Creates a formatter for "1 page" and "1,204 pages" by a language's plural rules; `#` stands for the number. */
export function counted(language: string, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count) => (forms[rules.select(count)] ?? forms.other).replace("#", numbers.format(count));
}
