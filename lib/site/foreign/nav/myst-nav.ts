import { realpathSync } from "node:fs";
import { join, posix } from "node:path";
import { isRecord } from "../../../input/is-record";
import { readText } from "../../../input/read-text";
import { textValue } from "../../../input/text-value";
import { parseYaml } from "../../../input/yaml-document";
import { isInside } from "../../../list-files";
import { createFenceReader, longestLine } from "../../../page/foreign/code/fence-lines";
import { isExternal } from "../../../paths";
import type { Issue } from "../../../types";
import { type Found, findNavFile, type NavPlace } from "./nav-file";
import { type NavEntry, nameOfPage } from "./summary";

/** Reads the `_toc.yml` of Jupyter Book, or else follows the `{toctree}` directives of Sphinx from `index.md` on. */
export function readMyst(place: NavPlace): Found {
  const toc = findNavFile(place, ["_toc.yml"], [place.folder]);
  if (toc) {
    const { value, issues } = parseYaml(toc.file, toc.text);
    return {
      nav: { file: toc.file, entries: chaptersOf(value), isBook: true },
      issues: [...toc.issues, ...issues.map((issue): Issue => ({ ...issue, severity: "warning" }))],
    };
  }
  const index = findNavFile(place, ["index.md"], [place.folder]);
  if (!index) return { issues: [] };
  return { nav: { file: index.file, entries: listedBy("index", place, new Set()), isBook: true }, issues: [] };
}

/** Converts chapters and parts of `_toc.yml` to entries, recursively. */
function chaptersOf(said: unknown): NavEntry[] {
  if (Array.isArray(said)) return said.flatMap(chaptersOf);
  if (!isRecord(said)) return [];
  const items = ["parts", "chapters", "sections", "entries", "subtrees"].flatMap((key) => chaptersOf(said[key]));
  const name = nameOfPage(textValue(said.file ?? said.root) ?? "");
  const label = textValue(said.title ?? said.caption);
  if (said.root !== undefined) return [{ name, items: [] }, ...items];
  return name === undefined && label === undefined ? items : [{ label, name, items }];
}

const toctree = /^[ \t]*(`{3,}|~{3,}|:{3,})\{toctree\}/;

/** The lines of each closed `{toctree}` directive that is not inside a code block. */
function toctreesIn(text: string): string[][] {
  const found: string[][] = [];
  const read = createFenceReader();
  let open: { marks: string; lines: string[] } | undefined;
  for (const line of text.split("\n")) {
    const kind = read(line);
    if (!open) {
      const [, marks] = kind === "opening" || kind === "text" ? (toctree.exec(line) ?? []) : [];
      if (marks !== undefined) open = { marks, lines: [] };
    } else if (open.marks.startsWith(":") ? line.trim().startsWith(open.marks) : kind === "closing") {
      found.push(open.lines);
      open = undefined;
    } else if (line.length <= longestLine) open.lines.push(line.trim());
  }
  return found;
}

/** The entries of a page's toctrees, recursively. `seen` breaks cycles: a page's own entries nest only where it is first listed. */
function listedBy(name: string, place: NavPlace, seen: Set<string>): NavEntry[] {
  const file = join(place.folder, `${name}.md`);
  if (seen.has(name) || !isInside(file, realpathSync(place.folder))) return [];
  seen.add(name);
  const { text } = readText(file, `${place.label}/${name}.md`, "warning");
  return toctreesIn(text).flatMap((lines) => {
    const [caption] = lines.flatMap((line) => /^:?caption:[ \t]*(.+)$/.exec(line)?.[1] ?? []);
    const items = lines.flatMap((line) => entryOf(line, name, place, seen));
    return caption === undefined ? items : [{ label: caption, isOpen: true, items }];
  });
}

/** Parses `Title <path>`, `path`, or `folder/*`. Paths are relative to the page `by` or to the root, and must stay inside the tree. */
function entryOf(line: string, by: string, place: NavPlace, seen: Set<string>): NavEntry[] {
  const [, label, path = line] = /^(.+?)\s*<([^<>]+)>$/.exec(line) ?? [];
  if (path === "" || path === "self" || isExternal(path) || /^:|^-+$|^\w+: /.test(path)) return [];
  const name = nameOfPage(posix.join(path.startsWith("/") ? "/" : posix.dirname(by), path));
  if (name?.split("/").includes("..")) return [];
  if (name?.endsWith("/*")) return [{ folder: name.slice(0, -2), items: [] }];
  return [{ label, name, items: name === undefined ? [] : listedBy(name, place, seen) }];
}
