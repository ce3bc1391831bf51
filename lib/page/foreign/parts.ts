/** Texts that a page of another tree takes from files, by the path that it writes. */
export type Parts = Readonly<Record<string, string>>;

/** A place where a file, or what lies between two marks or lines in it, stands as code or as text. */
export type PartUse = {
  path: string;
  region?: string;
  lines?: string;
  /** Language and options of code. */
  info?: string;
};

/** The text at a path, if the page may take it. */
export const partAt = (parts: Parts, path: string): string | undefined =>
  Object.hasOwn(parts, path) ? parts[path] : undefined;

/** Name of the directive that marks the place of a part until its text stands there. */
export const partDirective = "part-of-file";

/**
 * What a use takes from a file: between `#region name`, `[start:name]`, `ANCHOR: name` or `<section id="name">` and its end, or lines
 * `3,10` from 1.
 */
export function cutPart(text: string, { region, lines }: Pick<PartUse, "region" | "lines">): string {
  const all = text.replace(/^---\n[\s\S]*?\n---\n/, "").split("\n");
  if (region !== undefined) return withoutIndent(between(all, region)).join("\n");
  const [from = "", to = from] = lines?.split(",") ?? [];
  const kept = lines ? all.slice(Number(from || 1) - 1, to === "" ? undefined : Number(to)) : all;
  return kept
    .filter((line) => !mark.test(line))
    .join("\n")
    .trimEnd();
}

const mark = /#(?:end)?region\b|\[(?:start|end):[\w-]+\]|\bANCHOR(?:_END)?:/;

function between(lines: readonly string[], name: string): string[] {
  const start = lines.findIndex((line) =>
    new RegExp(`(?:#region\\s+|\\bANCHOR:\\s*|<section id=")${name}(?![\\w-])|\\[start:${name}\\]`).test(line),
  );
  const rest = start < 0 ? [] : lines.slice(start + 1);
  const marked = `(?:#endregion\\s+|\\bANCHOR_END:\\s*)${name}(?![\\w-])|#endregion\\W*$|\\[end:${name}\\]`;
  const isSection = /<section id="/.test(lines[start] ?? "");
  const end = rest.findIndex((line) => new RegExp(isSection ? "</section>" : marked).test(line));
  return (end < 0 ? rest : rest.slice(0, end)).filter((line) => !mark.test(line));
}

function withoutIndent(lines: readonly string[]): string[] {
  const widths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const width = widths.reduce((least, width) => Math.min(least, width), Number.POSITIVE_INFINITY);
  return lines.map((line) => line.slice(width));
}

/** The place of a use as a line that our parser reads. */
export function directiveOf(use: PartUse): string {
  const attributes = Object.entries(use).flatMap(([key, value]) =>
    value ? [`${key}="${value.replaceAll('"', "&quot;")}"`] : [],
  );
  return `::${partDirective}{${attributes.join(" ")}}`;
}
