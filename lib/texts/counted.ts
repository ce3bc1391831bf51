type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Makes "1 page" and "1,204 pages" of a number, by the rules of a language; `#` stands for the number. */
export function counted(language: string, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count) => (forms[rules.select(count)] ?? forms.other).replace("#", numbers.format(count));
}
