import type { Element } from "hast";

/** Turns an element into a component with string attributes; undefined values are left out. */
export function toComponent(element: Element, name: string, attributes: Record<string, unknown>): void {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== null);
  Object.assign(element, {
    type: "mdxJsxFlowElement",
    name,
    attributes: given.map(([key, value]) => ({ type: "mdxJsxAttribute", name: key, value: String(value) })),
    children: [],
  });
}
