import type { Mistake } from "../types";

/** A mark in a text that found no partner, and the index at which it stands. */
type Leftover = Mistake & { index: number };

/** Marks that a text still has are marks that found no partner; escaped ones are meant. */
const marks: [mark: RegExp, message: (found: string) => string, hint: string][] = [
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
    /^ {0,3}#{2,3}[\p{L}\u00A0].*/mu,
    (found) => `The heading "${found.trim()}" has no space after the number signs.`,
    "Write ## Heading, or ### Heading.",
  ],
  [
    /^(?:[-*+]|\d+[.)])\u00A0/m,
    () => "A list with a no-break space behind its marks: it is no list.",
    "Type a plain blank behind each mark.",
  ],
  [
    /^[•◦▪‣]\s/m,
    (found) => `A list with "${found.trim()}": it is no list.`,
    "Write - and a blank in front of each entry.",
  ],
  [
    /^(?:-|\d+[.)])\p{L}.*\n(?:-|\d+[.)])\p{L}/mu,
    () => "A list without blanks: it is no list.",
    "Write a blank behind each mark.",
  ],
  [
    /(?<=\n)\d+[.)][ \t].*\n\d+[.)][ \t]/,
    () => "A numbered list right below a text: it is no list.",
    "Leave a blank line above the list.",
  ],
  [
    /\([^()\n]+\)\[(?:\/|#|https?:)[^\]\n]*\]/,
    (found) => `A link the wrong way round: "${found}".`,
    "Write [text](/address).",
  ],
  [/\[\[[^\][\n]+\]\]/, (found) => `A link in the form of another tool: "${found}".`, "Write [text](/address)."],
  [/´[^´\n]+´/, (found) => `Accents are no marks of code: "${found}".`, "Write code between backticks: `code`."],
  [
    /^ {0,3}:::\w+[ \t]+[^\s[{].*/m,
    (found) => `The title of the admonition "${found.trim()}" is not in brackets.`,
    "Write :::note[Title].",
  ],
  [
    /^ {0,3}:::(?!\w+[ \t]+[^\s[{])\s*\w/m,
    () => '":::" does not start an admonition.',
    "Write :::note without a space, on a line of its own.",
  ],
];

/** What is left over in a text as it is written, each mark once. */
export function findLeftovers(text: string): Leftover[] {
  return marks.flatMap(([mark, message, hint]) => {
    const found = mark.exec(text);
    return found ? [{ index: found.index, message: message(found[0]), hint }] : [];
  });
}
