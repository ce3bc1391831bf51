import { bookUse } from "./mdbook";

/** Texts that a page of another tree takes from files, by the path that it writes. */
export type Parts = Readonly<Record<string, string>>;

/** A place where a file, or what lies between two marks or lines in it, stands as code or as text. */
export type PartUse = {
  path: string;
  region?: string;
  lines?: string;
  /** Language and options of code. */
  info?: string;
};

/** The text at a path, if the page may take it. */
export const partAt = (parts: Parts, path: string): string | undefined =>
  Object.hasOwn(parts, path) ? parts[path] : undefined;

/** Name of the directive that marks the place of a part until its text stands there. */
export const partDirective = "part-of-file";

const code = /^\s*<<<\s+(\S+?)(?:#([\w-]+))?(?:\s*\{([^{}]*)\})?(?:\s*\[(.+)\])?\s*$/;
const include = /^\s*<!--\s*@include:\s*([^\s{}#]+)(?:#([\w-]+))?\s*(?:\{([\d,]*)\})?\s*-->\s*$/;
const snippet = /^\s*-{1,}8<-{1,}\s+["']([^"':]+)(?::([\w-]+))?["']\s*$/;

const shortcode = /^\s*\{\{[<%]\s*(?:include|readfile)\s+(?:file=)?["']?([^"'\s{}]+)["']?\s*[>%]\}\}\s*$/;
const liquid = /^\s*\{%-?\s*include_relative\s+([^\s{}]+)\s*-?%\}\s*$/;

/** Longest line that is looked at, so that none costs more time than it is worth. */
const longest = 1000;

/** `<<< @/a.js#part{2 ts} [Label]` of VitePress and `{{#playground a.rs}}` of mdBook, which show code. */
export function codeUse(line: string): PartUse | undefined {
  if (line.length > longest) return undefined;
  const inBook = bookUse(line);
  if (inBook?.info !== undefined) return inBook;
  const [whole, path = "", region, options = "", label] = code.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const words = options.split(/\s+/).filter(Boolean);
  const [lines = ""] = words.filter((word) => /^[\d,-]+$/.test(word));
  const [lang = extensionOf(path), ...others] = words.filter((word) => word !== lines);
  const info = [lang, lines && `{${lines}}`, ...others, label && `[${label}]`].filter(Boolean).join(" ");
  return { path, ...(region && { region }), info };
}

/** `<!-- @include: ./a.md -->` of VitePress, `--8<-- "a.md"` of MkDocs, `{{#include a.md}}` of mdBook and their like of Hugo and Jekyll. */
export function textUse(line: string): PartUse | undefined {
  if (line.length > longest) return undefined;
  const inBook = bookUse(line);
  if (inBook) return inBook.info === undefined ? inBook : undefined;
  const found = [include, snippet, shortcode, liquid].map((use) => use.exec(line)).find((match) => match !== null);
  const [whole, path = "", region, lines] = found ?? [];
  return whole === undefined ? undefined : { path, ...(region && { region }), ...(lines && { lines }) };
}

const imports = /^import\s+([A-Z]\w*)\s+from\s+["']([^"']+\.mdx?)["'];?\s*$/;

/** `import Note from "./_note.mdx"` of Docusaurus: by name of the component, the path. */
export function importedParts(esm: string): Map<string, string> {
  const found = esm.split("\n").flatMap((line) => {
    const [, name = "", path = ""] = imports.exec(line) ?? [];
    return name ? [[name, path] as const] : [];
  });
  return new Map(found);
}

/** Paths of all parts that a text may take. */
export function partPaths(body: string): string[] {
  if (!/^[ \t]*(<<<|<!--[ \t]*@include|-+8<-|import\s|\{\{[<%\s]*#?|\{%)/m.test(body)) return [];
  const lines = body.split("\n");
  const used = lines.flatMap((line) => codeUse(line)?.path ?? textUse(line)?.path ?? []);
  return [...new Set([...used, ...importedParts(body).values()])];
}

/**
 * What a use takes from a file: between `#region name`, `[start:name]` or `ANCHOR: name` and its end, or lines `3,10` from 1.
 */
export function cutPart(text: string, { region, lines }: Pick<PartUse, "region" | "lines">): string {
  const all = text.replace(/^---\n[\s\S]*?\n---\n/, "").split("\n");
  if (region !== undefined) return withoutIndent(between(all, region)).join("\n");
  const [from = "", to = from] = lines?.split(",") ?? [];
  const kept = lines ? all.slice(Number(from || 1) - 1, to === "" ? undefined : Number(to)) : all;
  return kept
    .filter((line) => !mark.test(line))
    .join("\n")
    .trimEnd();
}

const mark = /#(?:end)?region\b|\[(?:start|end):[\w-]+\]|\bANCHOR(?:_END)?:/;

function between(lines: readonly string[], name: string): string[] {
  const start = lines.findIndex((line) =>
    new RegExp(`(?:#region\\s+|\\bANCHOR:\\s*)${name}(?![\\w-])|\\[start:${name}\\]`).test(line),
  );
  const rest = start < 0 ? [] : lines.slice(start + 1);
  const end = rest.findIndex((line) =>
    new RegExp(`(?:#endregion\\s+|\\bANCHOR_END:\\s*)${name}(?![\\w-])|#endregion\\W*$|\\[end:${name}\\]`).test(line),
  );
  return (end < 0 ? rest : rest.slice(0, end)).filter((line) => !mark.test(line));
}

function withoutIndent(lines: readonly string[]): string[] {
  const widths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const width = widths.reduce((least, width) => Math.min(least, width), Number.POSITIVE_INFINITY);
  return lines.map((line) => line.slice(width));
}

/** The place of a use as a line that our parser reads. */
export function directiveOf(use: PartUse): string {
  const attributes = Object.entries(use).flatMap(([key, value]) =>
    value ? [`${key}="${value.replaceAll('"', "&quot;")}"`] : [],
  );
  return `::${partDirective}{${attributes.join(" ")}}`;
}

const extensionOf = (path: string) => /\.([a-z\d]+)$/i.exec(path)?.[1] ?? "";
