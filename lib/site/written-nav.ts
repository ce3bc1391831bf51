import { existsSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../input/is-record";
import { readText } from "../input/read-text";
import { parseYaml } from "../input/yaml-document";
import type { Issue } from "../types";
import { readMkDocsFile } from "./mkdocs-file";
import { type NavEntry, nameOfPage, readSummary } from "./summary";

/** The navigation that a tree has in a file, by its name: a book, to be read through, or groups that are sections. */
export type WrittenNav = { file: string; entries: NavEntry[]; isBook: boolean };

type Place = { folder: string; label: string };
type Found = { nav?: WrittenNav | undefined; issues: Issue[] };

/** Reads the navigation of mdBook, GitBook, docsify or MkDocs, whose configuration is beside the tree; none where there is no such file. */
export function readWrittenNav(place: Place): Found {
  for (const name of ["SUMMARY.md", "_sidebar.md"]) {
    const found = readList(place, name);
    if (found.nav) return found;
  }
  return readMkDocs(place);
}

function readList({ folder, label }: Place, name: string): Found {
  const path = join(folder, name);
  if (!existsSync(path)) return { issues: [] };
  const { text, issues } = readText(path, `${label}/${name}`, "warning");
  const entries = readSummary(text);
  return { ...(entries.some(hasPage) && { nav: { file: name, entries, isBook: true } }), issues };
}

const hasPage = ({ name, items }: NavEntry): boolean => name !== undefined || items.some(hasPage);

function readMkDocs(place: Place): Found {
  const { file = "", text = "", issues: ofText = [] } = readMkDocsFile(place) ?? {};
  // The rest of the file has tags that mean something to Python alone.
  const found = /^nav:.*\n(?:(?:[ \t-].*|#.*)?(?:\n|$))+/m.exec(text);
  if (!found) return { issues: ofText };
  const { value, issues } = parseYaml(file, found[0]);
  const entries = entriesOf(isRecord(value) ? value.nav : undefined);
  const linesBefore = text.slice(0, found.index).split("\n").length - 1;
  return {
    ...(entries.some(hasPage) && { nav: { file, entries, isBook: false } }),
    issues: [
      ...ofText,
      ...issues.map((issue): Issue => ({ ...issue, severity: "warning", line: (issue.line ?? 1) + linesBefore })),
    ],
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
