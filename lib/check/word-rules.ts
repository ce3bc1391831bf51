/** A rule about wording: a pattern to avoid, and what to write instead. */
type WordRule = {
  /** Kebab case; `{/* allow name: reason *\/}` in a page names it. */
  name: string;
  pattern: RegExp;
  message: (found: string) => string;
  hint: string;
};

const called = (found: string) => `"${found}" is used in a sense we avoid.`;

/** Word rules from the writing guide: filler, verbs that personify things, and variants of which the documentation uses only one. */
export const wordRules: readonly WordRule[] = [
  {
    name: "filler",
    // Judgmental, pleading, promotional, or filler words.
    pattern:
      /\b(simply|just|easy|easily|obviously|please|powerful|seamless|seamlessly|robust|leverage[sd]?|leveraging|in order to|coming soon|lorem ipsum|TBD)\b/gi,
    message: (found) => `"${found}" is a word we avoid.`,
    hint: "Leave it out, or be specific.",
  },
  {
    name: "to-do",
    pattern: /(?<![\w-])(?:TODO|FIXME)\b/g,
    message: (found) => `"${found}" marks unfinished work.`,
    hint: "Finish the text, or remove the mark.",
  },
  {
    name: "exclamation",
    pattern: /(?<=[a-z])!(?=\s|$)/gi,
    message: () => "A sentence ends with an exclamation mark.",
    hint: "Use a period.",
  },
  {
    name: "stands",
    // A sign stands for something, and a person stands in for another.
    pattern: /\b(?:stands?|stood|standing)\b(?! (?:for|in for)\b)/gi,
    message: called,
    hint: 'Write "is shown", "appears", "is listed", or "is in".',
  },
  {
    name: "carries",
    pattern: /\bcarr(?:y|ies|ied|ying)\b(?! (?:out|on)\b)/gi,
    message: called,
    hint: 'Write "has", "contains", or "sends with".',
  },
  {
    name: "leaves",
    // Things that are sent or taken off a list; people may leave.
    pattern:
      /(?<!\b(?:she|he|who|one|somebody|someone|everybody|everyone|nobody|person|technician|colleague|employee) )\b(?:leaves(?=[.,;:)]|$)|leaves?(?= (?:at|within|once|as|immediately|again|together|Planloom|Business Central|NAV|Dynamics|Exchange|Outlook|the (?:queue|board|list|grid|ERP|system|app)|(?:for|with) (?:the|its|their|each))\b))/g,
    message: called,
    hint: 'Write "is sent", "disappears", or "is removed".',
  },
  {
    name: "travels",
    pattern: /\btravel(?:s|led|ed|ling)\b/gi,
    message: called,
    hint: 'Write "is sent" or "is included".',
  },
  {
    name: "own",
    pattern: /\b(?:the|an?) own\b/gi,
    message: called,
    hint: 'Say whose: "your own" or "its own".',
  },
  {
    name: "letter-by-letter",
    pattern: /\bletter (?:by|for) letter\b/gi,
    message: called,
    hint: 'Write "exactly" or "character by character".',
  },
  {
    name: "read-only",
    pattern: /\bread only\b/gi,
    message: () => '"read only" needs a hyphen.',
    hint: 'Write "read-only".',
  },
  {
    name: "serial-comma",
    // Lists of four, and lists of three quoted things: a list of three words cannot be told from an aside, and a pair inside a list has a
    // comma after it.
    pattern: /(?:[\w-]+, [\w-]+, [\w-]+|…, …) (?:and|or) (?:[\w-]+|…)(?![\w-])(?!(?: [\w-]+){0,2},)/g,
    message: (found) => `The list "${found}" has no comma before its last item.`,
    hint: "Write a, b, and c.",
  },
];
