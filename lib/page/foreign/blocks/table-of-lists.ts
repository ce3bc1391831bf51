import type { Nodes } from "mdast";
import type { JsxElement } from "../../jsx";
import { element } from "../html/elements";

/** The table that Markdoc has as lists between rules, one a row, of which the first is the head; undefined if there is anything else. */
export function tableOfLists(children: readonly Nodes[]): JsxElement | undefined {
  const rows = children.flatMap((child) => (child.type === "list" ? [child] : []));
  const [head, ...body] = rows;
  const isTable = children.every(({ type }) => type === "list" || type === "thematicBreak");
  if (!head || !isTable) return undefined;
  const rowOf = ({ children: items }: (typeof rows)[number], name: "th" | "td") => {
    const cells = items.map(({ children: inner }) => {
      const [first, ...others] = inner;
      return element(name, {}, first?.type === "paragraph" && others.length === 0 ? first.children : inner);
    });
    return element("tr", {}, cells);
  };
  return element("table", {}, [
    element("thead", {}, [rowOf(head, "th")]),
    element(
      "tbody",
      {},
      body.map((row) => rowOf(row, "td")),
    ),
  ]);
}
