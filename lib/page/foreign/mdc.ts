import { codeSpan } from "../code-span";
import { admonitionTypeOf } from "./elements";
import { createFenceReader, longestLine } from "./fence-lines";
import { wordsOfAddress } from "./myst-roles";
import { argumentsOf, blockMarks, labelOf } from "./shortcodes";

const mark = /^(\s*)(:{2,})(?:([a-z][\w-]*)(?:\[([^\]]*)\])?(?:\{(.*)\})?)?[ \t]*$/;
/** A component in a line: `:badge[New]{color="info"}`. Without a value in its braces, it may be text. */
const inline = /(?<![\w:`]):[a-z][a-z-]*(?:\[([^\]]*)\])?\{([^{}]*=["'][^{}]*)\}/;
const codeOrInline = new RegExp(`${codeSpan.source}|${inline.source}`, "g");
const slot = /^\s*#[a-z][\w-]*(?:\{.*\})?\s*$/;

/** A block: the lines that it begins and ends at, its depth from 1, and the width of the indentation that its lines have in common. */
type Block = { start: number; end: number; depth: number; shift: number; name: string; values: Values };
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
  const made = lines.map((line, index) => (texts[index] ? line.replace(codeOrInline, inlineOf) : line));
  for (const { start, end, depth, shift, name, values } of blocksIn(lines, texts)) {
    const indent = " ".repeat((lines[start] ?? "").search(/\S/) - shift);
    for (let index = start + 1; index < end; index += 1)
      if (texts[index] && slot.test(lines[index] ?? "")) made[index] = "";
    const from = lines[start + 1]?.trim() === "---" ? lines.indexOf(lines[start + 1] ?? "", start + 2) : -1;
    const own = from > start && from < end ? made.splice(start + 1, from - start, ...blank(from - start)) : [];
    made[start] = indent + blockMarks(depth) + openingOf(name, { ...values, ...valuesIn(own) });
    made[end] = indent + blockMarks(depth);
  }
  return shifted(made, blocksIn(lines, texts));
}

const blank = (count: number) => Array<string>(count).fill("");

/** Values in the lines of YAML that a block may begin with. */
const valuesIn = (lines: readonly string[]): Values =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const [, key, value] = /^\s*([\w-]+):\s*["']?(.*?)["']?\s*$/.exec(line) ?? [];
      return key ? [[key, value]] : [];
    }),
  );

/** Closed blocks, outermost first: of two colons, and any within those. */
function blocksIn(lines: readonly string[], texts: readonly boolean[]): Block[] {
  const open: (Omit<Block, "end" | "depth"> & { colons: string })[] = [];
  const found: Block[] = [];
  for (const [start, line] of lines.entries()) {
    const [whole, indent = "", colons = "", name, label, values = ""] = texts[start] ? (mark.exec(line) ?? []) : [];
    if (whole === undefined) continue;
    if (name !== undefined) {
      if (open.length === 0 && colons !== "::") continue;
      const shift = open.length === 0 ? 0 : indent.length - (lines[open[0]?.start ?? 0] ?? "").search(/\S/);
      open.push({
        start,
        shift: Math.max(0, shift),
        name,
        colons,
        values: { title: label, ...argumentsOf(values).named },
      });
      continue;
    }
    const at = open.findLastIndex((block) => block.colons === colons);
    const [block] = at < 0 ? [] : open.splice(at);
    if (block) found.push({ ...block, end: start, depth: at + 1 });
  }
  return found.toSorted((a, b) => a.start - b.start);
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

function inlineOf(whole: string, ticks?: string, words?: string, written = ""): string {
  if (ticks !== undefined) return whole;
  const { title, label = title, value = label, to, href = to } = argumentsOf(written).named;
  return href ? linkOf(words ?? value, href) : (words ?? value ?? "");
}
