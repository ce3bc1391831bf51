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
  [/(?<!\\)\]\(/, () => 'A link that is never closed: "](".', "Write [text](/address), with %20 for blanks."],
  [
    /(?<!\\)\][ \t]+\((?=\/|https?:)/,
    () => 'A link with a blank between text and address: "] (".',
    "Write [text](/address).",
  ],
  [
    /(?<![\\*])\*\*(?!\*)/,
    () => '"**" without its partner.',
    "Close bold text with ** right behind its last letter, or write \\*\\*.",
  ],
  [
    /(?<![\\*\p{L}\p{N}])\*(?=\p{L})/u,
    () => '"*" without its partner.',
    "Close text in italics with * right behind its last letter, or write \\*.",
  ],
  [
    /(?<![\\_\p{L}\p{N}])__(?=\p{L})/u,
    () => '"__" without its partner.',
    "Write bold text as **text**, or the name in code font.",
  ],
  [
    /^(?:\[!\w+\]|(?:!!!|\?\?\?\+?)[ \t]+\w+)/m,
    (found) => `A note in the form of another tool: "${found}".`,
    "Write :::note, its text below, and ::: below that.",
  ],
  [/^\[\][ \t]/, () => 'A box without a blank in it: "[]".', "Write - [ ] for a box, and - [x] for a checked one."],
  [/(?<![\\~])~~(?!~)/, () => '"~~" without its partner.', "Close text that is struck with ~~, or write \\~\\~."],
  [
    /(?<![\\`])`/,
    () => '"`" without its partner.',
    "Close code with as many backticks as it starts with, or write \\`.",
  ],
  [
    /^ {0,3}#{2,3}[\p{L}\u00A0].*/mu,
    (found) => `A heading without a blank: "${found.trim()}".`,
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
    (found) => `The title of an admonition without brackets: "${found.trim()}".`,
    "Write :::note[Title].",
  ],
  [
    /^ {0,3}:::(?!\w+[ \t]+[^\s[{])\s*\w/m,
    () => 'An admonition that is none: ":::".',
    "Write :::note without a blank, on a line of its own.",
  ],
];

/** What is left over in a text as it is written, each mark once. */
export function findLeftovers(text: string): Leftover[] {
  return marks.flatMap(([mark, message, hint]) => {
    const found = mark.exec(text);
    return found ? [{ index: found.index, message: message(found[0]), hint }] : [];
  });
}
