import { isRecord } from "../../../input/is-record";

/** A map of a document. */
export type Node = Record<string, unknown>;

/** Rebuilds a value bottom-up; `change` receives every map after its contents have been rebuilt. */
export function mapTree(value: unknown, change: (node: Node) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapTree(item, change));
  if (!isRecord(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTree(inner, change)])));
}

/** The map at a path of keys; an empty one where there is none. */
export function nodeAt(value: unknown, ...path: readonly string[]): Node {
  const found = path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
  return isRecord(found) ? found : {};
}

/** A copy of the document with other parts below `components`. */
export function withComponents(document: Node, parts: Node): Node {
  return { ...document, components: { ...nodeAt(document, "components"), ...parts } };
}
