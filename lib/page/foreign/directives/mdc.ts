import { isRecord } from "../../../input/is-record";
import { textValue } from "../../../input/text-value";
import { parseYaml } from "../../../input/yaml-document";
import { codeSpan } from "../../code-span";
import { createFenceReader, longestLine } from "../code/fence-lines";
import { admonitionTypeOf } from "../html/elements";
import { argumentsOf, blockMarks, deepest, labelOf } from "../templates/shortcodes";
import { wordsOfAddress } from "./myst-roles";

const mark = /^(\s*)(:{2,})(?:([a-z][\w-]*)(?:\[([^\]]*)\])?(?:\{(.*)\})?)?[ \t]*$/;
/** A component in a line: `:badge[New]{color="info"}`. Without a value in its braces, it may be text. */
const inline = /(?<![\w:`]):([a-z][a-z-]*)(?:\[([^\]]*)\])?\{([^{}]*=["'][^{}]*)\}/;
const codeOrInline = new RegExp(`${codeSpan.source}|${inline.source}`, "g");
const slot = /^\s*#[a-z][\w-]*(?:\{.*\})?\s*$/;

/** A component with an end: the lines of its marks, the colons of each, and the indentation of the first. */
type Pair = { start: number; end: number; colons: string; indent: number; name: string; values: Values };
/** A pair that is read: its depth from 1, and how much further it is indented than the block that it is in at last. */
type Block = Pair & { depth: number; shift: number };
type Values = Readonly<Record<string, string | undefined>>;

/** Blocks that exist here under another name; `raw` is shown as its content alone. */
const names: Values = {
  ...{ "card-group": "grid-of-cards", "tabs-item": "tab", "accordion-item": "details", collapsible: "details" },
  ...{ accordion: "raw", "code-tree": "raw", "code-preview": "raw", "code-collapse": "raw", callout: "note" },
};

/**
 * Rewrites the components of MDC, which Nuxt Content reads, to the syntax of our parser, keeping the number of lines: `::note` and `::`
 * become `:::note` and `:::`, and `:link{to="/a"}` a link. Blocks have two colons, those in them more. Lines in `raw` stay.
 */
export function readMdc(lines: readonly string[], raw: ReadonlySet<number> = new Set()): string[] {
  if (!lines.some((line) => /^\s*:{1,2}[a-z]|\s:[a-z][a-z-]*[[{]/.test(line))) return [...lines];
  const read = createFenceReader();
  const texts = lines.map((line, index) => read(line) === "text" && !raw.has(index) && line.length <= longestLine);
  const blocks = blocksIn(pairsIn(lines, texts));
  const told = lines.map((line, index) => (texts[index] ? line.replace(codeOrInline, inlineOf) : line));
  const made = shifted(told, blocks);
  for (const { start, end, depth, indent, shift, name, values } of blocks) {
    const marks = " ".repeat(indent - shift) + blockMarks(depth);
    for (let index = start + 1; index < end; index += 1)
      if (texts[index] && slot.test(lines[index] ?? "")) made[index] = "";
    const [first = "", ...inside] = lines.slice(start + 1, end);
    const length = first.trim() === "---" ? inside.indexOf(first) : -1;
    if (length >= 0) made.fill("", start + 1, start + length + 3);
    made[start] = marks + openingOf(name, { ...values, ...valuesIn(inside.slice(0, Math.max(0, length))) });
    made[end] = marks;
  }
  return made;
}

/** Values in the lines of YAML that a block may begin with. */
function valuesIn(lines: readonly string[]): Values {
  const { value } = parseYaml("", lines.join("\n"));
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, own]) => [key, textValue(own)])) : {};
}

/** Marks of components, each start with its end. Of starts that are never closed, only the last few are remembered. */
function pairsIn(lines: readonly string[], texts: readonly boolean[]): Pair[] {
  const open: Omit<Pair, "end">[] = [];
  const found: Pair[] = [];
  for (const [start, line] of lines.entries()) {
    const [whole, { length: indent } = "", colons = "", name, label, values = ""] = texts[start]
      ? (mark.exec(line) ?? [])
      : [];
    if (whole === undefined) continue;
    if (name !== undefined) {
      open.push({ start, colons, indent, name, values: { title: label, ...argumentsOf(values).named } });
      if (open.length > deepest) open.shift();
      continue;
    }
    const at = open.findLastIndex((pair) => pair.colons === colons);
    const [pair] = at < 0 ? [] : open.splice(at);
    if (pair) found.push({ ...pair, end: start });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Pairs of two colons, and any within those, outermost first. */
function blocksIn(pairs: readonly Pair[]): Block[] {
  const around: Pair[] = [];
  return pairs.flatMap((pair) => {
    while ((around.at(-1)?.end ?? pair.end) < pair.start) around.pop();
    if (around.length === 0 && pair.colons !== "::") return [];
    around.push(pair);
    return [{ ...pair, depth: around.length, shift: Math.max(0, pair.indent - (around[0]?.indent ?? 0)) }];
  });
}

/** Takes from the lines in nested blocks the indentation of their block, which our parser would read as code. */
function shifted(lines: readonly string[], blocks: readonly Block[]): string[] {
  const made = [...lines];
  for (const { start, end, shift } of blocks)
    for (let index = start + 1; shift > 0 && index < end; index += 1)
      made[index] = (lines[index] ?? "").replace(new RegExp(`^ {0,${shift}}`), "");
  return made;
}

function openingOf(written: string, { title, label = title, to, href = to }: Values): string {
  const name = names[written] ?? written;
  if (name === "card" && href) return `card${labelOf(label)}{href="${href}"}`;
  if (name === "tab" || name === "details" || !href) return name + labelOf(label);
  const type = admonitionTypeOf(name) ?? "note";
  return type + labelOf(linkOf(label, href));
}

const linkOf = (words: string | undefined, href: string) => `[${words || wordsOfAddress(href)}](${href})`;

/** A component without words or an address may be text, unless it is an icon. */
function inlineOf(whole: string, ticks?: string, name = "", words?: string, written = ""): string {
  if (ticks !== undefined) return whole;
  const { title, label = title, value = label, to, href = to } = argumentsOf(written).named;
  return href ? linkOf(words ?? value, href) : (words ?? value ?? (name.endsWith("icon") ? "" : whole));
}
