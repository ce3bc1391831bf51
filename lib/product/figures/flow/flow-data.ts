import { type Reader, readAll, readReference } from "../../reference/sample-world-reader";

const file = "figures/flows.yaml";

const node = (r: Reader) => ({
  id: r.text("id"),
  x: r.number("x"),
  y: r.number("y"),
  width: r.number("width"),
  lines: r.texts("lines"),
  isMain: r.flag("isMain"),
});

const arrow = (r: Reader) => ({
  from: r.text("from"),
  to: r.text("to"),
  label: r.text("label"),
  d: r.text("d"),
  x: r.number("x"),
  y: r.number("y"),
});

const flow = (r: Reader) => ({
  name: r.text("name"),
  title: r.text("title"),
  type: r.choice("type", ["graph", "pairs", "bars", "rail", "gross"]),
  height: r.has("height") ? r.number("height") : 0,
  nodes: r.list("nodes", node),
  arrows: r.list("arrows", arrow),
  notes: r.list("notes", (n) => ({ text: n.text("text"), x: n.number("x"), y: n.number("y") })),
  pairs: r.list("pairs", (p) => ({ kind: p.text("kind"), cause: p.text("cause"), effects: p.text("effects") })),
  limit: r.has("limit") ? r.number("limit") : 1,
  unit: r.optional("unit") ?? "",
  columns: r.texts("columns"),
  bars: r.list("bars", (b) => ({ label: b.text("label"), parts: b.numbers("parts"), result: b.text("result") })),
  rails: r.list("rails", (p) => ({ label: p.text("label"), points: p.texts("points") })),
});

const flows = readAll(file, readReference(file), (root) => root.list("flows", flow));

/** A small flow as the data file describes it. */
export type Flow = (typeof flows)[number];

/** Names of all flows; the first is the default. */
export const flowNames = flows.map(({ name }) => name);

/** The flow of this name; throws when there is none. */
export function flowOf(name: string): Flow {
  const found = flows.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no flow "${name}".`);
  return found;
}
