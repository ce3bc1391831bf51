import type { Mistake } from "../types";

/** A mark in a text without a partner, and its index. */
type Leftover = Mistake & { index: number };

type Mark = [mark: RegExp, message: (found: string) => string, hint: string];

/** Patterns of marks left in a parsed text, which therefore have no partner. Escaped ones are intended. */
const marks: Mark[] = [
  [
    /(?<!\\)\[\^[^\]\s]+\]/,
    (found) => `There is no footnote "${found}".`,
    "Write its text on a line of its own: [^name]: …",
  ],
  [
    /(?<!\\)\[[^\][\n]+\]\[[^\]\n]*\]/,
    (found) => `There is no address for "${found}".`,
    "Write [text](/address), or the address on a line of its own: [name]: /address.",
  ],
  [/(?<!\\)\]\(/, () => 'The link "](" is never closed.', "Write [text](/address), with %20 for spaces."],
  [
    /(?<!\\)\][ \t]+\((?=\/|https?:)/,
    () => 'The link "] (" has a space between text and address.',
    "Write [text](/address).",
  ],
  [
    /(?<![\\*])\*\*(?!\*)/,
    () => '"**" has no matching "**".',
    "Close bold text with ** right after its last letter, or escape it as \\*\\*.",
  ],
  [
    /(?<![\\*\p{L}\p{N}])\*(?=\p{L})/u,
    () => '"*" has no matching "*".',
    "Close text in italics with * right after its last letter, or escape it as \\*.",
  ],
  [
    /(?<![\\_\p{L}\p{N}])__(?=\p{L})/u,
    () => '"__" has no matching "__".',
    "Write bold text as **text**, or put the name in code font.",
  ],
  [
    /(?<![\\~])~~(?!~)/,
    () => '"~~" has no matching "~~".',
    "Close strikethrough text with ~~, or escape it as \\~\\~.",
  ],
  [
    /(?<![\\`])`/,
    () => '"`" has no matching "`".',
    "Close code with as many backticks as it starts with, or escape them as \\`.",
  ],
  [
    /\([^()\n]+\)\[(?:\/|#|https?:)[^\]\n]*\]/,
    (found) => `The link "${found}" has its brackets and parentheses swapped.`,
    "Write [text](/address).",
  ],
  [/\[\[[^\][\n]+\]\]/, (found) => `The link "${found}" is in the syntax of another tool.`, "Write [text](/address)."],
  [
    /(?<!\\)&(?:lt|gt|amp|quot|nbsp)(?![;\w=])/,
    (found) => `"${found}" has no semicolon.`,
    "Write &lt; or &gt; with one, or put the character in code font.",
  ],
  [
    /´[^´\n]+´/,
    (found) => `"${found}" is between accents, which do not mark code.`,
    "Write code between backticks: `code`.",
  ],
];

/** Two lines with numbers of at most two digits below another line, the second the first plus one. */
const successive = new RegExp(
  `(?<=\\n)(?:${Array.from({ length: 99 }, (_, first) => `${first}[.)][ \\t].*\\n${first + 1}[.)][ \\t]`).join("|")})`,
);

/** Block marks at the start of a line within a paragraph. */
const lineMarks: Mark[] = [
  [
    /^(?:\[!\w+\]|(?:!!!|\?\?\?\+?)[ \t]+\w+)/m,
    (found) => `"${found}" is a note in the syntax of another tool.`,
    "Write :::note, its text below, and ::: below that.",
  ],
  [
    /^\[\][ \t]/,
    () => 'The checkbox "[]" has no space in it.',
    "Write - [ ] for an empty checkbox, and - [x] for a checked one.",
  ],
  [
    /^\[[ xX]\](?=[\p{L}\p{N}])/mu,
    (found) => `The checkbox "${found}" has no space after it.`,
    "Write a space between the checkbox and its text.",
  ],
  [
    /^ {0,3}#{2,3}[\p{L}\u00A0].*/mu,
    (found) => `The heading "${found.trim()}" has no space after the number signs.`,
    "Write ## Heading, or ### Heading.",
  ],
  [
    /^(?:[-*+]\u00A0|1[.)]\u00A0.*\n2[.)]\u00A0)/m,
    () => "A list has a no-break space after its marks and is shown as plain text.",
    "Type a space after each mark.",
  ],
  [
    /^[•◦▪‣]\s/m,
    (found) => `A list with "${found.trim()}" is shown as plain text.`,
    "Write - and a space in front of each entry.",
  ],
  [
    /^(?:-\p{L}{2}.*\n-\p{L}{2}|1[.)]\p{L}.*\n2[.)]\p{L})/mu,
    () => "A list without spaces after its marks is shown as plain text.",
    "Write a space after each mark.",
  ],
  [
    successive,
    () => "A numbered list directly below text is shown as plain text.",
    "Leave a blank line above the list.",
  ],
  [
    /^ {0,3}:::\w+[ \t]+[^\s[{].*/m,
    (found) => `The title of the admonition "${found.trim()}" is not in brackets.`,
    "Write :::note[Title].",
  ],
  [
    /^ {0,3}:::\w+\[[^\]\n]*$/m,
    (found) => `The title of the admonition "${found.trim()}" is never closed.`,
    "Write :::note[Title].",
  ],
  [
    /^ {0,3}:::(?!\w+(?:[ \t]+[^\s[{]|\[[^\]\n]*$))\s*\w/m,
    () => '":::" does not start an admonition.',
    "Write :::note without a space, on a line of its own.",
  ],
];

/** Finds a line of colons in the lines of a paragraph: an end of an admonition that nothing begins. */
export function findLoneEnd(text: string): Leftover | undefined {
  const [found] = findMarks([loneEnd], text);
  return found;
}

const loneEnd: Mark = [
  /^ {0,3}:{3,}[ \t]*$/m,
  (found) => `"${found.trim()}" ends no admonition.`,
  "Remove it, or write :::note above the text that it ends.",
];

/**
 * Finds leftover marks in a source text, each once. `linesFrom` is the index from which its lines are lines of a paragraph; undefined if
 * none are.
 */
export function findLeftovers(text: string, linesFrom: number | undefined): Leftover[] {
  const inLines = linesFrom === undefined ? [] : findMarks(lineMarks, text.slice(linesFrom));
  return [
    ...findMarks(marks, text),
    ...inLines.map(({ index, ...mistake }) => ({ ...mistake, index: index + (linesFrom ?? 0) })),
  ];
}

const findMarks = (among: Mark[], text: string): Leftover[] =>
  among.flatMap(([mark, message, hint]) => {
    const found = mark.exec(text);
    return found ? [{ index: found.index, message: message(found[0]), hint }] : [];
  });
