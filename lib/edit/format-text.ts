import { outsideCode } from "./replace-addresses";

/** Sorts the keys of a page's front matter in the order of `keys`; lines and comments below a key move with it. A byte order mark stays. */
export function sortFrontMatter(text: string, keys: readonly string[]): string {
  const [whole, start, lines] = /^(\uFEFF?---\n)([\s\S]*?\n)---(?=\n|$)/.exec(text) ?? [];
  if (!whole || !lines) return text;
  const blocks = lines.split(/^(?=[A-Za-z_][\w-]*:)/m);
  const rankOf = (block: string) => {
    const rank = keys.indexOf(block.slice(0, block.indexOf(":")));
    return rank < 0 ? keys.length : rank;
  };
  // Text before the first key, such as a comment on the whole, stays there.
  const head = /^[A-Za-z_]/.test(blocks[0] ?? "") ? [] : blocks.splice(0, 1);
  const ordered = [...blocks].sort((a, b) => rankOf(a) - rankOf(b));
  return `${start}${[...head, ...ordered].join("")}---${text.slice(whole.length)}`;
}

const delimiter = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

/**
 * Formats the tables of a page uniformly: `| a | b |` above `|---|---|`. Contents and column alignment are kept. Tables that begin on the
 * line of a list item or a blockquote are unchanged.
 */
export function formatTables(text: string): string {
  return outsideCode(text, (part) => {
    const lines = part.split("\n");
    for (let row = 1; row < lines.length; row++) {
      if (!isDelimiter(lines[row]) || !isHead(lines[row - 1] ?? "", lines[row] ?? "")) continue;
      const indent = indentOf(lines[row - 1] ?? "");
      lines[row - 1] = formatRow(lines[row - 1] ?? "");
      lines[row] = indent + formatDelimiter(lines[row] ?? "");
      for (row++; row < lines.length && isRow(lines[row]); row++) lines[row] = formatRow(lines[row] ?? "");
    }
    return lines.join("\n");
  });
}

const isDelimiter = (line = "") => line.includes("|") && delimiter.test(line);

/** True for the head of a table: a row with as many cells as the delimiter row below it. */
const isHead = (line: string, below: string): boolean =>
  isRow(line) && !isDelimiter(line) && cellsOf(line).length === cellsOf(below).length;

/** Start of a line that ends a table: a list, blockquote, heading, container, component, expression, or footnote. */
const otherBlock = /^\s*(?:[-*+]\s|\d+[.)]\s|>|#{1,6}\s|:::|[<{]|\[\^)/;

const isRow = (line = "") => line.includes("|") && !otherBlock.test(line);

/** The trimmed cells of a row; an escaped bar is part of its cell. */
function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

const indentOf = (line: string) => /^\s*/.exec(line)?.[0] ?? "";
const formatRow = (line: string) =>
  `${indentOf(line)}|${cellsOf(line)
    .map((cell) => (cell ? ` ${cell} |` : " |"))
    .join("")}`;
const formatDelimiter = (line: string) =>
  `|${cellsOf(line)
    .map((cell) => `${cell.replace(/-+/, "---")}|`)
    .join("")}`;
