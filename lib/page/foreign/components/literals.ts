import type { Nodes, Root } from "mdast";
import { isMedia } from "../../../media.mjs";
import type { JsxElement } from "../../jsx";
import { walk } from "../../walk";

const constant = /^export const (\w+) = ((["'`])(?:(?!\3)[^\\])*\3);?[ \t]*$/gm;

/** The code a page loses: not imports, since missing components are reported where they are used, and not string constants. */
export const lostCode = (code: string): string => code.replace(constant, "").replace(imports, "").trim();

const imports = /^import\b[^"']*["'][^"'\n]*["'].*$/gm;

const picture = /^import (\w+) from ["']([^"'\n]+)["'];?[ \t]*$/gm;

/** String constants by name (`export const a = "text"`), and `values`: those plus imported media, for attributes. */
export function constantsOf(tree: Root): { texts: Map<string, string>; values: Map<string, string> } {
  const code: string[] = [];
  // ESM may also occur inside a component.
  walk<Nodes>(tree, (node) => {
    if (node.type === "mdxjsEsm") code.push(node.value);
  });
  const all = code.join("\n");
  const pictures = [...all.matchAll(picture)].filter(([, , address = ""]) => isMedia(address));
  const texts = [...all.matchAll(constant)].map(([, name = "", text = ""]) => [name, literalOf(text) ?? ""] as const);
  const addresses = pictures.map(([, name = "", address = ""]) => [name, address] as const);
  return { texts: new Map(texts), values: new Map([...texts, ...addresses]) };
}

/** The text of a literal or of a constant, empty for a comment; undefined for other code. */
export function literalOf(code: string, constants?: ReadonlyMap<string, string>): string | undefined {
  const text = code.trim();
  if (constants?.has(text)) return constants.get(text);
  if (text === "" || /^(\/\*[\s\S]*?\*\/\s*)+$/.test(text)) return "";
  if (/^(true|false|-?[\d.]+)$/.test(text)) return text;
  const quoted = /^(["'`])((?:(?!\1)[^\\])*)\1$/.exec(text)?.[2];
  return quoted?.includes("${") ? undefined : quoted;
}

/** Attributes with literal values, and the names of those whose values are code. */
export function literalAttributes({ attributes }: JsxElement, constants: ReadonlyMap<string, string>) {
  const literal: Record<string, string> = {};
  const lost: string[] = [];
  for (const attribute of attributes) {
    if (attribute.type !== "mdxJsxAttribute") continue;
    const { name, value } = attribute;
    const text =
      value == null || typeof value === "string"
        ? (value ?? "")
        : (addressIn(value.value) ?? literalOf(value.value.replace(/^\s*(\w+)\.src\s*$/, "$1"), constants));
    if (text === undefined) lost.push(name);
    else literal[name] = text;
  }
  return { attributes: literal, lost };
}

/** The address in `require("./a.png").default` or `useBaseUrl("/a.png")` of Docusaurus. */
const addressIn = (code: string): string | undefined =>
  /^\s*(?:require|useBaseUrl)\(\s*(["'`])([^"'`$]+)\1\s*\)(?:\.default)?\s*$/.exec(code)?.[2];
