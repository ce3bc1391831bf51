import { asIndex, isFolderPage } from "../../../authoring/folder-page";
import type { ForeignPage } from "../../../authoring/foreign-page";
import { hrefsOf } from "../../../nav/flatten";
import type { Navigation } from "../../../nav/manifest";
import type { SidebarItem, SidebarLink, Sidebars } from "../../../types";
import { withoutNumbers } from "../addresses/other-addresses";
import type { WrittenNav } from "../nav/nav-file";
import type { NavEntry } from "../nav/summary";
import { itemsOfFolder, type Metas } from "./folder-sidebars";
import { type Section, sidebarsOfSections } from "./sections";

/** Labels for sections that have none of their own: the pages outside of groups, and a book. */
type SectionLabels = { overview: string; contents: string };

/**
 * Builds sidebars for a tree whose navigation is in a file. A book is one section, so that it can be read in order, with its parts
 * expanded; otherwise each top-level group is a section, and pages outside of groups form one more. Entries that match no page are
 * dropped, and unlisted pages become standalone.
 */
export function sidebarsOfNav(
  nav: WrittenNav,
  pages: readonly ForeignPage[],
  labels: SectionLabels,
  metas: Metas = new Map(),
): Pick<Navigation, "sidebars" | "standalonePages"> {
  const sidebars = listed(nav, pages, labels, metas);
  return { sidebars, standalonePages: pagesBeside(sidebars, pages) };
}

/** Links to pages that no sidebar lists. */
export function pagesBeside(sidebars: Sidebars, pages: readonly ForeignPage[]): SidebarLink[] {
  const hrefs = new Set(["/", ...hrefsOf(Object.values(sidebars).flatMap(({ items }) => items))]);
  return pages.map((page) => linkTo(page)).filter(({ href }) => !hrefs.has(href));
}

function listed(
  { entries, isBook, takesFirst }: WrittenNav,
  pages: readonly ForeignPage[],
  labels: SectionLabels,
  metas: Metas,
): Sidebars {
  // Of several pages with a name, that of the last list wins: a page has its own name before a folder does.
  const named = [otherNamesOf, folderNamesOf, ({ name }: ForeignPage) => [asIndex(name).toLowerCase()]];
  const byName = new Map(
    named.flatMap((names) => pages.flatMap((page) => names(page).map((name) => [name, page] as const))),
  );
  const find = (name: string | undefined) => (name === undefined ? undefined : byName.get(asIndex(name).toLowerCase()));
  const read = (list: readonly NavEntry[], depth = 0): SidebarItem[] => list.flatMap((entry) => itemOf(entry, depth));
  const itemOf = (entry: NavEntry, depth: number): SidebarItem[] => {
    if (entry.folder !== undefined) return itemsOfFolder(pages, entry.folder, metas);
    const page = find(entry.name);
    const items = read(entry.items, depth + 1);
    const own = page && linkTo(page, entry.label);
    if (items.length === 0) return own ? [own] : [];
    const [folder, others] =
      own || !takesFirst ? [own, items] : takeFolderPage(entry, items, find(entry.items[0]?.name));
    const { label = "", href, unlisted } = { ...folder, label: entry.label ?? folder?.label };
    const linked = { ...(href !== undefined && { href }), ...(unlisted && { linkUnlisted: true }) };
    // A part of a book, which has no page of its own, is expanded.
    const collapsed = !(entry.isOpen ?? (isBook && depth === 0 && page === undefined));
    return [{ type: "category", label, ...linked, collapsed, items: others }];
  };
  return sidebarsOfSections(
    isBook
      ? [{ name: "contents", label: labels.contents, items: read(entries) }]
      : groups(read(entries), labels.overview),
  );
}

/** The name of its folder, by which navigation files of MkDocs and docsify call an index page. */
const folderNamesOf = ({ name }: ForeignPage): string[] =>
  isFolderPage(name)
    ? [
        asIndex(name)
          .toLowerCase()
          .replace(/\/?index$/, ""),
      ]
    : [];

/** Other names tools accept: the address, and in Docusaurus the id or the file name without number prefixes. */
const otherNamesOf = ({ name, id, source: { doc } }: ForeignPage): string[] =>
  [withoutNumbers(`/${name}`).slice(1), doc.path.slice(1), id].flatMap((other) => other?.toLowerCase() || []);

/** Splits off the first entry of a group if it is an unlabeled index page and not the only one. */
function takeFolderPage(
  { items: [first] }: NavEntry,
  items: SidebarItem[],
  page: ForeignPage | undefined,
): [SidebarLink | undefined, SidebarItem[]] {
  const isOwn = page !== undefined && first?.label === undefined && isFolderPage(page.name) && items.length > 1;
  return isOwn ? [linkTo(page), items.slice(1)] : [undefined, items];
}

function linkTo({ source: { doc, frontMatter } }: ForeignPage, label?: string): SidebarLink {
  const shown = label || (frontMatter.sidebarLabel ?? frontMatter.title);
  return { type: "link", label: shown, href: doc.path, ...(frontMatter.unlisted && { unlisted: true }) };
}

/** Turns top-level items into sections, each listing its own page first. The home page is listed only if there is nothing else. */
function groups(items: readonly SidebarItem[], label: string): Section[] {
  const pages = items.filter(({ type, href }) => type === "link" && (href !== "/" || items.length === 1));
  const sections = items.flatMap((item): Section[] => {
    if (item.type === "link") return [];
    const own = item.href === undefined ? [] : [{ type: "link" as const, label: item.label, href: item.href }];
    const shown = item.label || label;
    return [{ name: shown, label: shown, items: [...own, ...item.items] }];
  });
  return [...(pages.length > 0 ? [{ name: "overview", label, items: pages }] : []), ...sections];
}
