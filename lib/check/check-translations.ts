import type { Issue } from "../types";
import type { CheckedPage, CheckedSite } from "./types";

/** Translations take their ids from the headings of their originals, in order: both must have the same ones. */
export function checkTranslations({ pages }: CheckedSite): Issue[] {
  return pages.flatMap(({ source: { file }, outline: { headings }, original }) => {
    if (!original) return [];
    const differs = original.headings.findIndex(({ depth }, index) => headings[index]?.depth !== depth);
    if (differs < 0 && headings.length === original.headings.length) return [];
    const at = differs < 0 ? original.headings.length : differs;
    const missing = original.headings[at];
    return [
      {
        severity: "warning",
        file,
        line: headings[at]?.line,
        message: `The translation has ${headings.length} headings that differ from the ${original.headings.length} of its original.`,
        hint: missing
          ? `Here the original has "${missing.text}" on level ${missing.depth}.`
          : "Remove those behind the last one.",
      },
    ];
  });
}

/** Which translations are of an older text than the present one, each with the command that shows what has changed. */
export function outdatedTranslations(pages: readonly Pick<CheckedPage, "source">[]): string[] {
  return pages.flatMap(({ source: { file, frontMatter, original } }) => {
    const { translates } = frontMatter;
    if (!original || !translates || original.blob.startsWith(translates)) return [];
    return [`${file} has fallen behind its original.\n  git diff ${translates} ${original.source.file}`];
  });
}
