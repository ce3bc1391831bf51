import { isFolderPage } from "../../../authoring/folder-page";
import type { ForeignPage } from "../../../authoring/foreign-page";
import { wordsOf } from "../../../authoring/words-of";
import type { SidebarItem, SidebarLink, Sidebars } from "../../../types";
import { withoutNumbers } from "../addresses/other-addresses";
import type { FolderMeta } from "./folder-meta";
import { placedByParents } from "./named-parents";
import { sidebarsOfSections } from "./sections";

/** A folder of pages; `name` is the last segment of its path. */
type Folder = {
  name: string;
  index?: ForeignPage;
  pages: ForeignPage[];
  folders: Map<string, Folder>;
  /** Metadata of the folder and its entries. */
  meta?: FolderMeta;
};

/** Folder metadata by path relative to the tree; the root's path is the empty string. */
export type Metas = ReadonlyMap<string, FolderMeta>;

/**
 * Builds sidebars for a tree without a manifest: each top-level folder is a section, the folders inside it are categories. Pages and
 * folders sort by the position that they or their folder's metadata declare, then by name, with numbers compared by value. Top-level
 * pages form a section of their own, named `topLabel`. The index page of the root is the home page, listed only if it is the only page.
 */
export function sidebarsOfFolders(pages: readonly ForeignPage[], topLabel: string, metas: Metas = new Map()): Sidebars {
  const top = treeOf(pages, metas);
  const folders = sorted(
    [...top.folders.values()].map((folder) => ({ ...folder, position: positionOf(folder, top) })),
    top,
  );
  const topItems = itemsOf({ ...top, folders: new Map() });
  const isAlone = topItems.length === 0 && folders.length === 0;
  const isHome = top.index?.source.doc.path === "/";
  const overview = top.index && (isAlone || !isHome) ? [linkTo(top.index, top), ...topItems] : topItems;
  return sidebarsOfSections([
    ...(overview.length > 0 ? [{ name: topLabel, label: topLabel, items: overview }] : []),
    ...folders.map((folder) => ({ name: folder.name, label: labelOf(folder, top), items: sectionItems(folder) })),
  ]);
}

/** Sidebar items of one folder, given by its path relative to the tree: its own page first. Empty if there is no such folder. */
export function itemsOfFolder(pages: readonly ForeignPage[], path: string, metas: Metas): SidebarItem[] {
  const names = path.split("/").filter(Boolean);
  const folder = names.reduce<Folder | undefined>((around, name) => around?.folders.get(name), treeOf(pages, metas));
  return folder ? sectionItems(folder) : [];
}

function treeOf(pages: readonly ForeignPage[], metas: Metas): Folder {
  const top: Folder = { name: "", pages: [], folders: new Map(), meta: metas.get("") };
  for (const page of placedByParents(pages)) place(page, top, metas);
  dropHidden(top);
  adoptPages(top);
  return top;
}

function place(page: ForeignPage, top: Folder, metas: Metas): void {
  const names = page.name.split("/");
  let folder = top;
  for (const [depth, name] of names.slice(0, -1).entries()) {
    const next = folder.folders.get(name) ?? {
      name,
      pages: [],
      folders: new Map(),
      meta: metas.get(names.slice(0, depth + 1).join("/")),
    };
    folder.folders.set(name, next);
    folder = next;
  }
  if (isFolderPage(page.name)) folder.index = page;
  else folder.pages.push(page);
}

/** Drops hidden pages and folders, and folders that are empty without them. */
function dropHidden(folder: Folder): void {
  const isHidden = (name: string) => folder.meta?.entries.get(name)?.isHidden === true;
  folder.pages = folder.pages.filter((page) => !isHidden(nameOf(page)));
  for (const [name, inner] of folder.folders) {
    dropHidden(inner);
    const isEmpty = !inner.index && inner.pages.length === 0 && inner.folders.size === 0;
    if (isEmpty || isHidden(name)) folder.folders.delete(name);
  }
}

/**
 * Picks the page of each folder: first the page in it or beside it whose id the metadata names, then its index page, then a sibling page
 * of the same name (`advanced.md` beside `advanced/`).
 */
