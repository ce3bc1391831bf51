import { codeSpan } from "../../code-span";
import { createFenceReader, longestLine } from "../code/fence-lines";
import { joinTags } from "./shortcode-lines";
import { argumentsOf, unescaped } from "./shortcodes";

const reference = /\{\{[<%]\s*(?:rel)?ref\s([^{}]*?)\s*[>%]\}\}/;
const filtered = /\{\{-?\s*["']([^"'{}]*)["']\s*\|\s*(?:relative|absolute)_url\s*-?\}\}/;
const base = /\{\{-?\s*site\.(?:baseurl|url)\s*-?\}\}/;
/** A post of Jekyll, without its date. */
const post = /^_posts\/(?:\d{4}-\d{2}-\d{2}-)?/;
const link = /\{%-?\s*(link|post_url)\s+(\S+)\s*-?%\}/;
const picture = /\{\{[<%]\s*(?:figure|img)\s([^{}]*?)\s*\/?[>%]\}\}/;
const video = /\{(?:\{[<%]|%)\s*(youtube|vimeo)\s([^{}]*?)\s*\/?(?:[>%]\}|%)\}/;
/** A comment of Jinja and Nunjucks, as MkDocs and Eleventy run them. */
const comment = /\{#-?[ \t][^{}]*#\}/;
/** Any other shortcode of Hugo, unless it is in an address, which would be another without it. */
const shortcode =
  /(?<!(?:\]\(|=["']?|^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*|:\/\/)(?:[^\s"'<>{}]|\{\{[^{}]*\}\})*)(\{\{[<%]\s*\/?\s*[a-z_][^{}]*[>%]\}\})/i;
const every = new RegExp(
  [codeSpan, reference, filtered, base, link, picture, video, comment, shortcode]
    .map(({ source }) => `(?:${source})`)
    .join("|"),
  "g",
);

/** Replaces Hugo and Jekyll templates for links, images, and videos in a line of text, except in code spans. */
function readTemplates(line: string, leaveOut: ((tag: string) => unknown) | undefined): string {
  const plain = line.replace(/\{%-?\s*raw\s*-?%\}(.*?)\{%-?\s*endraw\s*-?%\}/g, "$1");
  return plain.replace(every, (...[whole = "", ticks, ref, url, kind, path, image, host, clip, tag]: string[]) => {
    if (ticks !== undefined) return whole;
    if (tag !== undefined) {
      leaveOut?.(tag);
      return leaveOut ? "" : tag;
    }
    if (ref !== undefined) return referred(ref);
    if (url !== undefined) return url;
    if (kind !== undefined)
      return kind === "link"
        ? `/${path?.replace(post, "blog/").replace(/^_/, "")}`
        : `/blog/${path?.replace(/^\d{4}-\d{2}-\d{2}-/, "")}`;
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
  if (URL.canParse(named.src ?? "")) return `[${named.title ?? "Video"}](<${named.src}>)`;
  const id = encodeURIComponent(named.id ?? listed[0] ?? "");
  return `[Video](${host === "youtube" ? "https://www.youtube.com/watch?v=" : "https://vimeo.com/"}${id})`;
}

const tag = /^\s*\{%-?\s*(\w+)\b[^{}]*%\}\s*$/;
const commentStart = /^\s*\{\{[<%]\s*comment\s*[>%]\}\}/;
const commentEnd = /\{\{[<%]\s*\/\s*comment\s*[>%]\}\}\s*$/;

/** True for a Liquid tag alone on its line, which would have to be executed. */
export const isLiquidTag = (line: string): boolean => line.length <= longestLine && tag.test(line);

/** The name of a tag alone on its line. Hugo comments, which may have their words beside the tags, get Jekyll's names. */
function markIn(line: string): string | undefined {
  if (line.length > longestLine) return undefined;
  const [starts, ends] = [commentStart.test(line), commentEnd.test(line)];
  if (starts && ends) return "whole comment";
  return starts ? "comment" : ends ? "endcomment" : tag.exec(line)?.[1];
}

/** Lines with unchanged numbering, and the zero-based indexes of those that are raw. */
type Marked = { lines: string[]; raw: ReadonlySet<number> };

/**
 * Blanks comments, including code in them, and the tags `{% raw %}` and `{% endraw %}`, even in code, and marks the lines between these
 * two as raw; what loops repeat is blanked too, and tags over several lines are joined. Unclosed tags stay.
 */
export function readMarks(written: readonly string[]): Marked {
  const names = written.map(markIn);
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
    else if (name !== "whole comment" || !isText) return line;
    return raw.has(index) ? line : "";
  });
  return { lines: withoutLoops(joinTags(lines, raw), raw), raw };
}

/** Blanks what Liquid loops repeat, nested ones included; their first lines stay, to be reported. Unclosed loops stay. */
function withoutLoops(lines: readonly string[], raw: ReadonlySet<number>): string[] {
  const read = createFenceReader();
  const steps = lines.map((line, index) => {
    const name = read(line) === "text" && !raw.has(index) ? markIn(line) : undefined;
    return name === "for" ? 1 : name === "endfor" ? -1 : 0;
  });
  if (steps.reduce<number>((sum, step) => sum + step, 0) !== 0) return [...lines];
  let depth = 0;
  return lines.map((line, index) => {
    const before = depth;
    depth += steps[index] ?? 0;
    return before > 0 ? "" : line;
  });
}

/**
 * Renders the templates of Jekyll and Hugo in a line of text, as far as that needs no execution. Other shortcodes of Hugo are given to
 * `leaveOut` if there is one, and removed.
 */
export const readLiquidLine = (line: string, leaveOut?: (tag: string) => unknown): string =>
  line.length <= 4000 && /\{[{%#]/.test(line)
    ? unescaped(readTemplates(line, leaveOut)).replace(codeOrTemplated, asAddress)
    : line;

/** The address of a link with a template, whose blanks and brackets would end it. */
const templated =
  /(?<=\]\(|^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]+)(?:[^\s()<>{}]|\{\{[^{}\n]*\}\})*\{\{[^{}\n]*\}\}[^\s()<>{}]*(?=[)\s]|$)/;
const codeOrTemplated = new RegExp(`${codeSpan.source}|${templated.source}`, "g");
const asAddress = (found: string, ticks?: string) =>
  ticks === undefined ? found.replace(/[ \t<>]/g, encodeURIComponent) : found;

/** Applies `readMarks`, then `readLiquidLine` to all lines that are not raw. */
export function readLiquid(written: readonly string[]): string[] {
  const { lines, raw } = readMarks(written);
  return lines.map((line, index) => (raw.has(index) ? line : readLiquidLine(line)));
}
