import { wordingOf } from "../../authoring/wording";
import { blocksOf, type DrawIn } from "../../page/blocks";
import type { PageReader } from "../../page/reader";
import type { DocSource, Redirect } from "../../types";
import type { IndexedPage } from "../types";
import { type Passages, passagesOf } from "./passages";
import { type Listed, listedSources, type SearchSource } from "./sources";

/** The parts of a site that search is made from. */
type IndexedSite = Listed & {
  reader: PageReader;
  product: { draw: DrawIn };
};

/** Reads the searchable passages of a page. */
export type ReadPassages = (source: DocSource) => Promise<Passages>;

/** Reads passages with a page reader; `draw` provides what components show. */
export function passagesFrom(reader: PageReader, draw: DrawIn): ReadPassages {
  return async (source) => {
    const { outline } = await reader.head(source);
    return passagesOf(blocksOf(await reader.tree(source), outline.headings, draw(wordingOf(source))));
  };
}

/** Indexes a page; `moved` are the redirects of the site. */
async function indexPage(
  { source, group, label }: SearchSource,
  read: ReadPassages,
  moved: readonly Redirect[],
): Promise<IndexedPage> {
  const { title, tags, type, description, otherNames, answers } = source.frontMatter;
  return {
    href: source.doc.path,
    title,
    ...source.untranslated,
    ...(label && { label }),
    group,
    tags,
    type,
    description,
    ...(await read(source)),
    otherNames: [...otherNames, ...oldNames(source.doc.path, moved)],
    questions: answers.map(({ question, at }) => ({ question, ...(at !== undefined && { at }) })),
  };
}

/** Former names of a page: the last path segments of redirects to it, as words. */
function oldNames(path: string, moved: readonly Redirect[]): string[] {
  return moved
    .filter(({ to }) => to === path)
    .flatMap(({ from }) => from.split("/").at(-1)?.replaceAll("-", " ") ?? []);
}

/**
 * Indexes a site's pages and then its posts. Only one page's tree is in memory at a time, and none for pages whose passages `read` has
 * cached.
 */
export async function indexSite(
  { reader, product, ...listed }: IndexedSite,
  redirects: readonly Redirect[],
  read: ReadPassages = passagesFrom(reader, product.draw),
): Promise<IndexedPage[]> {
  const pages: IndexedPage[] = [];
  for (const source of listedSources(listed)) pages.push(await indexPage(source, read, redirects));
  return pages;
}
