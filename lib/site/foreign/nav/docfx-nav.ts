import { realpathSync } from "node:fs";
import { join, posix } from "node:path";
import { isRecord } from "../../../input/is-record";
import { readText } from "../../../input/read-text";
import { textValue } from "../../../input/text-value";
import { parseYaml } from "../../../input/yaml-document";
import { isInside } from "../../../list-files";
import { isExternal } from "../../../paths";
import type { Issue } from "../../../types";
import { type Found, findNavFile, type NavPlace } from "./nav-file";
import { type NavEntry, nameOfPage, readSummary } from "./summary";

const names = ["toc.yml", "TOC.yml"];

/** What reading the files of a navigation needs: where it is, the issues found, and the files read, since they may name each other. */
type Reading = { place: NavPlace; issues: Issue[]; seen: Set<string> };

/** Reads the `toc.yml` of DocFX and those that it names, or its `TOC.md`. If it names others, each of its entries is a section. */
export function readDocFx(place: NavPlace): Found {
  const found = findNavFile(place, names, [place.folder]);
  if (!found) return readHeadings(place);
  const reading: Reading = { place, issues: found.issues, seen: new Set(names) };
  const entries = entriesIn(found.text, "", found.file, reading);
  return { nav: { file: found.file, entries, isBook: reading.seen.size === names.length }, issues: reading.issues };
}

/** Reads a `TOC.md`, whose headings are its entries: `## [Title](a.md)`. */
function readHeadings(place: NavPlace): Found {
  const found = findNavFile(place, ["TOC.md", "toc.md"], [place.folder]);
  if (!found) return { issues: [] };
  const list = found.text
    .replace(/^\uFEFF/, "")
    .replace(/^(#{1,6})[ \t]+(?=\S)/gm, (_, { length }: string) => `${"  ".repeat(length - 1)}- `)
    .replaceAll("](~/", "](");
  const nav = { file: found.file, isOther: isToc, entries: readSummary(list), isBook: true };
  return { nav, issues: found.issues };
}

/** The entries of a file in the folder `base`. */
function entriesIn(text: string, base: string, file: string, reading: Reading): NavEntry[] {
  const { value, issues } = parseYaml(file, text);
  reading.issues.push(...issues.map((issue): Issue => ({ ...issue, severity: "warning" })));
  return entriesOf(isRecord(value) ? value.items : value, base, reading);
}

/** Converts a list. An entry that is only a name is the heading of those after it. */
function entriesOf(list: unknown, base: string, reading: Reading): NavEntry[] {
  const made: NavEntry[] = [];
  let group = made;
  for (const said of Array.isArray(list) ? list.filter(isRecord) : []) {
    const label = textValue(said.name);
    const href = textValue(said.href ?? said.topicHref) ?? "";
    const items = [
      ...entriesOf(said.items, base, reading),
      ...entriesAt(textValue(said.tocHref) ?? href, base, reading),
    ];
    const isHeading = label !== undefined && href === "" && said.items === undefined && said.tocHref === undefined;
    const homepage = textValue(said.topicHref ?? said.homepage);
    const page = isToc(href) ? homepage : href;
    const name =
      page && !isExternal(page)
        ? nameOfPage(page.startsWith("~/") ? page.slice(1) : posix.join("/", base, page))
        : undefined;
    if (name === undefined && items.length === 0 && !isHeading) continue;
    const entry: NavEntry = { label, name, ...(isHeading && { isOpen: true }), items };
    if (isHeading) made.push(entry);
    else group.push(entry);
    if (isHeading) group = entry.items;
  }
  return made;
}

const isToc = (href: string) => /(?:^|\/)(?:toc\.(?:yml|json|md))?$/i.test(href);

/** The entries of the `toc.yml` that an address in the folder `base` names, itself or by its folder. */
function entriesAt(href: string, base: string, reading: Reading): NavEntry[] {
  if (href === "" || isExternal(href) || !isToc(href)) return [];
  const { folder, label } = reading.place;
  const named = posix.join(base, href);
  const file = (named.endsWith("/") ? names.map((name) => named + name) : [named]).find((path) =>
    isInside(join(folder, path), realpathSync(folder)),
  );
  if (file === undefined || !file.endsWith(".yml") || reading.seen.has(file)) return [];
  reading.seen.add(file);
  const read = readText(join(folder, file), `${label}/${file}`, "warning");
  reading.issues.push(...read.issues);
  return entriesIn(read.text, posix.dirname(file), `${label}/${file}`, reading);
}

/** What the `docfx.json` of a tree or its project says of building; nothing without one. */
export function docFxBuild(place: NavPlace): Readonly<Record<string, unknown>> {
  const { file = "", text = "" } = findNavFile(place, ["docfx.json"]) ?? {};
  // It may have trailing commas, as YAML has in braces.
  const { value } = parseYaml(file, text);
  return isRecord(value) && isRecord(value.build) ? value.build : {};
}

/** The folder that `docfx.json` publishes the pages in, by which they may link to each other. */
export function destinationOf(place: NavPlace): string[] {
  const { dest } = docFxBuild(place);
  return typeof dest === "string" && /^\w[\w-]*$/.test(dest) ? [dest] : [];
}
