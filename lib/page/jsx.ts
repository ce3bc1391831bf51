import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

/** A component as Markdown trees have it. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type Attribute = JsxElement["attributes"][number];

/** True for a component, on a line of its own or inside a sentence. */
export const isJsx = (node: { type: string }): node is JsxElement =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** True for an attribute that is no expression. */
export const isText = (attribute: Attribute): boolean =>
  attribute.type === "mdxJsxAttribute" && (typeof attribute.value === "string" || attribute.value == null);

/** What is written on a component; a bare word is an empty text. Expressions are left out: reading reports them. */
export function stringAttributes({ attributes }: JsxElement): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === "mdxJsxAttribute" && (typeof attribute.value === "string" || attribute.value == null)
        ? [[attribute.name, attribute.value ?? ""]]
        : [],
    ),
  );
}
