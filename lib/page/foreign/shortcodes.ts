import { admonitionTypeOf } from "./components";
import { createFenceReader } from "./fence-lines";

/** A tag alone on its line: `{{< tab "One" >}}`, `{{% /tab %}}`. */
const alone = /^(\s*)\{\{([<%])\s*(\/?)\s*([\w-]+)((?:\s[^{}]*?)?)\s*[>%]\}\}\s*$/;
const highlight = /^\s*\{%-?\s*highlight\s+(\S+)[^%]*%\}\s*$/;

/** Longest line that is looked at, so that none costs more time than it is worth. */
const longest = 1000;

/** Blocks in blocks that are told apart. */
const deepest = 12;

/** Shortcodes of common themes that draw an admonition, whose type they are given. */
const typed = ["alert", "hint", "callout", "notice", "admonition"];

/** Colors of Bootstrap, by which Docsy tells types. */
const colors: Record<string, string | undefined> = { primary: "info", secondary: "note" };

type Arguments = { named: Record<string, string | undefined>; listed: string[] };

/**
 * Blocks of Hugo's themes and of Jekyll in the syntax that our parser reads, line for line: `{{< note >}}` becomes `:::note`,
 * `{% highlight ruby %}` a fence. One that is not known or never closed stays as it is.
 */
export function readShortcodes(lines: readonly string[]): string[] {
  const open: string[] = [];
  const read = createFenceReader();
  const ends = lastEnds(lines);
  let isHighlight = false;
  return lines.map((line, index) => {
    if (line.length > longest || !/\{[{%]/.test(line)) {
      if (!isHighlight) read(line);
      return line;
    }
    const [, indent = "", , slash, name = "", rest = ""] = alone.exec(line) ?? [];
    const ruby = highlight.exec(line)?.[1];
    if (isHighlight && (slash ? name === "highlight" : /^\s*\{%-?\s*endhighlight\b/.test(line))) {
      isHighlight = false;
      return `${indent}${fence}`;
    }
    if (isHighlight) return line;
    if (read(line) !== "text") return unescaped(line);
    const isClosed = (ends.get(name) ?? -1) > index;
    if (ruby !== undefined || (name === "highlight" && isClosed)) {
      isHighlight = true;
      return `${indent}${fence}${ruby ?? argumentsOf(rest).listed[0] ?? ""}`;
    }
    if (slash && open.at(-1) === name) return `${indent}${marks(open.splice(-1).length + open.length)}`;
    const opening = !slash && isClosed ? openingOf(name, argumentsOf(rest)) : undefined;
    if (opening === undefined) return line;
    open.push(name);
    return `${indent}${marks(open.length)}${opening}`;
  });
}

/** Longer than a fence in the code is likely to be. */
const fence = "``````";

/** Blocks inside have fewer colons than those around them. */
const marks = (depth: number) => ":".repeat(3 + Math.max(0, deepest - depth));

/** On which line each shortcode is closed last. */
const lastEnds = (lines: readonly string[]) =>
  new Map(
    lines.flatMap((line, index) => {
      const [, , , slash, name = ""] = line.length > longest ? [] : (alone.exec(line) ?? []);
      return slash ? [[name, index] as const] : [];
    }),
  );

/** How a block begins behind its colons. */
function openingOf(name: string, { named, listed }: Arguments): string | undefined {
  if (name === "details" || name === "expand") return `details${labelOf(named.title ?? named.summary ?? listed[0])}`;
  if (name === "tabs" || name === "tabpane") return "tabs";
  if (name === "tab") return `tab${labelOf(named.name ?? named.title ?? named.header ?? listed[0])}`;
  if (!typed.includes(name)) {
    const type = admonitionTypeOf(name);
    return type && `${type}${labelOf(named.title ?? listed[0])}`;
  }
  const given = named.type ?? named.context ?? named.color ?? named.style ?? listed[0] ?? "note";
  const type = colors[given] ?? admonitionTypeOf(given);
  return `${type ?? "note"}${labelOf(named.title ?? listed[1])}`;
}

const labelOf = (text = "") => text && `[${text.replace(/(?<!\\)[[\]]/g, "\\$&")}]`;

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
