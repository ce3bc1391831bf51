import { dirname, posix } from "node:path";
import type { Code, Nodes, Root, RootContent } from "mdast";
import type { Processor } from "unified";
import { VFile } from "vfile";
import type { Finding, Mistake } from "../../types";
import { isJsx } from "../jsx";
import { remarkPlainColons } from "../remark-admonitions";
import { absoluteAddress, type FromWhere } from "../remark-relative";
import { placeOf, walk } from "../walk";
import { codeOfComponent, importedCode } from "./parts/code-components";
import { withoutEscape } from "./parts/mdbook";
import { importedParts, textUse } from "./parts/part-uses";
import { cutPart, deepestPart, hasRegion, type Parts, type PartUse, partAt, partDirective } from "./parts/parts";
import { standardText } from "./text";

type Options = FromWhere & { parts: Parts; isMdx: boolean; findings: Finding[] };

/** Inserts included text and code into the tree of a page, so that its line numbers stay valid. */
export function remarkForeignParts(this: Processor, { parts, isMdx, findings, base, moved }: Options) {
  /** Parses an included text. Those that it is in, `around`, it cannot include. Findings are told at the node `page` of the page. */
  const parse = (text: string, place: Nodes, around: readonly string[], page = place): RootContent[] => {
    const own: Finding[] = [];
    const file = new VFile(standardText(text, isMdx, own, { parts: partsBut(parts, around) }));
    findings.push(...own.map((finding) => ({ ...finding, ...placeOf(page) })));
    const tree: Root = { type: "root", children: [] };
    Object.assign(tree, this.parse(file));
    fill(tree, (node) => included(node, around, page));
    // Restores text that only looked like a directive from this file, not from that of the page.
    remarkPlainColons()(tree, file);
    walk<Nodes>(tree, (node) => {
      node.position = place.position;
    });
    return tree.children;
  };
  const take = (text: string, use: PartUse, place: Nodes) => {
    if (!hasRegion(text, use)) findings.push({ severity: "warning", ...placeOf(place), ...noRegion(use) });
    return cutPart(text, use);
  };
  const included = (node: Nodes, around: readonly string[] = [], page = node): Nodes[] | undefined => {
    if (node.type !== "leafDirective" || node.name !== partDirective) return undefined;
    const use = readUse(node.attributes ?? {});
    const part = take(partAt(parts, use.path) ?? "", use, page);
    return use.info === undefined ? parse(part, node, [...around, use.path], page) : [codeOf(part, use.info, node)];
  };
  /** Files that an imported text names are relative to its own folder, and other links to the page, as in Docusaurus. */
  const fromFolder = (path: string, children: RootContent[]): RootContent[] => {
    const folder = ofTree.test(path) ? dirname(path.replace(ofTree, "")) : posix.join(base, dirname(path));
    walk<Nodes>({ type: "root", children }, (node) => {
      const isFile = node.type === "image" || ("url" in node && /\.mdx?(?:[?#]|$)/.test(node.url));
      if (isFile) node.url = absoluteAddress(node.url, folder, moved);
    });
    return children;
  };
  return (tree: Root) => {
    const esm = tree.children.flatMap((node) => (node.type === "mdxjsEsm" ? [node.value] : [])).join("\n");
    const [names, codeNames] = [importedParts(esm), importedCode(esm)];
    fill(tree, (node) => {
      const path = (isJsx(node) && node.name && names.get(node.name)) || "";
      const text = partAt(parts, path);
      if (text !== undefined) return fromFolder(path, parse(cutPart(text, {}), node, [path]));
      const code = isJsx(node) ? codeOfComponent(node, parts, codeNames) : undefined;
      if (code) return [code];
      if (node.type === "code") return [withSnippets(node, parts, take)];
      return included(node);
    });
  };
}

/** The files that a text may include which is itself in those at the paths `around`. */
const partsBut = (parts: Parts, around: readonly string[]): Parts =>
  around.length < deepestPart
    ? Object.fromEntries(Object.entries(parts).filter(([path]) => !around.includes(path)))
    : {};

/** Begins a path from the top of the tree, whose folder Docusaurus has below `@site/`. */
const ofTree = /^(?:@site\/[^/]+|[@~]?)\//;

const noRegion = ({ path, region, after }: PartUse): Mistake => ({
  message: `"${path}" has no region "${after ?? region}": nothing of it is shown.`,
  hint:
    after === undefined
      ? `Mark its start with "#region ${region}", and its end with "#endregion ${region}".`
      : "Write these words above what is to be shown.",
});

/** Replaces nodes for which `replace` returns a list; the replacements are not visited. */
function fill(node: Nodes, replace: (node: Nodes) => Nodes[] | undefined): void {
  if (!("children" in node)) return;
  const made = node.children.flatMap((child: Nodes) => {
    const instead = replace(child);
    if (instead === undefined) fill(child, replace);
    return instead ?? [child];
  });
  Object.assign(node, { children: made });
}

function readUse({ path, ...others }: Readonly<Record<string, string | null | undefined>>): PartUse {
  const given = Object.entries(others).map(([key, value]) => [key, value ?? undefined]);
  return { path: path ?? "", ...Object.fromEntries(given) };
}

function codeOf(value: string, info: string, { position }: Nodes): Code {
  const [lang = "", ...meta] = info.split(" ");
  return { type: "code", lang, meta: meta.join(" "), value, position };
}

/** Expands inclusions inside a fence, as MkDocs and mdBook allow. */
function withSnippets(node: Code, parts: Parts, take: (text: string, use: PartUse, place: Nodes) => string): Code {
  const lines = node.value.split("\n").map((line) => {
    const use = textUse(line);
    const text = use && partAt(parts, use.path);
    return use === undefined || text === undefined ? withoutEscape(line) : take(text, use, node);
  });
  return { ...node, value: lines.join("\n") };
}
