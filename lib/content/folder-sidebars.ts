import type { SidebarItem, SidebarLink, Sidebars } from "../types";
import { type OtherPage, wordsOf } from "./other-page";

/** A folder of pages, by the last part of its path. */
type Folder = { name: string; index?: OtherPage; pages: OtherPage[]; folders: Map<string, Folder> };

const empty = (name: string): Folder => ({ name, pages: [], folders: new Map() });

/**
 * Sidebars for a tree without a manifest: each folder at the top is a section, the folders in it are categories. Pages and
 * folders stand in the order of `sidebar_position`, then of their names, numbers by value. Pages at the top form a section of
 * their own, named `topLabel`; the page of the top folder itself is the home page and stands in none.
 */
export function sidebarsOfFolders(pages: readonly OtherPage[], topLabel: string): Sidebars {
  const top = empty("");
  for (const page of pages) place(page, top);
  const sections = sorted([...top.folders.values()], folderPosition, ({ name }) => name).map((folder) => ({
    id: slugOf(folder.name),
    label: labelOf(folder),
    items: itemsOf(folder, folder.index),
  }));
  const pagesAtTop = { id: slugOf(topLabel), label: topLabel, items: top.pages.map(linkTo) };
  const all = [
    ...(top.pages.length > 0 ? [{ ...pagesAtTop, items: itemsOf({ ...top, folders: new Map() }) }] : []),
    ...sections,
  ];
  return Object.fromEntries(
    all.map(({ id, label, items }, index) => [
      all.findIndex((other) => other.id === id) === index ? id : `${id}-${index + 1}`,
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

/** Links and categories of one folder; its own page comes first when it is a section. */
function itemsOf(folder: Folder, own?: OtherPage): SidebarItem[] {
  const entries = [
    ...folder.pages.map((page) => ({ name: page.source.doc.path, position: page.position, item: linkTo(page) })),
    ...[...folder.folders.values()].map((inner) => ({
      name: `/${inner.name}`,
      position: folderPosition(inner),
      item: categoryOf(inner),
    })),
  ].map((entry) => ({ ...entry, name: entry.name.slice(entry.name.lastIndexOf("/") + 1) }));
  const items = sorted(
    entries,
    ({ position }) => position,
    ({ name }) => name,
  ).map(({ item }) => item);
  return own ? [linkTo(own), ...items] : items;
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

const folderPosition = ({ index }: Folder) => index?.position;

function sorted<T>(entries: readonly T[], position: (entry: T) => number | undefined, name: (entry: T) => string): T[] {
  const rank = (entry: T) => position(entry) ?? Number.POSITIVE_INFINITY;
  return [...entries].sort((a, b) => (rank(a) === rank(b) ? byName(name(a), name(b)) : rank(a) - rank(b)));
}

const byName = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });

/** A name as an address: `01 First steps` → `01-first-steps`. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-+|-+$/g, "") || "section";

function firstHref(items: readonly SidebarItem[]): string {
  for (const item of items) {
    const href = item.href ?? (item.type === "category" ? firstHref(item.items) : "");
    if (href) return href;
  }
  return "";
}
