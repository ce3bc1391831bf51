import { grammarOf } from "../../languages";
import { createFenceReader, longestLine } from "../code/fence-lines";
import { admonitionTypeOf } from "../html/elements";
import { alone, isTabLabel, tagsAlone } from "./shortcode-lines";

/** The arguments of a self-closing tag: `{{< tab "One" />}}`. */
const selfClosed = /(?:^|[\s"'`])\/$/;
const endOfHighlight = /^\s*\{%-?\s*end(?:highlight|codeblock)\b/;
/** Code of Jekyll, or of Hexo: `{% codeblock Title lang:js %}`. */
const highlight = /^\s*\{%-?\s*(?:highlight\s+(\S+)[^%]*|(codeblock)\b([^%]*))%\}\s*$/;

/** Maximum nesting depth at which blocks differ in their number of colons. */
export const deepest = 12;

/** Shortcodes of common themes that take the type of an admonition as an argument. */
const typed = ["alert", "hint", "callout", "notice", "admonition", "pageinfo"];

type Arguments = { named: Record<string, string | undefined>; listed: string[] };

/** A line in the syntax of our parser, and its tag if it may begin or end a block. */
type Line = { text: string; tag?: Tag };
/** `code`: the info string of its content, if that is code; `isMarkdown`: whether the tag has percent signs. */
type Tag = { indent: string; name: string; isEnd: boolean; isMarkdown: boolean; rest: string; code?: string };

/** An unclosed block: its indentation, the prefix of each of its lines, and the line that replaces its end tag. */
type Open = { indent: string; shift: string; end: string };

/**
 * Rewrites blocks of Hugo themes and Jekyll to the syntax of our parser, keeping the number of lines: `{{< note >}}` becomes `:::note`,
 * `{% highlight ruby %}` a fence. An unknown block keeps its name, so that it is reported; unclosed blocks and lines in `raw` stay. Tags in
 * a block are indented at least as far as the block.
 */
export function readShortcodes(written: readonly string[], raw: ReadonlySet<number> = new Set()): string[] {
  const lines = readLines(tagsAlone(written, raw), raw);
  const paired = pairsIn(lines);
  const open: Open[] = [];
  return lines.map(({ text, tag }, index) => {
    const around = open.at(-1) ?? { indent: "", shift: "", end: "" };
    if (!tag || !paired.has(index)) return text && around.shift + text;
    if (tag.isEnd) {
      open.pop();
      return around.indent + around.end;
    }
    const { shift } = around;
    const [first, end] = marksOf(tag, open.length + 1);
    const indent = shift + tag.indent;
    const missing = around.indent.slice(indent.length);
    open.push({ indent: missing + indent, shift: missing + shift, end });
    return missing + indent + first;
  });
}

/** The lines that replace the start and end tags of a block. */
function marksOf({ name, rest, code }: Tag, depth: number): [first: string, end: string] {
  return code === undefined
    ? [blockMarks(depth) + openingOf(name, argumentsOf(rest)), blockMarks(depth)]
    : [fence + code, fence];
}

/** Parses the tags of lines outside of code. Tags that highlight code become fences. */
function readLines(written: readonly string[], raw: ReadonlySet<number>): Line[] {
  const read = createFenceReader();
  const lastEnds = new Map<string, number>();
  for (const [index, tag] of written.map(tagOf).entries()) if (tag?.isEnd) lastEnds.set(tag.name, index);
  let code: string | undefined;
  let pane: Tag | undefined;
  return written.map((text, index) => {
    const isPlain = raw.has(index) || text.length > longestLine || !/\{[{%]/.test(text);
    const tag = isPlain ? undefined : tagOf(text);
    if (code !== undefined) {
      const isEnd = !isPlain && (tag ? tag.isEnd && tag.name === code : code === "" && endOfHighlight.test(text));
      if (isEnd) code = undefined;
      return isEnd ? { text: fence, ...(tag && { tag }) } : { text };
    }
    if (read(text) !== "text") return { text: isPlain ? text : unescaped(text) };
    if (tag?.name === "tabpane") pane = tag.isEnd ? undefined : tag;
    const ruby = isPlain ? undefined : highlighted(text);
    const hugo = tag && (lastEnds.get(tag.name) ?? 0) > index ? languageOf(tag, pane) : undefined;
    if (ruby !== undefined) code = "";
    else if (hugo !== undefined) code = tag?.name;
    if (ruby !== undefined) return { text: fence + ruby };
    if (!isPlain && isTabLabel(text)) return { text: "" };
    return { text, ...(tag && { tag: { ...tag, ...(hugo !== undefined && { code: hugo }) } }) };
  });
}

/** The info string of code between tags of Jekyll or Hexo. */
function highlighted(line: string): string | undefined {
  const [, language, ofHexo, said = ""] = highlight.exec(line) ?? [];
  if (ofHexo === undefined) return language;
  const [, lang = "text"] = /\blang:(\S+)/.exec(said) ?? [];
  const title = said
    .replace(/\S+:\S*/g, "")
    .replaceAll('"', "'")
    .trim();
  return lang + (title && ` title="${title}"`);
}

function tagOf(line: string): Tag | undefined {
  const [whole, indent = "", sign, slash, name = "", rest = ""] =
    line.length > longestLine ? [] : (alone.exec(line) ?? []);
  if (whole === undefined || selfClosed.test(rest)) return undefined;
  return { indent, name, isEnd: slash === "/", isMarkdown: sign === "%", rest };
}

/** The info string for the code in a tag: `highlight`, or a tab of Docsy, which is code unless it says otherwise. */
function languageOf({ name, isEnd, isMarkdown, rest }: Tag, pane: Tag | undefined): string | undefined {
  const { named, listed } = argumentsOf(rest);
  if (isEnd) return undefined;
  if (name === "highlight") return listed[0] ?? "";
  if (name === "code-toggle") return named.lang ?? "text";
  const around = argumentsOf(pane?.rest ?? "").named;
  const isText = (named.text ?? around.text ?? "false") !== "false" || (isMarkdown && !named.lang);
  if (name !== "tab" || isText || !(pane ?? named.lang)) return undefined;
  const title = named.header ?? listed[0] ?? named.lang ?? "";
  const lang = named.lang ?? around.lang ?? (grammarOf(title) ? title.toLowerCase() : "text");
  return `${lang} title="${title}"`;
}

/** Indexes of the start and end tags of closed blocks. Pairs each end tag with the nearest start tag above it, from the last line up. */
function pairsIn(lines: readonly Line[]): ReadonlySet<number> {
  const paired = new Set<number>();
  const ends: { name: string; index: number }[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by);
  for (const [index, { tag }] of [...lines.entries()].reverse()) {
    if (tag?.isEnd) {
      ends.push({ name: tag.name, index });
      count(tag.name, 1);
    } else if (tag && counts.get(tag.name)) {
      // End tags in between have no start tag.
      let end = ends.pop();
      for (; end && end.name !== tag.name; end = ends.pop()) count(end.name, -1);
      count(tag.name, -1);
      if (end) paired.add(index).add(end.index);
    }
  }
  return paired;
}

/** Longer than fences in the code are likely to be. */
const fence = "``````";

/** Colons of a block at a nesting depth: inner blocks have fewer than outer ones. */
export const blockMarks = (depth: number) => ":".repeat(3 + Math.max(0, deepest - depth));

/** The start of a block after its colons: name and label. */
function openingOf(name: string, { named, listed }: Arguments): string {
  if (name === "details" || name === "expand" || name === "collapse")
    return `details${labelOf(named.title ?? named.summary ?? listed[0])}`;
  if (name === "tabs" || name === "tabpane") return "tabs";
  if (name === "tab") return `tab${labelOf(named.name ?? named.title ?? named.header ?? named.label ?? listed[0])}`;
  if (!typed.includes(name)) {
    const type = admonitionTypeOf(name);
    return type ? `${name}${labelOf(named.title ?? listed[0])}` : name.replaceAll("/", "-") + labelOf(named.title);
  }
  const given = named.type ?? named.context ?? named.color ?? named.style ?? listed[0] ?? "note";
  // Docsy uses the colors of Bootstrap as types.
  const type = given === "primary" ? "info" : admonitionTypeOf(given);
  return `${type ?? "note"}${labelOf(named.title ?? listed[1])}`;
}

/** Formats the label of a block for our parser, escaping brackets if they are unbalanced. */
export const labelOf = (text = ""): string => text && `[${isBalanced(text) ? text : text.replace(bracket, "\\$&")}]`;

const bracket = /(?<!\\)[[\]]/g;

function isBalanced(text: string): boolean {
  let open = 0;
  for (const [sign] of text.matchAll(bracket)) {
    open += sign === "[" ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** Parses named and positional arguments: `"One" two=three`. */
export function argumentsOf(text: string): Arguments {
  const found: Arguments = { named: {}, listed: [] };
  for (const [, key, double, single, bare] of text.matchAll(
    /(?:([\w-]+)=)?(?:"([^"]*)"|[`']([^`']*)[`']|([^\s"'`=]+))/g,
  )) {
    const value = double ?? single ?? bare ?? "";
    if (key === undefined) found.listed.push(value);
    else found.named[key] = value;
  }
  return found;
}

/** Unescapes a shortcode written as `{{</* note *\/>}}` to show it literally. */
export const unescaped = (text: string): string => text.replace(/(\{\{[<%])\/\*(.*?)\*\/([>%]\}\})/g, "$1$2$3");
