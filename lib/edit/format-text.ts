import { outsideCode } from "./replace-addresses";

/** Sorts the keys of a page's front matter into the order of `keys`; lines and comments below a key move with it. */
export function sortFrontMatter(text: string, keys: readonly string[]): string {
  const found = /^---\n([\s\S]*?\n)---(?=\n|$)/.exec(text);
  if (!found?.[1]) return text;
  const blocks = found[1].split(/^(?=[A-Za-z_][\w-]*:)/m);
  const rankOf = (block: string) => {
    const rank = keys.indexOf(block.slice(0, block.indexOf(":")));
    return rank < 0 ? keys.length : rank;
  };
  // What stands before the first key, such as a comment on the whole, stays there.
  const head = /^[A-Za-z_]/.test(blocks[0] ?? "") ? [] : blocks.splice(0, 1);
  const ordered = [...blocks].sort((a, b) => rankOf(a) - rankOf(b));
  return `---\n${[...head, ...ordered].join("")}---${text.slice(found[0].length)}`;
}

const delimiter = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

/**
 * Formats a page's tables uniformly: `| a | b |` above `|---|---|`. Contents and alignment of columns stay. Tables that begin on the line
 * of a list item or a quote are left alone.
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

/** True for the line that makes a table with the delimiter below it: it has as many cells, and no mark that belongs to no cell. */
const isHead = (line: string, below: string): boolean =>
  isRow(line) && !isDelimiter(line) && cellsOf(line).length === cellsOf(below).length;

/** How a line begins that is no row even below others: of a list, a quote, a heading, a container, a component, code, or a footnote. */
const otherBlock = /^\s*(?:[-*+]\s|\d+[.)]\s|>|#{1,6}\s|:::|[<{]|\[\^)/;

const isRow = (line = "") => line.includes("|") && !otherBlock.test(line);

/** Cells of a row without the blanks around them; an escaped bar is part of its cell. */
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
