import { findMistakes } from "./check-use";
import type { Attributes, Contracts, Drawn, DrawnRow } from "./contract";
import { linesWithout, type Wording, type Words, wordsOf } from "./wording";

/** What one use of a component renders besides its children; nothing if it violates its contract, which the check reports. */
export function drawnBy(
  contracts: Contracts,
  name: string,
  attributes: Attributes,
  wording: Wording = "edition",
): Drawn[] {
  const draw = Object.hasOwn(contracts, name) ? contracts[name]?.draw : undefined;
  if (!draw || findMistakes(contracts, name, attributes).length > 0) return [];
  return translateDrawn(draw(attributes, wording), wording);
}

/** Translates the tables in `drawn` to the wording of a page. */
export function translateDrawn(drawn: readonly Drawn[], wording: Wording): Drawn[] {
  const words = wordsOf(wording);
  return drawn.map((block) => (block.type === "table" ? translateTable(block, words) : block));
}

/** The ids that `drawn` puts on the page. */
export function anchorsOf(drawn: readonly Drawn[]): string[] {
  return drawn.flatMap((block) => {
    if (block.type === "anchor") return [block.id];
    return block.type === "table" ? block.rows.flatMap(({ id }) => (id === undefined ? [] : [id])) : [];
  });
}

/**
 * Creates a table without all-empty columns, with the rows of each group together; nothing if there are no rows. `isListed`: no column
 * explains the name, so that each needs its label.
 */
export function drawTable(
  label: string,
  head: readonly string[],
  rows: readonly DrawnRow[],
  { isListed = false } = {},
): Drawn[] {
  if (rows.length === 0) return [];
  const isUsed = (_: string, column: number) => rows.some(({ cells }) => cells[column] !== "");
  const used = rows.map((row) => ({ ...row, cells: row.cells.filter(isUsed) }));
  const rowsOf = (group: string | undefined) => used.filter((row) => row.group === group);
  const groups = new Set(used.map(({ group }) => group));
  const columns = columnsOf(head.filter(isUsed));
  return [{ type: "table", label, ...columns, ...(isListed && { main: 0 }), rows: [...groups].flatMap(rowsOf) }];
}

/** Column heads of a table, and the roles of its columns. */
function columnsOf(head: readonly string[]) {
  const meaning = head.indexOf("Meaning");
  const hasFacts = meaning === head.length - 1 && (head.includes("Required") || head.includes("Default"));
  return { head, main: meaning < 0 ? head.length - 1 : meaning, ...(hasFacts && { hasFacts }) };
}

/** Translates a table, line by line within each cell, and marks untranslated cells. Unchanged if there are no translations at all. */
export function translateTable(table: Extract<Drawn, { type: "table" }>, words: Words): Drawn {
  if (Object.keys(words).length === 0) return table;
  const translate = (text: string) => words[text] ?? text;
  const rowIn = ({ cells, group, ...row }: DrawnRow): DrawnRow => {
    const unworded = cells.flatMap((cell, index) => (index > 0 && linesWithout(words, cell).length > 0 ? [index] : []));
    return {
      ...row,
      cells: cells.map((cell) => cell.split("\n").map(translate).join("\n")),
      ...(group !== undefined && { group: translate(group) }),
      ...(unworded.length > 0 && { unworded }),
    };
  };
  const label = table.label.split(": ").map(translate).join(": ");
  return { ...table, label, head: table.head.map(translate), rows: table.rows.map(rowIn) };
}
