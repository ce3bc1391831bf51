import { isRecord } from "../../../input/is-record";
import { textValue } from "../../../input/text-value";
import { parseYaml } from "../../../input/yaml-document";
import type { Issue } from "../../../types";
import { type Found, findNavFile, type NavFile, type NavPlace } from "./nav-file";
import { type NavEntry, nameOfPage } from "./summary";

/** Finds the Mintlify configuration at the root of a tree. */
export const findMintlifyFile = (place: NavPlace): NavFile | undefined =>
  findNavFile(place, ["docs.json", "mint.json"], [place.folder]);

/** Keys whose entries become sections, and all keys that can hold nested entries. */
const divisions = ["tabs", "anchors", "dropdowns", "products"];
const contents = [...divisions, "menu", "groups", "pages"];

/** Reads Mintlify navigation: groups alone form a book; tabs, anchors, dropdowns, and products become sections. */
export function readMintlify(place: NavPlace): Found {
  const found = findMintlifyFile(place);
  if (!found) return { issues: [] };
  const { file, text } = found;
  const { value, issues } = parseYaml(file, text);
  const said = shownFirst(isRecord(value) ? value.navigation : undefined);
  const isBook = !isRecord(said) || !divisions.some((key) => key in said);
  return {
    nav: { file, entries: entriesOf(said, isBook ? 1 : 0), isBook, isOther: (name) => name.startsWith("snippets/") },
    issues: [...found.issues, ...issues.map((issue): Issue => ({ ...issue, severity: "warning" }))],
  };
}

/** Reduces several languages or versions to the default one, or else the first. */
function shownFirst(said: unknown): unknown {
  if (!isRecord(said)) return said;
  const editions = said.languages ?? said.versions;
  if (!Array.isArray(editions)) return said;
  return shownFirst(editions.find((edition) => isRecord(edition) && edition.default === true) ?? editions[0]);
}

/** Converts entries recursively; those down to depth 1, the groups of a section, are expanded. */
function entriesOf(said: unknown, depth: number): NavEntry[] {
  const shown = shownFirst(said);
  if (typeof shown === "string") return [{ name: nameOfPage(shown), items: [] }];
  if (Array.isArray(shown)) return shown.flatMap((entry) => entriesOf(entry, depth));
  if (!isRecord(shown)) return [];
  const label = ["tab", "anchor", "dropdown", "product", "item", "group"].flatMap((key) => textValue(shown[key]) ?? []);
  const inner = contents.flatMap((key) => entriesOf(shown[key], depth + (label.length > 0 ? 1 : 0)));
  if (label.length === 0) return inner;
  const name = nameOfPage(textValue(shown.root) ?? "");
  return [{ label: label[0], name, isOpen: shown.expanded === true || depth <= 1, items: inner }];
}
