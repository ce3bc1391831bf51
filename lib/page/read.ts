import type { Root } from "mdast";
import type { VFileMessage } from "vfile-message";
import { isMergeMark, unfinishedMerge } from "../input/merge-marks";
import { positionAt } from "../input/position-in-text";
import type { DocFormat, DocSource, Finding, ImageFound, Outline } from "../types";
import { codeSpan } from "./code-span";
import { compileBody } from "./compile";
import { excerptMark, isExcerptMark } from "./excerpt-mark";
import { isSecretlyMdx, standardText } from "./foreign/text";
import { findLongReading } from "./long-reading";
import { findDeepNesting } from "./nesting";
import { emptyOutline } from "./outline";
import { type Abroad, rehypePlugins, remarkPlugins } from "./plugins";
import type { ImageSizes } from "./rehype-images";
import type { Kept } from "./remark-keep";
import { openComment } from "./remark-syntax-check";

/** A parsed page. */
export type Page = {
  outline: Outline;
  /** Syntax mistakes. */
  findings: Finding[];
  /** The size of every image on the page, as used by the program. */
  images: ImageSizes;
  /** Its Markdown tree, with components as MDX elements: the source of search, feeds and Markdown output. */
  tree: Root;
  /** Source of the function that renders it; empty if the page does not compile. */
  program: string;
};

/** What reading a page depends on besides its text. */
export type Surroundings = {
  /** Measures an image by its URL; undefined if there is no such file. */
  sizeOf: (src: string) => ImageFound | undefined;
  /** For a translation, the ids of the original's headings in order, so that anchors are the same in all languages. */
  ids?: readonly string[];
  /** BCP 47 code of the language of its text. */
  language?: string;
};

const emptyTree = (): Root => ({ type: "root", children: [] });

/** Reads one page. The only place where Markdown is parsed. A page that does not compile has findings and no program. */
export async function readPage(source: DocSource, surroundings: Surroundings): Promise<Page> {
  const blank: Page = { outline: emptyOutline(), findings: [], images: {}, tree: emptyTree(), program: "" };
  if (source.format === "tsx") return blank;
  const refused = findDeepNesting(source.body) ?? findLongReading(source.body);
  if (refused) return refusePage(source, refused, surroundings);
  if (source.foreign) return readForeignPage(source, source.foreign, surroundings);
  const page = await compilePage(source, surroundings);
  // Links to a page that is not written yet are no mistakes.
  if (source.body.trim() === "") page.outline.isCut = true;
  return page;
}

/** Returns a page that is not parsed: our own with an error and no program, a foreign one empty. */
async function refusePage(
  source: DocSource,
  reason: Omit<Finding, "severity">,
  surroundings: Surroundings,
): Promise<Page> {
  const page = await compilePage({ body: "", format: "md" }, surroundings);
  page.outline.isCut = true;
  return source.foreign
    ? { ...page, findings: [{ severity: "warning", ...reason }] }
    : { ...page, program: "", findings: [{ severity: "error", ...reason }] };
}

type Text = { body: string; format: DocFormat; from?: Abroad; findings?: Finding[] };

async function compilePage({ body, format, from, findings = [] }: Text, surroundings: Surroundings): Promise<Page> {
  const kept: Kept = {};
  const outline = emptyOutline();
  const images: ImageSizes = {};
  const page = { outline, findings, images };
  try {
    const program = await compileBody(body, format, {
      remarkPlugins: remarkPlugins({ outline, findings, kept, from }),
      rehypePlugins: rehypePlugins({ outline, findings, from, images, ...surroundings }),
    });
    return { ...page, tree: kept.tree ?? emptyTree(), program };
  } catch (error) {
    const mistake = describeSyntaxError(kept.failure ?? error, body);
    const cause = from ? undefined : await findOpenBlock(body, mistake, surroundings);
    findings.push(cause ?? mistake);
    outline.isCut = true;
    return { ...page, tree: kept.tree ?? emptyTree(), program: "" };
  }
}

/** Lines with nothing but the tag of a component. */
const tagLines = /^[ \t]*<\/?[A-Z][^<>\n]*>[ \t]*$/gm;

/** The fence or admonition without an end in which a component's closing tag is; undefined if there is none. */
async function findOpenBlock(
  body: string,
  { message }: Finding,
  surroundings: Surroundings,
): Promise<Finding | undefined> {
  const untagged = body.replace(tagLines, (line) => " ".repeat(line.length));
  if (!/closing tag/.test(message) || untagged === body) return undefined;
  const { outline, findings, program } = await compilePage({ body: untagged, format: "mdx" }, surroundings);
  if (!program || !outline.isCut) return undefined;
  return findings.find(({ severity, message }) => severity === "error" && message.endsWith(" is never closed."));
}

