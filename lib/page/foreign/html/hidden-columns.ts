import type { Element, ElementContent, Nodes } from "hast";
import { walk } from "../../walk";

/**
 * Removes the columns of HTML tables that GitBook hides, `<th data-hidden>`, except covers of cards, which are images. The target of a card
 * becomes the link of the first cell that is shown.
 */
export function dropHiddenColumns(table: Element): void {
  const rows = elementsIn(table, "tr");
  const heads = rows[0] ? cellsOf(rows[0]).map(({ properties }) => properties) : [];
  const hidden = heads.map((head) => "dataHidden" in head && !("dataCardCover" in head));
  const target = heads.findIndex((head, index) => hidden[index] && "dataCardTarget" in head);
  // A table of which nothing would be left is shown whole.
  if (!hidden.includes(true) || !hidden.includes(false)) return;
  for (const row of rows) {
    const cells = cellsOf(row);
    const [first] = cells.filter((_, index) => !hidden[index]);
    const [link] = cells[target] ? elementsIn(cells[target], "a") : [];
    if (first && link && elementsIn(first, "a").length === 0) first.children = [{ ...link, children: first.children }];
    const dropped = new Set<ElementContent>(cells.filter((_, index) => hidden[index]));
    row.children = row.children.filter((child) => !dropped.has(child));
  }
}

function elementsIn(node: Element, name: string): Element[] {
  const found: Element[] = [];
  walk<Nodes>(node, (inner) => {
    if (inner.type === "element" && inner.tagName === name) found.push(inner);
  });
  return found;
}

const cellsOf = ({ children }: Element): Element[] =>
  children.flatMap((child) => (child.type === "element" && /^t[dh]$/.test(child.tagName) ? [child] : []));
