import type { Issue } from "../types";

const named = /^(.+)\.([a-z]{2}(?:-[a-z]{2,4})?)\.mdx?$/i;

/** What sites call languages by the country, whose codes are no languages. */
const countries = ["cn", "tw", "jp", "kr", "br"];

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Codes of languages that name kinds of code: `a.ts.md` is about TypeScript. */
const programming = ["cs", "sh", "ts"];

/** True for a code of a language that people speak. */
const isLanguage = (code: string) =>
  !programming.includes(code.toLowerCase()) && (countries.includes(code) || names.of(code) !== undefined);

/**
 * Leaves out pages that Hugo, Fumadocs and MkDocs keep beside the page that they translate, `a.de.md` beside `a.md`; that they are
 * there is told once.
 */
export function withoutLanguages(files: readonly string[]): { files: string[]; issues: Issue[] } {
  const bare = new Set(files.map((file) => file.replace(/\.mdx?$/, "")));
  const codes = new Map(
    files.flatMap((file) => {
      const [, original = "", code = ""] = named.exec(file) ?? [];
      return bare.has(original) && isLanguage(code) ? [[file, code] as const] : [];
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
