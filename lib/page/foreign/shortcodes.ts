import { admonitionTypeOf } from "./components";
import { createFenceReader, longestLine } from "./fence-lines";

/** A tag alone on its line: `{{< tab "One" >}}`, `{{% /tab %}}`, `{{% blocks/section %}}`. */
const alone = /^(\s*)\{\{([<%])\s*(\/?)\s*([a-z][\w-]*(?:\/[\w-]+)*)((?:\s[^{}]*?)?)\s*[>%]\}\}\s*$/i;
/** What is behind the name of a tag that closes itself: `{{< tab "One" />}}`. */
const selfClosed = /(?:^|[\s"'`])\/$/;
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
type Tag = { indent: string; name: string; isEnd: boolean; rest: string };

/**
 * Blocks of Hugo's themes and of Jekyll in the syntax that our parser reads, line for line: `{{< note >}}` becomes `:::note`,
 * `{% highlight ruby %}` a fence. One that is not known keeps its name, so that it is told; one that is never closed stays as it is, and
 * so do lines that are `raw`.
 */
export function readShortcodes(written: readonly string[], raw: ReadonlySet<number> = new Set()): string[] {
  const lines = readLines(written, raw);
  const paired = pairsIn(lines);
  let depth = 0;
  return lines.map(({ text, tag }, index) => {
    if (!tag || !paired.has(index)) return text;
    if (tag.isEnd) {
      depth -= 1;
      return `${tag.indent}${blockMarks(depth + 1)}`;
    }
    depth += 1;
    return `${tag.indent}${blockMarks(depth)}${openingOf(tag.name, argumentsOf(tag.rest))}`;
  });
}

/** Lines with their tags, of which code has none; what highlights code is a fence. */
function readLines(written: readonly string[], raw: ReadonlySet<number>): Line[] {
  const read = createFenceReader();
  const lastEnd = written.findLastIndex((line) => tagOf(line)?.isEnd && tagOf(line)?.name === "highlight");
  let isHighlight = false;
  return written.map((text, index) => {
    const isPlain = raw.has(index) || text.length > longestLine || !/\{[{%]/.test(text);
    const tag = isPlain ? undefined : tagOf(text);
    if (isHighlight) {
      const isEnd = !isPlain && ((tag?.isEnd && tag.name === "highlight") || endOfHighlight.test(text));
      if (isEnd) isHighlight = false;
      return { text: isEnd ? `${tag?.indent ?? ""}${fence}` : text };
    }
    if (read(text) !== "text") return { text: isPlain ? text : unescaped(text) };
    const language = isPlain ? undefined : languageOf(text, lastEnd > index ? tag : undefined);
    if (language !== undefined) isHighlight = true;
    if (language !== undefined) return { text: `${tag?.indent ?? ""}${fence}${language}` };
    return { text, ...(tag && { tag }) };
  });
}

function tagOf(line: string): Tag | undefined {
  const [whole, indent = "", , slash, name = "", rest = ""] = line.length > longestLine ? [] : (alone.exec(line) ?? []);
  return whole === undefined || selfClosed.test(rest) ? undefined : { indent, name, isEnd: slash === "/", rest };
}

/** The language of the code that a line begins to highlight, with the tag of Hugo if it is closed. */
function languageOf(line: string, closed: Tag | undefined): string | undefined {
  const ruby = highlight.exec(line)?.[1];
  const isHugo = closed?.name === "highlight" && !closed.isEnd;
  return ruby ?? (isHugo ? (argumentsOf(closed.rest).listed[0] ?? "") : undefined);
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

/** The label of a block as our parser reads it: brackets in it are text. */
export const labelOf = (text = ""): string => text && `[${text.replace(/(?<!\\)[[\]]/g, "\\$&")}]`;

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
