import type { Element } from "hast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

/** A component as Markdown trees have it. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type Attribute = JsxElement["attributes"][number];

/** True for a component, on a line of its own or inside a sentence. */
export const isJsx = (node: { type: string }): node is JsxElement =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** True for an attribute that is no expression. */
export const isText = (attribute: Attribute): attribute is MdxJsxAttribute & { value?: string | null } =>
  attribute.type === "mdxJsxAttribute" && (typeof attribute.value === "string" || attribute.value == null);

/** What is written on a component; a bare word is an empty text. Expressions are left out: reading reports them. */
export function stringAttributes({ attributes }: JsxElement): Record<string, string> {
  return Object.fromEntries(attributes.filter(isText).map(({ name, value }) => [name, value ?? ""]));
}

/** Values as they would be written on a component; those that are not there are left out. */
export function attributesOf(values: Readonly<Record<string, unknown>>): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [{ type: "mdxJsxAttribute", name, value: String(value) }],
  );
}

/** Turns an element of HTML into a component without children. */
export function toComponent(element: Element, name: string, attributes: Readonly<Record<string, unknown>>): void {
  Object.assign(element, { type: "mdxJsxFlowElement", name, attributes: attributesOf(attributes), children: [] });
}
