import { isLanguage } from "../is-language";
import type { Issue } from "../types";
import { asIndex } from "./folder-page";

const named = /^(.+)\.([a-z]{2}(?:-[a-z]{2,4})?)\.mdx?$/i;

/** Country codes that sites use for languages although they are not language codes. */
const countries = ["cn", "tw", "jp", "kr", "br"];

/** Language codes that are file extensions too: `a.ts.md` is about TypeScript. */
const programming = ["cs", "sh", "ts"];

/** True for a code that sites use for a human language. */
const isSpoken = (code: string) =>
  !programming.includes(code.toLowerCase()) && (countries.includes(code) || isLanguage(code));

/** With at least this many language folders, one that has only an index or 404 page counts as well. */
const several = 2;

/**
 * Top-level folders named for languages in which most pages have a counterpart at the same path outside of the folder. Index and 404 pages
 * do not count, since any folder may have them; a folder with nothing else is a language only beside several others.
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
 * Leaves out translations: `a.de.md` beside `a.md`, as in Hugo, Fumadocs, and MkDocs, and `de/a.md`, as in Starlight and VitePress. They
 * are reported in one issue.
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
