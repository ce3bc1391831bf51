import type { Finding } from "../../types";
import { readDocsifyId } from "./blocks/docsify";
import { generatedBlocks, quoteIndentedBlocks } from "./blocks/indented-blocks";
import { readKramdown } from "./blocks/kramdown";
import { fenceDiagrams } from "./code/diagram-blocks";
import { createFenceReader } from "./code/fence-lines";
import { marksInItem, splitMarks } from "./code/line-marks";
import { fenceMath } from "./code/math";
import { readMdc } from "./directives/mdc";
import { readDirectives } from "./directives/myst";
import { withoutHead } from "./html/head-of-page";
import { readHtmlOfMdx } from "./html/html-of-mdx";
import { readMarkdownInHtml } from "./html/markdown-in-html";
import { definedNames, withoutReferences } from "./links/api-references";
import { apartFromWords } from "./links/link-definitions";
import { headingNamesIn, readHeadingName } from "./links/named-headings";
import { readWikiLinks } from "./links/wikilinks";
import { readDocFx, withInlineParts } from "./parts/docfx";
import { isBookTitle } from "./parts/mdbook";
import { codeUse, joinIncludes, textUse } from "./parts/part-uses";
import { directiveOf, type Parts, type PartUse, partAt } from "./parts/parts";
import { readGitBook } from "./templates/gitbook";
import { isLiquidTag, readLiquidLine, readMarks } from "./templates/liquid";
import { labelOf, readShortcodes } from "./templates/shortcodes";
import { readVue } from "./templates/vue";

/** A run of lines: either one fenced code block or the text between two. */
type Chunk = { isCode: boolean; lines: string[]; line: number };

/** Splits a text at its code fences. */
function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [{ isCode: false, lines: [], line: 1 }];
  const read = createFenceReader();
  for (const [index, line] of text.split("\n").entries()) {
    const kind = read(line);
    if (kind === "opening") chunks.push({ isCode: true, lines: [line], line: index + 1 });
    else chunks.at(-1)?.lines.push(line);
    if (kind === "closing") chunks.push({ isCode: false, lines: [], line: index + 2 });
  }
  // There are no lines between adjacent fences.
  return chunks.filter(({ lines }) => lines.length > 0);
}

/**
 * Rewrites the text of a foreign page to the syntax of our parser, keeping the number of lines: `::: tip Title` becomes
 * `:::tip[Title]`; in MDX also HTML comments, void elements, autolinks, and heading ids. Code is unchanged; inclusions of `parts` become
 * directives.
 */
export function standardText(
  text: string,
  isMdx: boolean,
  findings: Finding[],
  { parts = {}, moved }: { parts?: Parts; moved?: Readonly<Record<string, string>> } = {},
): string {
  const authored = text.split("\n");
  const written = fenceMath(fenceDiagrams(isMdx ? withoutFencesOfMdx(authored) : withoutHead(readDocFx(authored))));
  // In MDX, braces are code, so there are no templates.
  const { lines: marked, raw } = isMdx ? { lines: written, raw: new Set<number>() } : readMarks(written);
  for (const [start, count] of generatedBlocks(marked)) {
    findings.push(leftOut(marked[start] ?? "", start + 1, "Pages do not read code: write its documentation here."));
    marked.fill("", start, start + 1 + count);
  }
  const known = isMdx
    ? marked
    : readShortcodes(
        readGitBook(readDirectives(readMarkdownInHtml(readKramdown(readMdc(marked, raw))), raw), raw),
        raw,
      );
  const quoted = quoteIndentedBlocks(isMdx ? known : apartFromWords(known), { isMdx });
  const directive = (use: PartUse, before: string, index: number) =>
    partAt(parts, use.path) === undefined ? undefined : marksInItem(before, quoted, index) + directiveOf(use);
  const readLine = (line: string, index: number) => {
    if (raw.has(index)) return line;
    const leaveOutTag = (tag: string) => findings.push(leftOut(tag, index + 1, noTemplates));
    const leaveOut = (hint: string) => {
      const whole = authored[index] ?? line;
      // An inclusion over several lines is joined in the first.
      findings.push(leftOut(line.trim().startsWith(whole.trim()) ? line : whole, index + 1, hint));
      return "";
    };
    if (isMdx) return standardLine(line, index, directive, leaveOut);
    const own = withInlineParts(line, parts);
    const text = readLiquidLine(own, isInclusion(own) ? undefined : leaveOutTag);
    return standardLine(readWikiLinks(text, moved), index, directive, leaveOut);
  };
  const named = new Set(headingNamesIn(text));
  const isTarget = (name: string) => named.has(name) || moved?.[`#${name}`] !== undefined;
  const references = { defined: definedNames(text), isTarget };
  return chunksOf(quoted.join("\n"))
    .map(({ isCode, lines, line }) => {
      if (isCode) return lines.join("\n");
      const plain = joinIncludes(lines.join("\n"))
        .split("\n")
        .map((own, index) => readLine(own, line - 1 + index))
        .join("\n");
      if (isMdx) return readHtmlOfMdx(plain);
      const tell = (name: string, lines: number) => findings.push(noAddress(name, line + lines));
      return readVue(withoutReferences(plain, references, tell));
    })
    .join("\n");
}