function adoptPages(folder: Folder): void {
  for (const inner of folder.folders.values()) {
    const id = inner.meta?.page;
    const named = id && [...inner.pages, ...folder.pages].find((page) => isCalled(page, id));
    if (named) {
      inner.pages = [...(inner.index ? [inner.index] : []), ...inner.pages.filter((page) => page !== named)];
      inner.index = named;
    }
    inner.index ??= folder.pages.find((page) => nameOf(page) === inner.name);
    adoptPages(inner);
  }
  const adopted = new Set([...folder.folders.values()].map(({ index }) => index));
  folder.pages = folder.pages.filter((page) => !adopted.has(page));
}

/** Items of a section, its own page first. */
const sectionItems = (folder: Folder) => {
  const { index, meta } = folder;
  const isListed = index && !meta?.entries.get(nameOf(index))?.isHidden;
  return [...(isListed ? [linkTo(index, folder)] : []), ...itemsOf(folder)];
};

/** Links to the pages of a folder and categories for its subfolders, sorted. */
function itemsOf(folder: Folder): SidebarItem[] {
  const said = (name: string) => folder.meta?.entries.get(name);
  const entries = [
    ...folder.pages.map((page) => ({
      name: nameOf(page),
      position: said(nameOf(page))?.position ?? page.position,
      item: linkTo(page, folder),
    })),
    ...[...folder.folders.values()].map((inner) => ({
      name: inner.name,
      position: positionOf(inner, folder),
      item: categoryOf(inner, folder),
    })),
  ];
  const partOf = (name: string) => (said(name) ? said(name)?.part : folder.meta?.rest);
  return inParts(sorted(entries, folder).map(({ name, item }) => ({ item, part: partOf(name) })));
}

/** Groups the items of each part into an expanded category, at the place of the first. */
function inParts(entries: readonly { item: SidebarItem; part: string | undefined }[]): SidebarItem[] {
  const parts = entries.map(({ part }) => part);
  return entries.flatMap(({ item, part }, index): SidebarItem[] => {
    if (part === undefined) return [item];
    if (parts.indexOf(part) !== index) return [];
    const items = entries.filter((entry) => entry.part === part).map((entry) => entry.item);
    return [{ type: "category", label: part, collapsed: false, items }];
  });
}

function categoryOf(folder: Folder, parent: Folder): SidebarItem {
  const { index } = folder;
  const own = index && {
    href: index.source.doc.path,
    ...(index.source.frontMatter.unlisted && { linkUnlisted: true }),
  };
  const [label, items] = [labelOf(folder, parent), itemsOf(folder)];
  if (index && items.length === 0) return { ...linkTo(index, folder), label };
  return { type: "category", label, ...own, collapsed: true, items };
}

function linkTo(page: ForeignPage, folder: Folder): SidebarLink {
  const { doc, frontMatter } = page.source;
  const label = folder.meta?.entries.get(nameOf(page))?.label ?? frontMatter.sidebarLabel ?? frontMatter.title;
  return { type: "link", label, href: doc.path, ...(frontMatter.unlisted && { unlisted: true }) };
}

const labelOf = ({ index, name, meta }: Folder, parent: Folder) =>
  meta?.label ??
  parent.meta?.entries.get(name)?.label ??
  index?.source.frontMatter.sidebarLabel ??
  index?.source.frontMatter.title ??
  wordsOf(`${name}.md`);

/** Docusaurus accepts a page's id with or without its folder. */
const isCalled = ({ name, id = withoutNumbers(`/${name}`).slice(1) }: ForeignPage, wanted: string) =>
  [name, id].some((own) => own === wanted || own.endsWith(`/${wanted}`));

const nameOf = ({ name }: ForeignPage) => name.split("/").at(-1) ?? "";

const positionOf = ({ index, name, meta }: Folder, parent: Folder) =>
  parent.meta?.entries.get(name)?.position ?? meta?.position ?? index?.position;

/** Sorts the entries of a folder by position, then by name; entries marked as last follow all others. */
function sorted<T extends { name: string; position?: number | undefined }>(entries: readonly T[], folder: Folder): T[] {
  const rank = ({ position = Number.POSITIVE_INFINITY }: T) => position;
  const last = ({ name }: T) => Number(folder.meta?.entries.get(name)?.isLast ?? false);
  return [...entries].sort(
    (a, b) => last(a) - last(b) || (rank(a) === rank(b) ? byName(a.name, b.name) : rank(a) - rank(b)),
  );
}

const byName = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });
