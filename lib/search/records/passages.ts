import { words as language } from "#texts/words";
import { readMarked } from "../../marked-text";
import type { Block } from "../../page/blocks";
import type { IndexedPage, IndexedSection } from "../types";

/** The text of a page: what comes before the first heading, and its sections. */
export type Passages = Pick<IndexedPage, "text" | "marked" | "sections">;

/** Number of columns from which on a row needs the column names to be understood. */
const namedColumns = 2;

type Section = { anchor?: string; heading?: string; lines: string[]; terms: IndexedSection[] };

/** Groups the blocks of a page by section, without code. If a name is drawn several times, the first one is kept. */
export function passagesOf(blocks: readonly Block[]): Passages {
  const found: Section[] = [{ lines: [], terms: [] }];
  for (const block of blocks) {
    const current = found.at(-1);
    if (block.type === "heading") found.push({ anchor: block.id, heading: block.text, lines: [], terms: [] });
    else if (current && block.type === "row" && block.isTerm) current.terms.push(termOf(block, current.anchor));
    else current?.lines.push(...linesOf(block));
  }
  const named = new Set<string>();
  const isFirst = ({ heading }: IndexedSection) => !named.has(heading) && Boolean(named.add(heading));
  const sections = found.flatMap(({ heading, anchor, lines, terms }) => [
    ...(heading === undefined || language.linkHeadings.test(heading)
      ? []
      : [{ heading, anchor, ...readMarked(lines.join("\n")) }]),
    ...terms.filter(isFirst),
  ]);
  return { ...readMarked(found[0]?.lines.join("\n") ?? ""), sections };
}

/** A name has its own anchor, or that of the section with its table. */
function termOf({ cells: [name = "", ...cells], id }: Block & { type: "row" }, anchor?: string): IndexedSection {
  const place = id ?? anchor;
  return {
    heading: name,
    ...(place !== undefined && { anchor: place }),
    text: cells.filter(Boolean).join(" "),
    isTerm: true,
  };
}

function linesOf(block: Block): string[] {
  if (block.type === "paragraph") return [block.text];
  if (block.type === "item") return [`${block.number === undefined ? "- " : `${block.number}. `}${block.text}`];
  if (block.type !== "row") return [];
  const isNamed = block.head !== undefined && block.head.length >= namedColumns;
  return [...(isNamed ? [`|| ${joinCells(block.head ?? [])}`] : []), `| ${joinCells(block.cells)}`];
}

const joinCells = (cells: readonly string[]) => cells.map((cell) => cell || "–").join(" | ");
