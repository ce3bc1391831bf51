import type { Code, Nodes } from "mdast";
import { type JsxElement, stringAttributes } from "../../jsx";
import { walk } from "../../walk";
import { literalOf } from "../components/literals";
import { type Parts, partAt } from "./parts";

const rawImport = /^import\s+(\w+)\s+from\s+["'](?:!!raw-loader!([^"'?]+)|([^"'?]+)\?raw)["'];?\s*$/;

/** Paths of files imported as text by name: `import a from "!!raw-loader!./a.js"` of Docusaurus, `from "./a.js?raw"` of Vite. */
export function importedCode(esm: string): Map<string, string> {
  const found = esm.split("\n").flatMap((line) => {
    const [, name = "", loaded, raw = loaded ?? ""] = rawImport.exec(line) ?? [];
    return name ? [[name, raw.replace(/^@site(?=\/)/, "")] as const] : [];
  });
  return new Map(found);
}

/**
 * The code that `<CodeBlock language="js" title="a.js">{a}</CodeBlock>` of Docusaurus and `<Code code={a} />` of Starlight show, from a
 * literal or an imported file; undefined for other components and other code.
 */
export function codeOfComponent(
  node: JsxElement,
  parts: Parts,
  imports: ReadonlyMap<string, string>,
): Code | undefined {
  if (node.name !== "CodeBlock" && node.name !== "Code") return undefined;
  const [expression, ...others] = expressionsOf(node);
  if (expression === undefined || others.length > 0) return undefined;
  const path = imports.get(expression.trim());
  const value = path === undefined ? literalOf(expression) : partAt(parts, path)?.trimEnd();
  if (value === undefined) return undefined;
  const { language, lang = language, title } = stringAttributes(node);
  const meta = [
    title && `title="${title.replaceAll('"', "'")}"`,
    node.attributes.some((attribute) => "name" in attribute && attribute.name === "showLineNumbers") &&
      "showLineNumbers",
  ];
  const known = lang ?? /\.(\w+)$/.exec(path ?? "")?.[1] ?? "";
  return { type: "code", lang: known, meta: meta.filter(Boolean).join(" "), value, position: node.position };
}

/** The code in the `code` attribute and in the children of a component. */
function expressionsOf(node: JsxElement): string[] {
  const found = node.attributes.flatMap(({ value, ...attribute }) =>
    "name" in attribute && attribute.name === "code" && value && typeof value === "object" ? [value.value] : [],
  );
  for (const child of node.children)
    walk<Nodes>(child, (inner) => {
      if (inner.type === "mdxFlowExpression" || inner.type === "mdxTextExpression") found.push(inner.value);
      if (inner.type === "text" && inner.value.trim()) found.push("", "");
    });
  return found;
}