/** True for a `.md` file written for a tool that reads it as MDX: it has an import outside of code, or fences around MDX. */
export function isSecretlyMdx(text: string): boolean {
  return chunksOf(text).some(({ isCode, lines }) =>
    isCode ? fenceOfMdx.test(lines[0] ?? "") : esmImport.test(lines.join("\n")),
  );
}

const fenceOfMdx = /^\s*(?:`{3,}|~{3,})mdx-code-block\s*$/;

/** Blanks the fences by which Docusaurus keeps MDX, such as the first tags of tabs, from programs that translate. */
function withoutFencesOfMdx(lines: readonly string[]): string[] {
  const read = createFenceReader();
  let isOpen = false;
  return lines.map((line) => {
    const kind = read(line);
    const isMark = kind === "closing" ? isOpen : kind === "opening" && fenceOfMdx.test(line);
    if (isMark) isOpen = kind === "opening";
    return isMark ? "" : line;
  });
}

/** An ESM import; names in braces may span several lines. */
const esmImport = /^import(?:[ \t][\w*, \t]*(?:\{[\w\s,]*\}[ \t]*)?(?<=[ \t}])from)?[ \t]+["'][^"'\n]+["'];?[ \t]*$/m;
const container = /^([\s>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?:{3,})[ \t]*([a-zA-Z][\w-]*)[ \t]*(.*)$/;
/** Braces without a class, id, value, or VitePress keyword are part of the title. */
const titleAndAttributes = /^(.*?)[ \t]*(\{(?=(?:[^{}]*\s)?[.#]|[^{}]*=|(?:open|no-title)[ \t]*\})[^{}]*\})?[ \t]*$/;
/** A heading id in an MDX comment after the heading. */
const idInComment = /^( {0,3}#{1,6}[ \t].*\S)[ \t]+\{\/\*[ \t]*#?([^\s{}*]+)[ \t]*\*\/\}[ \t]*$/;
const leftOut = (written: string, line: number, hint: string): Finding => ({
  severity: "warning",
  line,
  column: 1,
  message: `"${written.trim()}" is left out.`,
  hint,
});

const noAddress = (name: string, line: number): Finding => ({
  severity: "log",
  line,
  column: 1,
  message: `The reference to "${name}" has no address: its words are shown.`,
  hint: "Write [text](/address), or the address on a line of its own: [name]: /address.",
});

const noTemplates = "Pages do not run templates: write the result here.";

const isInclusion = (line: string) => textUse(splitMarks(line)[1]) !== undefined;

/** Rewrites one line of text. An inclusion of a known file becomes its `directive`; what is removed is told by `leaveOut`. */
function standardLine(
  written: string,
  index: number,
  directive: (use: PartUse, before: string, index: number) => string | undefined,
  leaveOut: (hint: string) => string,
): string {
  // A table of contents, which every page has beside it, or an abbreviation definition of Markdown Extra.
  if (/^\s*\[\[?toc\]\]?\s*$|^\*\[[^\]]+\] ?:/i.test(written)) return "";
  if (isBookTitle(written)) return "";
  const [before, rest] = splitMarks(written);
  const part = codeUse(rest) ?? textUse(rest);
  if (part) return directive(part, before, index) ?? leaveOut("The tree has no such file: put its content here.");
  if (isLiquidTag(written)) return leaveOut(noTemplates);
  const [, marks = "", name = "", label = ""] = container.exec(written) ?? [];
  if (!marks) return readHeadingName(readDocsifyId(written)).replace(idInComment, "$1 {#$2}");
  if (/^[\s>]*:+[\w-]+[[{]/.test(written) || written.trimEnd().endsWith(":::")) return written;
  const [, title = "", attributes = ""] = titleAndAttributes.exec(label) ?? [];
  return `${marks}${name.toLowerCase()}${labelOf(title)}${attributes}`;
}
