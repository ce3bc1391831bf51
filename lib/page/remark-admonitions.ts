import type { Nodes, Paragraph, Root, RootContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { VFile } from "vfile";
import { attributesOf } from "./jsx";
import { joinTexts, walk } from "./walk";

/** The kinds of admonitions that authors may write as `:::kind[Title]`. */
export const admonitionTypes = ["note", "tip", "info", "warning", "danger"] as const;

/** Turns `:::note[Title]` blocks into the Admonition component. Unknown blocks are left for the check to report. */
export function remarkAdmonitions() {
  return (tree: Root) =>
    walk<Nodes>(tree, (node) => {
      if (node.type === "containerDirective" && admonitionTypes.some((type) => type === node.name)) toAdmonition(node);
    });
}

/**
 * Turns text and leaf directives, which are a side effect of the syntax of blocks (`ObjectType::Codeunit`, `a:b`), into their source text
 * again.
 */
export function remarkPlainColons() {
  return (tree: Root, file: VFile) => {
    const restored = new Set<Extract<Nodes, { children: unknown }>>();
    walk<Nodes>(tree, (node, index, parent) => {
      if (node.type !== "textDirective" && node.type !== "leafDirective") return;
      const value = String(file).slice(node.position?.start.offset, node.position?.end.offset);
      const text = { type: "text" as const, value, position: node.position };
      const source = node.type === "textDirective" ? text : { type: "paragraph" as const, children: [text] };
      if (parent && "children" in parent) {
        parent.children.splice(index ?? 0, 1, source);
        restored.add(parent);
      }
    });
    for (const parent of restored) Object.assign(parent, { children: joinTexts(parent.children) });
  };
}

function toAdmonition(node: ContainerDirective): void {
  const { label, content } = splitLabel(node);
  // The label keeps its inline markup; the component finds it by its element name.
  const title: RootContent[] = label ? [{ ...label, data: { hName: "admonition-title" } }] : [];
  Object.assign(node, {
    type: "mdxJsxFlowElement",
    name: "Admonition",
    attributes: attributesOf({ type: node.name }),
    children: [...title, ...content],
  });
}

/** Makes the label of a container. */
export const labelWith = (value: string): Paragraph => ({
  type: "paragraph",
  data: { directiveLabel: true },
  children: [{ type: "text", value }],
});

/** Splits a container into its label, as in `:::note[Label]`, and its content. */
export function splitLabel({ children }: ContainerDirective): { label?: Paragraph; content: RootContent[] } {
  const [first, ...content] = children;
  return first?.type === "paragraph" && first.data?.directiveLabel ? { label: first, content } : { content: children };
}
