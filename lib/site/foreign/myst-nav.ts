import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { isRecord } from "../../input/is-record";
import { readText } from "../../input/read-text";
import { textValue } from "../../input/text-value";
import { parseYaml } from "../../input/yaml-document";
import { isExternal } from "../../paths";
import { type Found, findNavFile, type NavPlace } from "./nav-file";
import { type NavEntry, nameOfPage } from "./summary";

/** Reads the navigation of Jupyter Book, `_toc.yml`, or that of Sphinx: what `{toctree}` lists on pages, from the first page on. */
export function readMyst(place: NavPlace): Found {
  const toc = findNavFile(place, ["_toc.yml"], [place.folder]);
  if (toc) {
    const { value } = parseYaml(toc.file, toc.text);
    return { nav: { file: toc.file, entries: chaptersOf(value), isBook: true }, issues: toc.issues };
  }
  const index = findNavFile(place, ["index.md"], [place.folder]);
  if (!index) return { issues: [] };
  return { nav: { file: index.file, entries: listedBy("index", place, new Set()), isBook: true }, issues: [] };
}

/** A chapter with the chapters in it, or parts of a book with theirs. */
function chaptersOf(said: unknown): NavEntry[] {
  if (Array.isArray(said)) return said.flatMap(chaptersOf);
  if (!isRecord(said)) return [];
  const items = ["parts", "chapters", "sections", "entries", "subtrees"].flatMap((key) => chaptersOf(said[key]));
  const name = nameOfPage(textValue(said.file ?? said.root) ?? "");
  const label = textValue(said.title ?? said.caption);
  if (said.root !== undefined) return [{ name, items: [] }, ...items];
  return name === undefined && label === undefined ? items : [{ label, name, items }];
}

const toctree = /^(\s*)(`{3,}|~{3,}|:{3,})\{toctree\}[^\n]*\n([\s\S]*?)^\s*\2/gm;

/** What a page lists, each page with what it lists itself, at the first place that names it. */
function listedBy(name: string, place: NavPlace, seen: Set<string>): NavEntry[] {
  const file = join(place.folder, `${name}.md`);
  if (seen.has(name) || !existsSync(file)) return [];
  seen.add(name);
  const { text } = readText(file, `${place.label}/${name}.md`, "warning");
  return [...text.matchAll(toctree)].flatMap(([, , , body = ""]) => {
    const [, caption] = /^\s*:?caption:[ \t]*(.+)$/m.exec(body) ?? [];
    const items = body.split("\n").flatMap((line) => entryOf(line.trim(), name, place, seen));
    return caption === undefined ? items : [{ label: caption.trim(), isOpen: true, items }];
  });
}

/** `Words <path>`, `path`, or `folder/*`, from the folder of the page `by` or from the top. */
function entryOf(line: string, by: string, place: NavPlace, seen: Set<string>): NavEntry[] {
  const [, label, path = line] = /^(.+?)\s*<([^<>]+)>$/.exec(line) ?? [];
  if (path === "" || path === "self" || isExternal(path) || /^:|^-+$|^\w+: /.test(path)) return [];
  const name = nameOfPage(path.startsWith("/") ? path : posix.join(posix.dirname(by), path));
  if (name?.endsWith("/*")) return [{ folder: name.slice(0, -2), items: [] }];
  return [{ label, name, items: name === undefined ? [] : listedBy(name, place, seen) }];
}
