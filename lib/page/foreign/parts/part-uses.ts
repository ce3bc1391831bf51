import { decode } from "../../../paths";
import { longestLine } from "../code/fence-lines";
import { splitMarks } from "../code/line-marks";
import { argumentsOf } from "../templates/shortcodes";
import { importedCode } from "./code-components";
import { docFxCodeUse, docFxPathsIn, docFxTextUse } from "./docfx";
import { bookUse } from "./mdbook";
import type { PartUse } from "./parts";

const code = /^\s*<<<\s+(\S+?)(?:#([\w-]+))?(?:\s*\{([^{}]*)\})?(?:\s*\[(.+)\])?\s*$/;
const include =
  /^\s*<!--\s*@include:\s*([^\s{}#]+)(?:#([\w-]+))?\s*(?:\{([\d,]*)\})?((?:\s+[a-z-]+="[^"]*")*)\s*-->\s*$/;
const snippet = /^\s*-+8<-+\s+["']([^"':]+)(?::([\w-]+|\d*:\d*))?["']\s*$/;

const marked = /^\s*\{!\s*([^\s{}!|]+)\s*!\}\s*$/;
const starred = /^\s*\{\*\s+([^\s{}*]+)((?:\s+(?:hl|ln|title)\[[^\]]*\])*)\s*\*\}\s*$/;

const shortcode = /^\s*\{\{[<%]\s*(?:include|readfile)\s+(?:file=)?["']?([^"'\s{}]+)["']?\s*[>%]\}\}\s*$/;
const sharedPart = /^\s*\{\{[<%]\s*docs\/shared\s(?:[^{}]*\s)?lookup=["']([^"'{}]+)["'][^{}]*[>%]\}\}\s*$/;
const liquid = /^\s*\{%-?\s*include(?:_relative\s+|\s+"?(?=[^\s{}"]+\.md["\s]))([^\s{}"]+)"?\s*-?%\}\s*$/;

const included =
  /^\s*<include((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*>\s*([^\s<>#]+)(?:#([\w-]+))?\s*<\/include>\s*$/;

const inMyst = /^\s*[`~:]{3,}\{(?:literal)?include\}[ \t]+(\S+)/;

/** `{* a.py hl[2:4] ln[1:9] *}` of MkDocs: code with highlighted lines, or cut to a range; with several ranges the whole file is shown. */
function starredUse(line: string): PartUse | undefined {
  const [whole, path = "", options = ""] = starred.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const [, marks = ""] = /\bhl\[([\d:,\s]+)\]/.exec(options) ?? [];
  const [, from, to] = /\bln\[(\d+):(\d+)\]/.exec(options) ?? [];
  const [, title] = /\btitle\["?([^\]"]*)"?\]/.exec(options) ?? [];
  const before = Number(from ?? 1) - 1;
  const lines = markedLines(marks, before);
  const info = [extensionOf(path), lines && `{${lines}}`, title && `title="${title}"`].filter(Boolean).join(" ");
  return { path, ...(from && { lines: `${from},${to}` }), info };
}

/** Converts `2,5:7` to `2,5-7`, counted from the first line shown; marks on the `before` lines above it are dropped. */
const markedLines = (marks: string, before: number): string =>
  [...marks.matchAll(/(\d+)(?::(\d+))?/g)]
    .map(([, first, last = first]) => ({ first: Math.max(Number(first) - before, 1), last: Number(last) - before }))
    .filter(({ last }) => last >= 1)
    .map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`))
    .join(",");

/** `<include lang="ts" cwd>a.tsx#part</include>` of Fumadocs; text if the file is Markdown and no language is given, else code. */
function includedUse(line: string): PartUse | undefined {
  const [whole, attributes = "", file = "", region] = included.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const [, lang] = /\blang=["'](\w+)["']/.exec(attributes) ?? [];
  const [, double, single] = /\bmeta=(?:"([^"]*)"|'([^']*)')/.exec(attributes) ?? [];
  const info = [lang ?? extensionOf(file), double ?? single].filter(Boolean).join(" ");
  const isText = lang === undefined && /\.mdx?$/.test(file);
  const path = /\scwd\b/.test(attributes) ? `/${file}` : file;
  return { path, ...(region && { region }), ...(!isText && { info }) };
}

/** `--8<-- "a.md:part"` of MkDocs, or with a line range, as in `a.md:2:4`. */
function snippetUse(line: string): PartUse | undefined {
  const [whole, path = "", place] = snippet.exec(line) ?? [];
  if (whole === undefined) return undefined;
  if (place === undefined) return { path };
  const [from = "", to = ""] = place.split(":");
  return /^[\d:]+$/.test(place) ? { path, lines: `${from},${to}` } : { path, region: place };
}

/**
 * Parses a line that includes a file as code, such as `<<< @/a.js#part{2 ts} [Label]` of VitePress and `{{#playground a.rs}}` of mdBook.
 */
export function codeUse(line: string): PartUse | undefined {
  if (line.length > longestLine) return undefined;
  const inBook = bookUse(line);
  if (inBook?.info !== undefined) return inBook;
  const special = starredUse(line) ?? includedUse(line) ?? docFxCodeUse(line);
  if (special) return special.info === undefined ? undefined : special;
  const [whole, path = "", region, options = "", label] = code.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const words = options.split(/\s+/).filter(Boolean);
  const [lines = ""] = words.filter((word) => /^[\d,-]+$/.test(word));
  const [lang = extensionOf(path), ...others] = words.filter((word) => word !== lines);
  const info = [lang, lines && `{${lines}}`, ...others, label && `[${label}]`].filter(Boolean).join(" ");
  return { path, ...(region && { region }), info };
}

/**
 * Parses a line that includes a file as text: `<!-- @include: ./a.md -->` of VitePress, `--8<-- "a.md"` and `{!a.md!}` of MkDocs,
 * `{{#include a.md}}` of mdBook, and the equivalents of Fumadocs, Hugo, Jekyll, and GitBook.
 */
export function textUse(line: string): PartUse | undefined {
  if (line.length > longestLine) return undefined;
  const special = bookUse(line) ?? includedUse(line) ?? snippetUse(line) ?? docFxTextUse(line);
  if (special) return special.info === undefined ? special : undefined;
  const [, common] = sharedPart.exec(line) ?? [];
  if (common !== undefined) return { path: `shared/${common}` };
  const found = [include, marked, shortcode, liquid].map((use) => use.exec(line)).find((match) => match !== null);
  const [whole, path = "", region, lines, words = ""] = found ?? [];
  const { "start-after": after, "end-before": before } = argumentsOf(words).named;
  if (whole === undefined) return undefined;
  return {
    path,
    ...(region && { region }),
    ...(lines && { lines }),
    ...(after && { after: decode(after) }),
    ...(before && { before: decode(before) }),
  };
}

const imports = /^import\s+([A-Z]\w*)\s+from\s+["']([^"']+\.mdx?)["'];?\s*$/;

/** Paths of Markdown imports by component name, as in `import Note from "./_note.mdx"` of Docusaurus. */
export function importedParts(esm: string): Map<string, string> {
  const found = esm.split("\n").flatMap((line) => {
    const [, name = "", path = ""] = imports.exec(line) ?? [];
    return name ? [[name, path] as const] : [];
  });
  return new Map(found);
}

/**
 * Joins an `<include>` over three lines into the first, leaving the others blank, and turns a list of files between `--8<--` lines into one
 * inclusion per line.
 */
export const joinIncludes = (text: string): string =>
  text
    .replace(
      /^([ \t]*<include\b[^<>\n]*>)[ \t]*\n[ \t]*([^\s<>]+)[ \t]*\n[ \t]*<\/include>[ \t]*$/gm,
      "$1$2</include>\n\n",
    )
    .replace(
      /^([ \t>]*)-+8<-+[ \t]*\n((?:[ \t>]*[\w./-]+(?::[\w-]+)?[ \t]*\n)+)([ \t>]*)-+8<-+[ \t]*$/gm,
      (_, before: string, files: string, after: string) =>
        `${before}\n${files.replace(/^([ \t>]*)(\S+)[ \t]*$/gm, '$1--8<-- "$2"')}${after}`,
    );

/** Paths of all files that a text may include. */
export function partPaths(body: string): string[] {
  const ofDocFx = /\[!(?:include|code)/i.test(body);
  if (
    !ofDocFx &&
    !/^[ \t>\d.)*+-]*(<<<|<include|:::code|[`~:]{3,}\{(?:literal)?include|<!--[ \t]*@include|-8<-|import\s|\{\{[<%\s]*#?|\{[%*!])/m.test(
      body,
    )
  )
    return [];
  const lines = joinIncludes(body)
    .split("\n")
    .map((line) => splitMarks(line)[1]);
  const used = lines.flatMap((line) => codeUse(line)?.path ?? textUse(line)?.path ?? inMyst.exec(line)?.[1] ?? []);
  return [
    ...new Set([
      ...used,
      ...(ofDocFx ? docFxPathsIn(body) : []),
      ...importedParts(body).values(),
      ...importedCode(body).values(),
    ]),
  ];
}

const extensionOf = (path: string) => /\.([a-z\d]+)$/i.exec(path)?.[1] ?? "";
