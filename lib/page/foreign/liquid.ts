import { codeSpan } from "../code-span";
import { createFenceReader, longestLine } from "./fence-lines";
import { argumentsOf, unescaped } from "./shortcodes";

const reference = /\{\{[<%]\s*(?:rel)?ref\s([^{}]*?)\s*[>%]\}\}/;
const filtered = /\{\{-?\s*["']([^"'{}]*)["']\s*\|\s*(?:relative|absolute)_url\s*-?\}\}/;
const base = /\{\{-?\s*site\.(?:baseurl|url)\s*-?\}\}/;
const link = /\{%-?\s*(link|post_url)\s+(\S+)\s*-?%\}/;
const picture = /\{\{[<%]\s*(?:figure|img)\s([^{}]*?)\s*\/?[>%]\}\}/;
const video = /\{\{[<%]\s*(youtube|vimeo)\s([^{}]*?)\s*\/?[>%]\}\}/;
const every = new RegExp(
  [codeSpan, reference, filtered, base, link, picture, video].map(({ source }) => `(?:${source})`).join("|"),
  "g",
);

/** Addresses and pictures that templates of Hugo and Jekyll stand for, in one line of text, outside of code. */
function readTemplates(line: string): string {
  if (line.length > 4000 || !/\{[{%]/.test(line)) return line;
  const plain = line.replace(/\{%-?\s*raw\s*-?%\}(.*?)\{%-?\s*endraw\s*-?%\}/g, "$1");
  return plain.replace(every, (...[whole, ticks, ref, url, kind, path, image, host, clip]: string[]) => {
    if (ticks !== undefined) return whole ?? "";
    if (ref !== undefined) return referred(ref);
    if (url !== undefined) return url;
    if (kind !== undefined) return kind === "link" ? `/${path}` : `/blog/${path?.replace(/^\d{4}-\d{2}-\d{2}-/, "")}`;
    if (image !== undefined) return imageOf(image);
    return host === undefined ? "" : videoOf(host, clip ?? "");
  });
}

function referred(text: string): string {
  const { named, listed } = argumentsOf(text);
  return named.path ?? listed[0] ?? "";
}

function imageOf(text: string): string {
  const { src = "", alt, caption, title } = argumentsOf(text).named;
  const shown = caption ?? title;
  return `![${alt ?? shown ?? ""}](<${src}>${shown ? ` "${shown.replaceAll('"', "'")}"` : ""})`;
}

function videoOf(host: string, text: string): string {
  const { named, listed } = argumentsOf(text);
  const id = encodeURIComponent(named.id ?? listed[0] ?? "");
  return `[Video](${host === "youtube" ? "https://www.youtube.com/watch?v=" : "https://vimeo.com/"}${id})`;
}

const tag = /^\s*\{%-?\s*(\w+)\b[^{}]*%\}\s*$/;
const comment = /^\s*\{\{[<%]\s*(\/?)\s*comment\s*[>%]\}\}\s*$/;

/** True for a tag of Liquid on a line of its own, which only a program could follow. */
export const isLiquidTag = (line: string): boolean => line.length <= longestLine && tag.test(line);

/** The name of a tag alone on its line; a comment of Hugo is called as one of Jekyll. */
function markIn(line: string): string | undefined {
  const [, slash] = comment.exec(line) ?? [];
  return slash === undefined ? tag.exec(line)?.[1] : slash ? "endcomment" : "comment";
}

/** Lines that keep their numbers, and which of them are raw, counted from 0. */
type Marked = { lines: string[]; raw: ReadonlySet<number> };

/**
 * A whole text without what only keeps lines from being read as a template, which stand between `{% raw %}` and `{% endraw %}` in code
 * too, and without comments, with the code in them. What is never closed stays.
 */
export function readMarks(written: readonly string[]): Marked {
  const names = written.map((line) => (line.length <= longestLine ? markIn(line) : undefined));
  const last = { raw: names.lastIndexOf("endraw"), comment: names.lastIndexOf("endcomment") };
  const raw = new Set<number>();
  const read = createFenceReader();
  let open: "raw" | "comment" | undefined;
  const lines = written.map((line, index) => {
    const name = names[index];
    if (open && name === `end${open}`) {
      open = undefined;
      return "";
    }
    if (open === "comment") return "";
    const isText = read(line) === "text";
    if (open === "raw") raw.add(index);
    else if (name === "raw" && last.raw > index) open = "raw";
    else if (name === "comment" && isText && last.comment > index) open = "comment";
    else return line;
    return raw.has(index) ? line : "";
  });
  return { lines, raw };
}

/** A line of text as Jekyll and Hugo would show it, where that takes no program. */
export const readLiquidLine = (line: string): string => (/\{[{%]/.test(line) ? unescaped(readTemplates(line)) : line);

/** The same for all lines of a text. */
export function readLiquid(written: readonly string[]): string[] {
  const { lines, raw } = readMarks(written);
  return lines.map((line, index) => (raw.has(index) ? line : readLiquidLine(line)));
}
