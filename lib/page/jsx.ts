import type { Element } from "hast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

/** A component in a Markdown tree. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type Attribute = JsxElement["attributes"][number];

/** Whether a node is a component, block or inline. */
export const isJsx = (node: { type: string }): node is JsxElement =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** Whether an attribute is not an expression. */
export const isText = (attribute: Attribute): attribute is MdxJsxAttribute & { value?: string | null } =>
  attribute.type === "mdxJsxAttribute" && (typeof attribute.value === "string" || attribute.value == null);

/** The text attributes of a component; one without a value is "". Expressions are left out, since reading reports them. */
export function stringAttributes({ attributes }: JsxElement): Record<string, string> {
  return Object.fromEntries(attributes.filter(isText).map(({ name, value }) => [name, value ?? ""]));
}

/** Converts values to attributes; undefined and null are left out. */
export function attributesOf(values: Readonly<Record<string, unknown>>): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [{ type: "mdxJsxAttribute", name, value: String(value) }],
  );
}

/** Turns an HTML element into a component without children. */
export function toComponent(element: Element, name: string, attributes: Readonly<Record<string, unknown>>): void {
  Object.assign(element, { type: "mdxJsxFlowElement", name, attributes: attributesOf(attributes), children: [] });
}
