import { isFolderPage } from "../../authoring/folder-page";
import type { ForeignPage } from "../../authoring/foreign-page";
import { wordsOf } from "../../authoring/words-of";
import type { SidebarItem, SidebarLink, Sidebars } from "../../types";
import type { FolderMeta } from "./folder-meta";
import { withoutNumbers } from "./other-addresses";
import { sidebarsOfSections } from "./sections";

/** A folder of pages, by the last part of its path. */
type Folder = {
  name: string;
  index?: ForeignPage;
  pages: ForeignPage[];
  folders: Map<string, Folder>;
  /** What it says of itself and of what is in it. */
  meta?: FolderMeta;
};

/** What folders say of themselves, by their path below the tree; that of the top is the empty text. */
export type Metas = ReadonlyMap<string, FolderMeta>;

/**
 * Sidebars for a tree without a manifest: each folder at the top is a section, the folders in it are categories. Pages and
 * folders stand in the order that they or their folder's file say, then of their names, numbers by value. Pages at the top form a
 * section of their own, named `topLabel`; the page of the top folder itself is the home page and stands in none, unless it is alone.
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

/** What one folder of a tree lists, by its path from the tree: its own page first. */
export function itemsOfFolder(pages: readonly ForeignPage[], path: string, metas: Metas): SidebarItem[] {
  const names = path.split("/").filter(Boolean);
  const folder = names.reduce<Folder | undefined>((around, name) => around?.folders.get(name), treeOf(pages, metas));
  return folder ? sectionItems(folder) : [];
}

function treeOf(pages: readonly ForeignPage[], metas: Metas): Folder {
  const top: Folder = { name: "", pages: [], folders: new Map(), meta: metas.get("") };
  for (const page of pages) place(page, top, metas);
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

/** Drops hidden pages and folders, and folders that have nothing else. */
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
 * A page beside a folder of its name, `advanced.md` and `advanced/`, is the page of the folder where that has none; before all, the one
 * in it or beside it that the folder names by its id.
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

/** A section lists its own page first. */
const sectionItems = (folder: Folder) => {
  const { index, meta } = folder;
  const isListed = index && !meta?.entries.get(nameOf(index))?.isHidden;
  return [...(isListed ? [linkTo(index, folder)] : []), ...itemsOf(folder)];
};

/** Links and categories of what is in one folder. */
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

/** Items between separators stand in a category that is open. */
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

/** Docusaurus takes the id of a page with and without its folder. */
const isCalled = ({ name, id = withoutNumbers(`/${name}`).slice(1) }: ForeignPage, wanted: string) =>
  [name, id].some((own) => own === wanted || own.endsWith(`/${wanted}`));

const nameOf = ({ name }: ForeignPage) => name.split("/").at(-1) ?? "";

const positionOf = ({ index, name, meta }: Folder, parent: Folder) =>
  parent.meta?.entries.get(name)?.position ?? meta?.position ?? index?.position;

/** What is in a folder, in order. */
function sorted<T extends { name: string; position?: number | undefined }>(entries: readonly T[], folder: Folder): T[] {
  const rank = ({ position = Number.POSITIVE_INFINITY }: T) => position;
  const last = ({ name }: T) => Number(folder.meta?.entries.get(name)?.isLast ?? false);
  return [...entries].sort(
    (a, b) => last(a) - last(b) || (rank(a) === rank(b) ? byName(a.name, b.name) : rank(a) - rank(b)),
  );
}

const byName = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });
