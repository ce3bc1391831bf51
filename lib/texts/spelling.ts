/** British endings and their American twins; pages are written in American English, readers are not. */
const rules: readonly [RegExp, string][] = [
  [
    /^(organ|synchron|optim|custom|local|author|summar|recogn|priorit|initial|normal|final|visual|util|minim|maxim|categor|general|special|standard|serial|token|virtual|personal|central|character|digit|real)is(?=[aei])/,
    "$1iz",
  ],
  [/^(anal)ys(?=e)/, "$1yz"],
  [/^(behavi|col|fav|hon|lab|neighb|rum|vap)our/, "$1or"],
  [/^(cent|met|lit|fib|theat)re(?=s?$)/, "$1er"],
  [/^(cancel|label|travel|model|signal|channel|level|fuel|total)l(?=ed|er|ing)/, "$1"],
  [/^(lic|def|off)ence/, "$1ense"],
  [/^(catal|dial|anal)ogue/, "$1og"],
  [/^programme(?=s?$)/, "program"],
  [/^grey/, "gray"],
  [/^cheque/, "check"],
  [/^(ful|en)fil(?=s?$)/, "$1fill"],
];

/** American spelling of a lower-case word: "colour" → "color", "synchronise" → "synchronize". */
export function toAmerican(word: string): string {
  const rule = rules.find(([pattern]) => pattern.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}

/** A lower-case word without its plural ending: "queues" → "queue", "boxes" → "box", "status" stays. */
export function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(ss|us|is|'s)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** What a verb form may come from: "locking" → "lock", "planned" → "plann", "plan", "retried" → "retry". */
export function verbStems(word: string): string[] {
  const stem = /^(\w{3,})(?:ing|ed)$/.exec(word)?.[1];
  if (stem === undefined || !/[aeiouy]/.test(stem)) return [];
  if (word.endsWith("ied")) return [`${stem.slice(0, -1)}y`];
  return /([^aeiouls])\1$/.test(stem) ? [stem, stem.slice(0, -1)] : [stem];
}

/** An adverb; shorter words and some others that end so are none ("reply"), and "weekly" and its like mean more than the time. */
const adverb = /^(?!(?:hour|week|month|quarter|year|comp|multip|fami|assemb|anoma)ly$)(\w{4,})ly$/;

/**
 * Forms of a word that do not begin with it, those of a verb and what an adverb comes from: "share" → "sharing", "retry" → "retried",
 * "safely" → "safe", "automatically" → "automatic" or, as of "vertically", with its "al".
 */
export function otherForms(word: string): string[] {
  const base = adverb.exec(word)?.[1];
  if (base?.endsWith("ical")) return [base.slice(0, -2), base];
  if (base !== undefined && !/(.)\1$/.test(base)) return [base.replace(/i$/, "y").replace(/[ai]b$/, "$&le")];
  if (/[^aeiou]e$/.test(word) && word.length > 3) return [`${word.slice(0, -1)}ing`];
  return /[^aeiou]y$/.test(word) && word.length > 3 ? [`${word.slice(0, -1)}ied`] : [];
}
