/** Contents of files that a foreign page includes, by path as written. */
export type Parts = Readonly<Record<string, string>>;

/** An inclusion of a file, or of a region or line range in it, as code or as text. */
export type PartUse = {
  path: string;
  region?: string;
  lines?: string;
  /** Words that the included text follows, and words that end it. */
  after?: string;
  before?: string;
  /** Info string (language and options) for inclusion as code; undefined for text. */
  info?: string;
};

/** How many files deep inclusions are followed. */
export const deepestPart = 3;

/** The content of the file at a path, if it was loaded. */
export const partAt = (parts: Parts, path: string): string | undefined =>
  Object.hasOwn(parts, path) ? parts[path] : undefined;

/** Name of the directive that stands for an inclusion until its content replaces it. */
export const partDirective = "part-of-file";

/**
 * Cuts an included file down to a region, between `#region name`, `[start:name]`, `ANCHOR: name`, or `<section id="name">` and its end, or
 * to a one-based line range such as `3,10`, or to what stands between two words. Front matter is dropped.
 */
export function cutPart(text: string, { region, lines, ...words }: Omit<PartUse, "path">): string {
  const all = within(text.replace(/^---\n[\s\S]*?\n---\n/, ""), words).split("\n");
  if (region !== undefined) return withoutIndent(between(all, region)).join("\n");
  const [from = "", to = from] = lines?.split(",") ?? [];
  const kept = lines ? all.slice(Number(from || 1) - 1, to === "" ? undefined : Number(to)) : all;
  return kept
    .filter((line) => !mark.test(line))
    .join("\n")
    .trimEnd();
}

/** What regions have before their name, as a note of code: `#region`, `// region`, `#pragma region`. */
const sign = /(?:#(?:pragma\s+)?|\/[/*]\s*|<!--\s*)/.source;
/** What snippets of DocFX, `<name>`, have before them in code of any language. */
const note = /(?:\/\/|#|'|--)\s*/.source;

const startOf = (name: string) =>
  new RegExp(
    `(?:${sign}region\\s+|\\bANCHOR:\\s*|<section id=")${name}(?![\\w-])|\\[start:${name}\\]|${note}<${name}>`,
    "i",
  );

/** The part of a text behind the first `after` and in front of the next `before`; either may be left out. */
function within(text: string, { after, before }: Pick<PartUse, "after" | "before">): string {
  if (after === undefined && before === undefined) return text;
  if (!hasRegion(text, { after })) return "";
  const start = after === undefined ? 0 : text.indexOf(after) + after.length;
  const end = before === undefined ? -1 : text.indexOf(before, start);
  return text.slice(start, end < 0 ? undefined : end);
}

/** Whether an included file has the region of a use, if that names one. */
export const hasRegion = (text: string, { region, after }: Omit<PartUse, "path">): boolean =>
  after !== undefined
    ? text.includes(after)
    : region === undefined || text.split("\n").some((line) => startOf(region).test(line));

/** Notes of code may begin with the word "region", so that only a name may follow it without a number sign. */
const mark =
  /#(?:pragma\s+)?(?:end)?[Rr]egion\b|(?:\/[/*]|<!--)\s*(?:end)?region(?:\s+[\w-]+)?\W*$|\[(?:start|end):[\w-]+\]|\bANCHOR(?:_END)?:/;

function between(lines: readonly string[], name: string): string[] {
  const start = lines.findIndex((line) => startOf(name).test(line));
  const rest = start < 0 ? [] : lines.slice(start + 1);
  const marked = `(?:${sign}endregion\\s+|\\bANCHOR_END:\\s*)${name}(?![\\w-])|${sign}endregion\\W*$|\\[end:${name}\\]|${note}</${name}>`;
  const isSection = /<section id="/.test(lines[start] ?? "");
  const end = rest.findIndex((line) => new RegExp(isSection ? "</section>" : marked, "i").test(line));
  return (end < 0 ? rest : rest.slice(0, end)).filter((line) => !mark.test(line));
}

function withoutIndent(lines: readonly string[]): string[] {
  const widths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const width = widths.reduce((least, width) => Math.min(least, width), Number.POSITIVE_INFINITY);
  return lines.map((line) => line.slice(width));
}

/** Formats an inclusion as a leaf directive, on one line. */
export function directiveOf(use: PartUse): string {
  const attributes = Object.entries(use).flatMap(([key, value]) =>
    value ? [`${key}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`] : [],
  );
  return `::${partDirective}{${attributes.join(" ")}}`;
}
