import { findMistakes } from "./check-use";
import type { Attributes, Contracts, Drawn, DrawnRow } from "./contract";

/** What one use of a component draws beside its children; nothing when it breaks its contract, which the check reports. */
export function drawnBy(contracts: Contracts, name: string, attributes: Attributes): Drawn[] {
  const draw = Object.hasOwn(contracts, name) ? contracts[name]?.draw : undefined;
  return draw && findMistakes(contracts, name, attributes).length === 0 ? draw(attributes) : [];
}

/** Ids that stand on the page because of what is drawn. */
export function anchorsOf(drawn: readonly Drawn[]): string[] {
  return drawn.flatMap((block) => {
    if (block.type === "anchor") return [block.id];
    return block.type === "table" ? block.rows.flatMap(({ id }) => (id === undefined ? [] : [id])) : [];
  });
}

/** The column of a table that is read: it needs no label where rows stand as text. */
export function mainColumn(head: readonly string[]): string | undefined {
  return head.includes("Meaning") ? "Meaning" : head.at(-1);
}

/** A table without the columns in which every cell is empty, its groups put together; nothing when it has no rows. */
export function drawTable(label: string, head: readonly string[], rows: readonly DrawnRow[]): Drawn[] {
  if (rows.length === 0) return [];
  const isUsed = (_: string, column: number) => rows.some(({ cells }) => cells[column] !== "");
  const used = rows.map((row) => ({ ...row, cells: row.cells.filter(isUsed) }));
  const rowsOf = (group: string | undefined) => used.filter((row) => row.group === group);
  const groups = new Set(used.map(({ group }) => group));
  return [{ type: "table", label, head: head.filter(isUsed), rows: [...groups].flatMap(rowsOf) }];
}
