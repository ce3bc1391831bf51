import { isRecord } from "../../../input/is-record";
import { parseYaml } from "../../../input/yaml-document";
import type { Issue } from "../../../types";
import { readDocFx } from "./docfx-nav";
import { readDocusaurus } from "./docusaurus-nav";
import { readMintlify } from "./mintlify-nav";
import { findMkDocsFile } from "./mkdocs-file";
import { readMyst } from "./myst-nav";
import { type Found, findNavFile, type NavPlace } from "./nav-file";
import { readStarlight } from "./starlight-nav";
import { type NavEntry, nameOfPage, readSummary } from "./summary";
import { readVitePress } from "./vitepress-nav";

/** Navigation readers in order of precedence; the first two read mdBook, GitBook, and docsify. Modules are parsed, never executed. */
const readers: readonly ((place: NavPlace) => Found)[] = [
  (place) => readList(place, "SUMMARY.md"),
  (place) => readList(place, "_sidebar.md"),
  readMkDocs,
  readDocusaurus,
  readVitePress,
  readStarlight,
  readMintlify,
  readDocFx,
  readMyst,
];

/** Reads a tree's navigation from a file of another tool, in the tree or beside it: the first that names any page or folder. */
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
  // Only `nav` is parsed, since the rest of the file may have Python-specific YAML tags.
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

/** Converts MkDocs entries: a file, or a label with a file or with nested entries. */
function entriesOf(list: unknown): NavEntry[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown): NavEntry[] => {
    if (typeof entry === "string") return [{ name: nameOfPage(entry), items: [] }];
    if (!isRecord(entry)) return [];
    return Object.entries(entry).map(([words, inner]) => {
      // A group without a label gets that of its page.
      const label = words.trim() || undefined;
      return typeof inner === "string"
        ? { label, name: nameOfPage(inner), items: [] }
        : { label, items: entriesOf(inner) };
    });
  });
}
