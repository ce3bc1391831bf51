import type { SidebarItem, SidebarLink, Sidebars } from "../types";
import { type OtherPage, wordsOf } from "./other-page";

/** A folder of pages, by the last part of its path. */
type Folder = { name: string; index?: OtherPage; pages: OtherPage[]; folders: Map<string, Folder> };

const empty = (name: string): Folder => ({ name, pages: [], folders: new Map() });

/**
 * Sidebars for a tree without a manifest: each folder at the top is a section, the folders in it are categories. Pages and
 * folders stand in the order of `sidebar_position`, then of their names, numbers by value. Pages at the top form a section of
 * their own, named `topLabel`; the page of the top folder itself is the home page and stands in none, unless it is alone.
 */
export function sidebarsOfFolders(pages: readonly OtherPage[], topLabel: string): Sidebars {
  const top = empty("");
  for (const page of pages) place(page, top);
  const folders = sorted([...top.folders.values()], folderPosition, ({ name }) => name);
  const topItems = itemsOf({ ...top, folders: new Map() });
  const overview = topItems.length === 0 && folders.length === 0 && top.index ? [linkTo(top.index)] : topItems;
  const sections = [
    ...(overview.length > 0 ? [{ name: topLabel, label: topLabel, items: overview }] : []),
    ...folders.map((folder) => ({ name: folder.name, label: labelOf(folder), items: sectionItems(folder) })),
  ];
  const ids = sections.map(({ name }) => idOf(name));
  return Object.fromEntries(
    sections.map(({ label, items }, index) => [
      ids.indexOf(ids[index] ?? "") === index ? ids[index] : `${ids[index]}-${index + 1}`,
      { label, href: firstHref(items), items },
    ]),
  );
}

function place(page: OtherPage, top: Folder): void {
  const names = page.source.doc.path.split("/").slice(1);
  const isIndex = /(^|\/)(index|readme)\.mdx?$/i.test(page.source.file);
  let folder = top;
  for (const name of isIndex ? names.filter(Boolean) : names.slice(0, -1)) {
    const next = folder.folders.get(name) ?? empty(name);
    folder.folders.set(name, next);
    folder = next;
  }
  if (isIndex) folder.index = page;
  else folder.pages.push(page);
}

/** A section lists its own page first. */
const sectionItems = (folder: Folder) => [...(folder.index ? [linkTo(folder.index)] : []), ...itemsOf(folder)];

/** Links and categories of what is in one folder. */
function itemsOf(folder: Folder): SidebarItem[] {
  const entries = [
    ...folder.pages.map((page) => ({ name: nameOf(page), position: page.position, item: linkTo(page) })),
    ...[...folder.folders.values()].map((inner) => ({
      name: inner.name,
      position: folderPosition(inner),
      item: categoryOf(inner),
    })),
  ];
  return sorted(
    entries,
    ({ position }) => position,
    ({ name }) => name,
  ).map(({ item }) => item);
}

function categoryOf(folder: Folder): SidebarItem {
  const { index } = folder;
  const own = index && {
    href: index.source.doc.path,
    ...(index.source.frontMatter.unlisted && { linkUnlisted: true }),
  };
  return { type: "category", label: labelOf(folder), ...own, collapsed: true, items: itemsOf(folder) };
}

function linkTo({ source: { doc, frontMatter } }: OtherPage): SidebarLink {
  const label = frontMatter.sidebarLabel ?? frontMatter.title;
  return { type: "link", label, href: doc.path, ...(frontMatter.unlisted && { unlisted: true }) };
}

const labelOf = ({ index, name }: Folder) =>
  index?.source.frontMatter.sidebarLabel ?? index?.source.frontMatter.title ?? wordsOf(`${name}.md`);

const nameOf = ({ source }: OtherPage) => source.doc.path.split("/").at(-1) ?? "";

const folderPosition = ({ index }: Folder) => index?.position;

function sorted<T>(entries: readonly T[], position: (entry: T) => number | undefined, name: (entry: T) => string): T[] {
  const rank = (entry: T) => position(entry) ?? Number.POSITIVE_INFINITY;
  return [...entries].sort((a, b) => (rank(a) === rank(b) ? byName(name(a), name(b)) : rank(a) - rank(b)));
}

const byName = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });

/** A name as the id of a sidebar: `Über uns` → `ber-uns`. One of digits alone would not keep its place in an object. */
function idOf(name: string): string {
  const id = name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return /^\d*$/.test(id) ? `section-${id}`.replace(/-$/, "") : id;
}

function firstHref(items: readonly SidebarItem[]): string {
  for (const item of items) {
    const href = item.href ?? (item.type === "category" ? firstHref(item.items) : "");
    if (href) return href;
  }
  return "";
}
