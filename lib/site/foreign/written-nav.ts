import { isRecord } from "../../input/is-record";
import { parseYaml } from "../../input/yaml-document";
import type { Issue } from "../../types";
import { readDocusaurus } from "./docusaurus-nav";
import { readMintlify } from "./mintlify-nav";
import { findMkDocsFile } from "./mkdocs-file";
import { readMyst } from "./myst-nav";
import { type Found, findNavFile, type NavPlace } from "./nav-file";
import { readStarlight } from "./starlight-nav";
import { type NavEntry, nameOfPage, readSummary } from "./summary";
import { readVitePress } from "./vitepress-nav";

/** Those of mdBook and GitBook, docsify, MkDocs, tools that have it in a module, which is read and not run, Mintlify, and Sphinx. */
const readers: readonly ((place: NavPlace) => Found)[] = [
  (place) => readList(place, "SUMMARY.md"),
  (place) => readList(place, "_sidebar.md"),
  readMkDocs,
  readDocusaurus,
  readVitePress,
  readStarlight,
  readMintlify,
  readMyst,
];

/** Reads the navigation that a tree has in a file of another tool, in it or beside it: that of the first which names a page. */
export function readWrittenNav(place: NavPlace): Found {
  const issues: Issue[] = [];
  for (const read of readers) {
    const found = read(place);
    if (found.nav?.entries.some(hasPage)) return found;
    issues.push(...found.issues);
  }
  return { issues };
}

function readList(place: NavPlace, name: string): Found {
  const found = findNavFile(place, [name], [place.folder]);
  if (!found) return { issues: [] };
  const { file, text, issues } = found;
  return { nav: { file, isOther: (other) => other === name, entries: readSummary(text), isBook: true }, issues };
}

const hasPage = ({ name, folder, items }: NavEntry): boolean => (name ?? folder) !== undefined || items.some(hasPage);

function readMkDocs(place: NavPlace): Found {
  const { file = "", text = "", issues: ofText = [] } = findMkDocsFile(place) ?? {};
  // The rest of the file has tags that mean something to Python alone.
  const found = /^nav:.*\n(?:(?:[ \t-].*|#.*)?(?:\n|$))+/m.exec(text);
  if (!found) return { issues: ofText };
  const { value, issues } = parseYaml(file, found[0]);
  const entries = entriesOf(isRecord(value) ? value.nav : undefined);
  const linesBefore = text.slice(0, found.index).split("\n").length - 1;
  return {
    nav: { file, entries, isBook: false, takesFirst: true },
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
    if (typeof entry === "string") return [{ name: nameOfPage(entry), items: [] }];
    if (!isRecord(entry)) return [];
    return Object.entries(entry).map(([words, inner]) => {
      // A group without a name is called as its page is.
      const label = words.trim() || undefined;
      return typeof inner === "string"
        ? { label, name: nameOfPage(inner), items: [] }
        : { label, items: entriesOf(inner) };
    });
  });
}