type Foreign = NonNullable<DocSource["foreign"]>;

/** Reads a foreign page, falling back from MDX to Markdown on failure; each kind of finding is reported once per page. */
async function readForeignPage(source: DocSource, given: Foreign, surroundings: Surroundings): Promise<Page> {
  const compile = (format: DocFormat, findings: Finding[]) => {
    const from = { ...given, isMdx: format === "mdx" };
    const body = standardText(source.body, from.isMdx, findings, given);
    return compilePage({ body, format, from, findings }, surroundings);
  };
  if (source.format === "md" && !isSecretlyMdx(source.body)) return onceEach(await compile("md", []));
  const page = await compile("mdx", []);
  if (page.program) return onceEach(page);
  const mistakes = page.findings
    .filter(({ severity }) => severity === "error")
    .map((finding) => ({
      ...finding,
      severity: "warning" as const,
      hint: "The page is read as plain Markdown instead.",
    }));
  return onceEach(await compile("md", source.format === "mdx" ? mistakes : []));
}

function onceEach(page: Page): Page {
  const first = new Map(page.findings.map((finding) => [finding.message, finding] as const).reverse());
  return { ...page, findings: page.findings.filter((finding) => first.get(finding.message) === finding) };
}

/** The hint for what MDX cannot parse: HTML, comments and heading ids are written differently here. */
function nextStep(reason: string): string {
  if (/before attribute value|in attribute name/.test(reason))
    return 'Put the value in straight double quotes, with no others in it: name="value".';
  if (/to create a link in MDX/.test(reason)) return "Write the address alone, or as [text](address).";
  if (/to create a comment in MDX/.test(reason)) return "Write a comment as {/* … */}.";
  if (/closing tag for `<img>`/.test(reason)) return "Write an image as ![what it shows](/path.png).";
  if (/closing tag for `<[a-z]/.test(reason)) return "Pages cannot contain HTML; write Markdown instead.";
  if (/with acorn/.test(reason))
    return 'Put braces in code font. An id for a heading is <Anchor id="…" /> on a line of its own above it.';
  return 'Put braces and "<" in code font, and close every component you open.';
}

/** A fence, whose run of marks matches as a whole: trying all parts of a long one would take minutes. */
const fence = /^[ \t>]*(?<fence>`{3,}(?!`)|~{3,}(?!~))[\s\S]*?^[ \t>]*\k<fence>/;
/** Code, in which nothing is a comment, or a comment up to the next one, with its end if it has one. */
const codeOrComment = new RegExp(
  String.raw`${codeSpan.source}|${fence.source}|(?<start>\{\/\*)(?:(?!\{\/\*|\*\/\})[\s\S])*(?<end>\*\/\})?`,
  "gm",
);

/** Index of the first comment that does not end before the next one, if there is one. */
function findOpenComment(body: string): number | undefined {
  return [...body.matchAll(codeOrComment)].find(({ groups }) => groups?.start && !groups.end)?.index;
}

/** Converts an error of MDX, which has a reason and a position either in fields or in its text: `(3:1-3:8)`. */
function describeSyntaxError(error: unknown, body: string): Finding {
  const { line, column, reason, message } = error as Partial<VFileMessage>;
  const text = reason ?? message ?? String(error);
  const [, inLine, inColumn] = /\((\d+):(\d+)-/.exec(text) ?? [];
  const inText = inLine ? { line: Number(inLine), column: Number(inColumn) } : {};
  // For a tag that is never closed, the position in fields is that of the enclosing paragraph.
  const place = text.startsWith("Expected a closing tag")
    ? { line, column, ...inText }
    : { ...inText, ...(line && { line, column }) };
  const written = body.split("\n", place.line ?? 0).at(-1) ?? "";
  const open = /end of file in expression|with acorn/.test(text) ? findOpenComment(body) : undefined;
  if (open !== undefined) return { severity: "error", ...positionAt(body, open), ...openComment };
  if (isMergeMark(written)) return { severity: "error", ...place, ...unfinishedMerge };
  if (isExcerptMark(written)) return { severity: "error", ...place, ...excerptMark };
  return {
    severity: "error",
    ...place,
    message: `Malformed MDX: ${text}`,
    hint: nextStep(text),
  };
}
