import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isRecord } from "../input/is-record";
import { parseYaml } from "../input/yaml-document";
import type { Issue } from "../types";
import { type NavEntry, nameOfPage, readSummary } from "./summary";

/** The navigation that a tree has in a file: a book, to be read through, or groups that are sections. */
export type WrittenNav = { entries: NavEntry[]; isBook: boolean };

type Found = { nav?: WrittenNav | undefined; issues: Issue[] };

/** The summary of a book at the top of its tree, which is no page of it. */
export const isSummary = (relative: string): boolean => relative === "SUMMARY.md";

/** Reads the navigation of mdBook, GitBook, docsify or MkDocs, whose configuration is beside the tree; none where there is no such file. */
export function readWrittenNav({ folder, label }: { folder: string; label: string }): Found {
  for (const name of ["SUMMARY.md", "_sidebar.md"]) {
    const file = join(folder, name);
    const entries = existsSync(file) ? readSummary(readFileSync(file, "utf8")) : [];
    if (entries.some(hasPage)) return { nav: { entries, isBook: true }, issues: [] };
  }
  return readMkDocs(folder, label);
}

const hasPage = ({ name, items }: NavEntry): boolean => name !== undefined || items.some(hasPage);

function readMkDocs(folder: string, label: string): Found {
  const name = ["mkdocs.yml", "mkdocs.yaml"].find((candidate) => existsSync(join(folder, "..", candidate)));
  if (name === undefined) return { issues: [] };
  const text = readFileSync(join(folder, "..", name), "utf8");
  const docs = /^docs_dir:[ \t]*["']?([^"'#\n]+)/m.exec(text)?.[1]?.trim() ?? "docs";
  // The rest of the file has tags that mean something to Python alone.
  const [nav] = /^nav:.*\n(?:(?:[ \t-].*|#.*)?(?:\n|$))+/m.exec(text) ?? [];
  if (nav === undefined || resolve(folder, "..", docs) !== resolve(folder)) return { issues: [] };
  const { value, issues } = parseYaml(`${label}/../${name}`, nav);
  const entries = entriesOf(isRecord(value) ? value.nav : undefined);
  return {
    ...(entries.some(hasPage) && { nav: { entries, isBook: false } }),
    issues: issues.map((issue) => ({ ...issue, severity: "warning", line: undefined, column: undefined })),
  };
}

/** Entries of MkDocs: a file, or a name with a file or with more of them. */
function entriesOf(list: unknown): NavEntry[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown): NavEntry[] => {
    if (typeof entry === "string") return [{ ...named(entry), items: [] }];
    if (!isRecord(entry)) return [];
    return Object.entries(entry).map(([label, inner]) =>
      typeof inner === "string" ? { label, ...named(inner), items: [] } : { label, items: entriesOf(inner) },
    );
  });
}

function named(file: string): { name?: string } {
  const name = nameOfPage(file);
  return name === undefined ? {} : { name };
}
