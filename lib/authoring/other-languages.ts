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

/** Folders at the top, called as languages are, in which most pages stand at the path that another one has without the folder. */
function languageFolders(files: readonly string[], pages: ReadonlySet<string>): Set<string> {
  const counts = new Map<string, { all: number; translated: number }>();
  for (const file of files) {
    const [, code = "", page = ""] = /^([a-z]{2}(?:-[a-z]{2,4})?)\/(.+)\.mdx?$/i.exec(file) ?? [];
    // Every folder may have a page of its own, and one for addresses that it lacks.
    if (!page || /^(?:index|404)$/.test(asIndex(page)) || !isSpoken(code)) continue;
    const count = counts.get(code) ?? { all: 0, translated: 0 };
    counts.set(code, count);
    count.all++;
    if (pages.has(page)) count.translated++;
  }
  return new Set([...counts].filter(([, { all, translated }]) => translated * 2 > all).map(([code]) => code));
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
  const hint = "An export has one language: put those of another one into a tree of their own.";
  return {
    files: files.filter((file) => !codes.has(file)),
    issues: [{ severity: "log", file: first, message, hint }],
  };
}
