import { isLanguage } from "../is-language";
import type { Issue } from "../types";
import { asIndex } from "./folder-page";

const named = /^(.+)\.([a-z]{2}(?:-[a-z]{2,4})?)\.mdx?$/i;

/** What sites call languages by the country, whose codes are no languages. */
const countries = ["cn", "tw", "jp", "kr", "br"];

/** Codes of languages that name kinds of code: `a.ts.md` is about TypeScript. */
const programming = ["cs", "sh", "ts"];

/** True for what sites call a language that people speak. */
const isSpoken = (code: string) =>
  !programming.includes(code.toLowerCase()) && (countries.includes(code) || isLanguage(code));

/** Folders of languages from which on one that has no page but its first is taken for another. */
const several = 2;

/**
 * Folders at the top, called as languages are, in which most pages stand at the path that another one has without the folder. Every
 * folder may have a page of its own, and one for addresses that it lacks: these count beside several such folders alone.
 */
function languageFolders(files: readonly string[], pages: ReadonlySet<string>): Set<string> {
  const counts = new Map<string, { all: number; translated: number }>();
  for (const file of files) {
    const [, code = "", page = ""] = /^([a-z]{2}(?:-[a-z]{2,4})?)\/(.+)\.mdx?$/i.exec(file) ?? [];
    if (!page || !isSpoken(code)) continue;
    const count = counts.get(code) ?? { all: 0, translated: 0 };
    counts.set(code, count);
    if (/^(?:index|404)$/.test(asIndex(page))) continue;
    count.all++;
    if (pages.has(page)) count.translated++;
  }
  const found = [...counts].filter(([, { all, translated }]) => translated * 2 > all);
  const begun = found.length < several ? [] : [...counts].filter(([, { all }]) => all === 0);
  return new Set([...found, ...begun].map(([code]) => code));
}

/**
 * Leaves out pages that Hugo, Fumadocs and MkDocs keep beside the page that they translate, `a.de.md` beside `a.md`, and Starlight and
 * VitePress in a folder beside all of them, `de/a.md`; that they are there is told once.
 */
export function withoutLanguages(files: readonly string[]): { files: string[]; issues: Issue[] } {
  const bare = new Set(files.map((file) => file.replace(/\.mdx?$/, "")));
  const folders = languageFolders(files, bare);
  const codes = new Map(
    files.flatMap((file) => {
      const [folder = ""] = file.split("/", 1);
      if (folders.has(folder)) return [[file, folder] as const];
      const [, original = "", code = ""] = named.exec(file) ?? [];
      return bare.has(original) && isSpoken(code) ? [[file, code] as const] : [];
    }),
  );
  const [first] = codes.keys();
  if (first === undefined) return { files: [...files], issues: [] };
  const message = `${codes.size} pages in other languages are left out: ${[...new Set(codes.values())].sort().join(", ")}.`;
  const hint = "An export has one language: put pages in other languages into a separate tree.";
  return {
    files: files.filter((file) => !codes.has(file)),
    issues: [{ severity: "log", file: first, message, hint }],
  };
}
