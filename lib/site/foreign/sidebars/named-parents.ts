import { asIndex } from "../../../authoring/folder-page";
import type { ForeignPage } from "../../../authoring/foreign-page";

/**
 * Places pages whose front matter names their parent by title, as Just the Docs does, in the folder of that parent, and leaves out those
 * that are not in its navigation. Pages that are below their parent already keep their place, and so do all that name no page of the tree or
 * its home page, which has no folder of its own.
 */
export function placedByParents(pages: readonly ForeignPage[]): ForeignPage[] {
  const nameOf = (page: ForeignPage, below: readonly ForeignPage[] = []): string => {
    const named = page.parent;
    const parent = named && pages.find((other) => isParent(other, named));
    if (!parent || parent === page || below.includes(parent) || isHome(parent)) return page.name;
    const folder = folderOf(nameOf(parent, [...below, page]));
    return page.name.startsWith(`${folder}/`) ? page.name : `${folder}/${folderOf(page.name).split("/").at(-1)}`;
  };
  return pages.filter(({ isHidden }) => !isHidden).map((page) => ({ ...page, name: nameOf(page) }));
}

const isHome = ({ name }: ForeignPage) => asIndex(name) === "index";

const isParent = (
  { source: { frontMatter }, parent }: ForeignPage,
  { title, under }: { title: string; under?: string },
) =>
  (frontMatter.title === title || frontMatter.sidebarLabel === title) &&
  (under === undefined || parent?.title === under);

/** The folder whose page a page is: that of an index page, or the one of its own name. */
const folderOf = (name: string) => asIndex(name).replace(/(?<=.)\/index$/, "");
