import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { wordsOf } from "../../../authoring/words-of";
import { isRecord } from "../../../input/is-record";
import { textValue } from "../../../input/text-value";
import { isExternal, isInSection } from "../../../paths";
import { projectFoldersOf } from "../../place";
import { literalProperty } from "./literal-export";
import { type Found, findNavFile, moduleNames, type NavPlace } from "./nav-file";
import { type NavEntry, nameOfPage } from "./summary";

/** Reads VitePress sidebars, preferring those of the tree's language. A single sidebar is a book; several are one section each. */
export function readVitePress(place: NavPlace): Found {
  const around = projectFoldersOf(place.folder);
  const ofSite = around.slice(0, around.findIndex((folder) => existsSync(join(folder, ".vitepress"))) + 1);
  const language = `.vitepress/config/${basename(place.folder)}`;
  // A language may have a config in its own folder; the root language has its config beside `.vitepress`.
  for (const names of [["config"], [language], [".vitepress/config", ".vitepress/config/index"]]) {
    const found = findNavFile(place, names.flatMap(moduleNames), ofSite);
    const said = found && literalProperty(found.text, "sidebar");
    if (!found || said === undefined) continue;
    const isBook = Array.isArray(said);
    const nameOf = withoutPlaces((link) => nameOfPage(withoutTree(link, found.treePath)));
    const entries = isBook ? itemsOf(said, "", nameOf) : sectionsOf(said, nameOf);
    return { nav: { file: found.file, entries, isBook }, issues: found.issues };
  }
  return { issues: [] };
}

/** Strips the tree's path from a link, since the root of the site may be above the tree. */
const withoutTree = (link: string, tree: string) =>
  tree !== "" && isInSection(link, `/${tree}`) ? link.slice(tree.length + 1) || "/" : link;

type NameOf = (link: string) => string | undefined;

/** Of several links to anchors of one page, only the first names the page. */
function withoutPlaces(nameOf: NameOf): NameOf {
  const seen = new Set<string | undefined>();
  return (link) => {
    const name = nameOf(link);
    if (!link.includes("#")) return name;
    if (seen.has(name)) return undefined;
    seen.add(name);
    return name;
  };
}

/** Converts sidebars keyed by path prefix to sections; each lists only the pages for which VitePress shows that sidebar. */
function sectionsOf(said: unknown, nameOf: NameOf): NavEntry[] {
  const sidebars = Object.entries(isRecord(said) ? said : {});
  const addresses = sidebars.map(([address]) => address);
  return sidebars.map(([address, sidebar]) => {
    const label = wordsOf(`${address.split("/").findLast(Boolean) ?? ""}.md`);
    const { base, items } = isRecord(sidebar)
      ? { base: textValue(sidebar.base) ?? "", items: sidebar.items }
      : { base: "", items: sidebar };
    const nameHere: NameOf = (link) => ((closestTo(link, addresses) ?? address) === address ? nameOf(link) : undefined);
    return { label: textValue(label), items: itemsOf(items, base, nameHere) };
  });
}

/** The longest of `addresses` that is a prefix of the link. */
const closestTo = (link: string, addresses: readonly string[]): string | undefined =>
  addresses.filter((address) => `${link}/`.startsWith(address)).sort((a, b) => b.length - a.length)[0];

function itemsOf(items: unknown, base: string, nameOf: NameOf): NavEntry[] {
  return (Array.isArray(items) ? items : []).filter(isRecord).map((item): NavEntry => {
    const own = textValue(item.base) ?? base;
    const link = textValue(item.link) ?? "";
    const name = link === "" || isExternal(link) ? undefined : nameOf(`${own}${link}`.replace(/\/{2,}/g, "/"));
    const inner = itemsOf(item.items, own, nameOf);
    return { label: textValue(item.text), name, isOpen: item.collapsed !== true, items: inner };
  });
}
