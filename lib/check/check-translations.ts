import type { Contracts, Drawn } from "../authoring/contract";
import { drawnBy } from "../authoring/drawn";
import { parseInline } from "../authoring/inline-text";
import { linesWithout, type Words } from "../authoring/wording";
import type { Issue, Mistake, Outline } from "../types";
import type { CheckedPage, CheckedSite } from "./types";

/** Reports a translation that lacks headings or previous ids of its original: links to them would open the top of its page. */
export function checkTranslations({ pages }: CheckedSite): Issue[] {
  return pages.flatMap(({ source: { file }, outline, original }) => {
    // What is missing may be in the unread rest of a cut page.
    if (!original || outline.isCut || original.isCut) return [];
    const found = [...compareHeadings(outline, original), ...missingIds(outline, original)];
    return found.map((mistake) => ({ severity: "warning" as const, file, ...mistake }));
  });
}

/** Translations take heading ids from their originals by order, so both must have the same sequence of heading levels. */
function compareHeadings({ headings }: Outline, original: Outline): (Mistake & { line?: number })[] {
  const differs = original.headings.findIndex(({ depth }, index) => headings[index]?.depth !== depth);
  if (differs < 0 && headings.length === original.headings.length) return [];
  const at = differs < 0 ? original.headings.length : differs;
  const missing = original.headings[at];
  const found =
    headings.length === 1 ? "1 heading of the translation does" : `${headings.length} headings of the translation do`;
  return [
    {
      line: (headings[at] ?? headings.at(-1))?.line,
      message: `The ${found} not match the ${original.headings.length} of its original.`,
      hint: missing
        ? `The original has "${missing.text}" at level ${missing.depth} here.`
        : "Remove the extra headings at the end.",
    },
  ];
}

/** Ids that the original's headings had before, and that `Anchor` keeps there only. */
function missingIds({ components, headings }: Outline, original: Outline): (Mistake & { line?: number })[] {
  const kept = new Set(previousIds(components).map(({ id }) => id));
  return previousIds(original.components)
    .filter(({ id }) => !kept.has(id))
    .map(({ id, line }) => ({
      line: headings[original.headings.findIndex((heading) => heading.line > line)]?.line,
      message: `The original keeps the previous id "${id}" of a heading, and the translation does not.`,
      hint: `Write <Anchor id="${id}" /> above the same heading.`,
    }));
}

const previousIds = (components: Outline["components"]): { id: string; line: number }[] =>
  components.flatMap(({ name, attributes: { id }, line }) => (name === "Anchor" && id ? [{ id, line }] : []));

/** Lists translations of an outdated version of their original, each with the command that shows the changes. */
export function outdatedTranslations(pages: readonly Pick<CheckedPage, "source">[]): string[] {
  return pages.flatMap(({ source: { file, frontMatter, original } }) => {
    const { translates } = frontMatter;
    if (!original || !translates || original.blob.startsWith(translates)) return [];
    return [`${file} is behind its original.\n  git diff ${translates} ${original.source.file}`];
  });
}

/** Untranslated sentences in the tables and the tooltips of translated pages, which are shown in the original language. */
export function unwordedTexts(
  pages: readonly Pick<CheckedPage, "source" | "outline">[],
  contracts: Contracts,
  words: Words,
): string[] {
  const files = new Map<string, string>();
  for (const { source, outline } of pages) {
    for (const { name, attributes } of source.original ? outline.components : []) {
      const drawn = drawnBy(contracts, name, attributes, "original");
      for (const text of drawn.flatMap((block) => unwordedIn(block, words))) files.set(text, source.file);
    }
  }
  return [...files].map(
    ([text, file]) => `${file} shows "${text}", which the language's texts/drawn.ts does not translate.`,
  );
}

/**
 * Untranslated sentences in the label, heads, and cells of a table, but for names at the end of the label and the start of a row, and in
 * the titles of links elsewhere.
 */
function unwordedIn(block: Drawn, words: Words): string[] {
  if (block.type === "text") return unwordedTitles(block.text, words);
  if (block.type !== "table") return [];
  const heads = [...block.label.split(": ").slice(0, 1), ...block.head].filter((text) => !Object.hasOwn(words, text));
  const inRow = ([name = "", ...others]: readonly string[]) => [
    ...unwordedTitles(name, words),
    ...linesWithout(words, name.split("\n").slice(1).join("\n")),
    ...others.flatMap((cell) => linesWithout(words, cell)),
  ];
  return [...heads, ...block.rows.flatMap(({ cells }) => inRow(cells))];
}

const unwordedTitles = (text: string, words: Words): string[] =>
  parseInline(text).flatMap((part) => (part.type === "link" && part.title ? linesWithout(words, part.title) : []));
