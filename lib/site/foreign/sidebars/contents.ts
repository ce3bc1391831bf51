import { flattenSidebar, visibleItems } from "../../../nav/flatten";
import type { DocSource, SidebarCategory, SidebarItem, Sidebars } from "../../../types";

/** What asks for the list at the end of a page in Docusaurus. */
const listing = /(?:^|\n)[ \t]*<DocCardList\b[^<>]*\/>$/;

/** Gives a page that stands for a folder a list of the pages in it, as its tools show one, if it has no text or asks for it. */
export function withContents(source: DocSource, sidebars: Sidebars): DocSource {
  const { doc, foreign, body } = source;
  const written = body.trimEnd();
  const text = written.replace(listing, "\n");
  if (!foreign || (written !== "" && text === written)) return source;
  const groups = Object.values(sidebars);
  const items = [...groups, ...groups.flatMap(({ items }) => categoriesIn(items))].find(
    ({ href }) => href === doc.path,
  )?.items;
  const list = visibleItems(items ?? [], "").flatMap((item) => {
    const href = item.href ?? flattenSidebar([item])[0]?.href;
    return href === undefined || href === doc.path ? [] : [`- [${escaped(item.label)}](<${href}>)`];
  });
  return list.length > 0 ? { ...source, body: `${text}${list.join("\n")}\n` } : source;
}

const categoriesIn = (items: readonly SidebarItem[]): SidebarCategory[] =>
  items.flatMap((item) => (item.type === "category" ? [item, ...categoriesIn(item.items)] : []));

const escaped = (label: string) => label.replaceAll("&", "&amp;").replace(/[\\`*_[\]{}<>]/g, "\\$&");
