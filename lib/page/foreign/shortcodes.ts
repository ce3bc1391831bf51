import { admonitionTypeOf } from "./elements";
import { createFenceReader, longestLine } from "./fence-lines";

/** A tag alone on its line: `{{< tab "One" >}}`, `{{% /tab %}}`, `{{% blocks/section %}}`. */
const alone = /^(\s*)\{\{([<%])\s*(\/?)\s*([a-z][\w-]*(?:\/[\w-]+)*)((?:\s[^{}]*?)?)\s*[>%]\}\}\s*$/i;
/** What is behind the name of a tag that closes itself: `{{< tab "One" />}}`. */
const selfClosed = /(?:^|[\s"'`])\/$/;
/** A tab that cannot be chosen and says what the others are. */
const label = /^\s*\{\{[<%]\s*tab\s[^{}]*\bdisabled=[^{}]*\/[>%]\}\}\s*$/;
const endOfHighlight = /^\s*\{%-?\s*endhighlight\b/;
const highlight = /^\s*\{%-?\s*highlight\s+(\S+)[^%]*%\}\s*$/;

/** Blocks in blocks that are told apart. */
const deepest = 12;

/** Shortcodes of common themes that draw an admonition, whose type they are given. */
const typed = ["alert", "hint", "callout", "notice", "admonition"];

/** Colors of Bootstrap, by which Docsy tells types. */
const colors: Record<string, string | undefined> = { primary: "info", secondary: "note" };

type Arguments = { named: Record<string, string | undefined>; listed: string[] };

/** A line as our parser reads it, and the tag that it is where it may begin or end a block. */
type Line = { text: string; tag?: Tag };
/** `code`: the language of what it holds, if that is code. */
type Tag = { indent: string; name: string; isEnd: boolean; rest: string; code?: string };

/** A block that is not closed yet: its indentation, what stands before each of its lines, and the line that takes the place of its end. */
type Open = { indent: string; shift: string; end: string };

/**
 * Blocks of Hugo's themes and of Jekyll in the syntax that our parser reads, line for line: `{{< note >}}` becomes `:::note`,
 * `{% highlight ruby %}` a fence. One that is not known keeps its name, so that it is told; one that is never closed stays as it is, and
 * so do lines that are `raw`. Tags in a block are indented at least as the block is.
 */
export function readShortcodes(written: readonly string[], raw: ReadonlySet<number> = new Set()): string[] {
  const lines = readLines(joinTags(written, raw), raw);
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

/** What a block begins and ends with. */
function marksOf({ name, rest, code }: Tag, depth: number): [first: string, end: string] {
  return code === undefined
    ? [blockMarks(depth) + openingOf(name, argumentsOf(rest)), blockMarks(depth)]
    : [fence + code, fence];
}

/** Lines that one tag may take. */
const longestTag = 12;

/** A tag of several lines in the first of them, with blank ones below it. */
function joinTags(written: readonly string[], raw: ReadonlySet<number>): string[] {
  const read = createFenceReader();
  const lines = [...written];
  for (const [index, line] of lines.entries()) {
    if (read(line) !== "text" || raw.has(index) || !/^\s*\{\{[<%][^{}]*$/.test(line)) continue;
    const length = lines
      .slice(index, index + longestTag)
      .findIndex((next) => /[{}]/.test(next.replace(/\{\{[<%]/, "")));
    const tag = lines.slice(index, index + length + 1).join(" ");
    if (length > 0 && tag.length <= longestLine && alone.test(tag))
      lines.splice(index, length + 1, tag, ...Array<string>(length).fill(""));
  }
  return lines;
}

/** Lines with their tags, of which code has none; what highlights code is a fence. */
function readLines(written: readonly string[], raw: ReadonlySet<number>): Line[] {
  const read = createFenceReader();
  const lastEnds = new Map<string, number>();
  for (const [index, tag] of written.map(tagOf).entries()) if (tag?.isEnd) lastEnds.set(tag.name, index);
  let code: string | undefined;
  return written.map((text, index) => {
    const isPlain = raw.has(index) || text.length > longestLine || !/\{[{%]/.test(text);
    const tag = isPlain ? undefined : tagOf(text);
    if (code !== undefined) {
      const isEnd = !isPlain && (tag ? tag.isEnd && tag.name === code : code === "" && endOfHighlight.test(text));
      if (isEnd) code = undefined;
      return isEnd ? { text: fence, ...(tag && { tag }) } : { text };
    }
    if (read(text) !== "text") return { text: isPlain ? text : unescaped(text) };
    const ruby = isPlain ? undefined : highlight.exec(text)?.[1];
    const hugo = tag && (lastEnds.get(tag.name) ?? 0) > index ? languageOf(tag) : undefined;
    if (ruby !== undefined) code = "";
    else if (hugo !== undefined) code = tag?.name;
    if (ruby !== undefined) return { text: fence + ruby };
    if (!isPlain && label.test(text)) return { text: "" };
    return { text, ...(tag && { tag: { ...tag, ...(hugo !== undefined && { code: hugo }) } }) };
  });
}

function tagOf(line: string): Tag | undefined {
  const [whole, indent = "", , slash, name = "", rest = ""] = line.length > longestLine ? [] : (alone.exec(line) ?? []);
  return whole === undefined || selfClosed.test(rest) ? undefined : { indent, name, isEnd: slash === "/", rest };
}

/** The language of the code that a tag holds, with its title; Docsy has code in tabs. */
function languageOf({ name, isEnd, rest }: Tag): string | undefined {
  const { named, listed } = argumentsOf(rest);
  if (isEnd) return undefined;
  if (name === "highlight") return listed[0] ?? "";
  return name === "tab" && named.lang && !named.text
    ? `${named.lang} title="${named.header ?? named.lang}"`
    : undefined;
}

/** On which lines blocks begin and end that are closed: from the last line backward, each end with the opening next above it. */
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
      // Ends in between have no opening.
      let end = ends.pop();
      for (; end && end.name !== tag.name; end = ends.pop()) count(end.name, -1);
      count(tag.name, -1);
      if (end) paired.add(index).add(end.index);
    }
  }
  return paired;
}

/** Longer than a fence in the code is likely to be. */
const fence = "``````";

/** Blocks inside have fewer colons than those around them. */
export const blockMarks = (depth: number) => ":".repeat(3 + Math.max(0, deepest - depth));

/** How a block begins behind its colons. */
function openingOf(name: string, { named, listed }: Arguments): string {
  if (name === "details" || name === "expand" || name === "collapse")
    return `details${labelOf(named.title ?? named.summary ?? listed[0])}`;
  if (name === "tabs" || name === "tabpane") return "tabs";
  if (name === "tab") return `tab${labelOf(named.name ?? named.title ?? named.header ?? listed[0])}`;
  if (!typed.includes(name)) {
    const type = admonitionTypeOf(name);
    return type ? `${type}${labelOf(named.title ?? listed[0])}` : name.replaceAll("/", "-");
  }
  const given = named.type ?? named.context ?? named.color ?? named.style ?? listed[0] ?? "note";
  const type = colors[given] ?? admonitionTypeOf(given);
  return `${type ?? "note"}${labelOf(named.title ?? listed[1])}`;
}

/** The label of a block as our parser reads it: brackets that have no partner are text. */
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

/** `"One" two=three` → what has a name, and what has a place. */
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

/** `{{</* note *\/>}}`, which shows a shortcode, as it is shown. */
export const unescaped = (text: string): string => text.replace(/(\{\{[<%])\/\*(.*?)\*\/([>%]\}\})/g, "$1$2$3");
