import { isFolderPage } from "./folder-page";

/** Makes a label from a file name: `01-getting_started.md` → `Getting started`; an index page gets the name of its folder. */
export function wordsOf(relative: string): string {
  const names = relative.replace(/\.mdx?$/, "").split("/");
  const name = isFolderPage(names.at(-1) ?? "") ? (names.at(-2) ?? "Introduction") : (names.at(-1) ?? "");
  const words =
    name
      .replace(/^\((.+)\)$/, "$1")
      .replace(/^\d+[-_. ]+(?=.)/, "")
      .replace(/[-_]+/g, " ")
      .trim() || name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
