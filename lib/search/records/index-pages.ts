import { wordingOf } from "../../authoring/wording";
import { blocksOf, type DrawIn } from "../../page/blocks";
import type { PageReader } from "../../page/reader";
import type { Redirect } from "../../types";
import type { IndexedPage } from "../types";
import { oldNames } from "./old-names";
import { passagesOf } from "./passages";
import { type Listed, listedSources, type SearchSource } from "./sources";

/** The parts of a site that search is made from. */
type IndexedSite = Listed & {
  reader: PageReader;
  product: { draw: DrawIn };
};

/** What search indexes of a page. `draw` says what components show; `moved` are the addresses that pages had before. */
async function indexPage(
  { source, group, label }: SearchSource,
  reader: PageReader,
  draw: DrawIn,
  moved: readonly Redirect[],
): Promise<IndexedPage> {
  const { title, tags, type, description, otherNames, answers } = source.frontMatter;
  const { outline } = await reader.head(source);
  const blocks = blocksOf(await reader.tree(source), outline.headings, draw(wordingOf(source)));
  return {
    href: source.doc.path,
    title,
    ...(label && { label }),
    group,
    tags,
    type,
    description,
    ...passagesOf(blocks),
    otherNames: [...otherNames, ...oldNames(source.doc.path, moved)],
    questions: answers.map(({ question, at }) => ({ question, ...(at !== undefined && { at }) })),
  };
}

/** What a site's pages and posts are to search; posts come last. The tree of one page is in memory at a time. */
export async function indexSite(
  { reader, product, ...listed }: IndexedSite,
  redirects: readonly Redirect[],
): Promise<IndexedPage[]> {
  const pages: IndexedPage[] = [];
  for (const source of listedSources(listed)) {
    pages.push(await indexPage(source, reader, product.draw, redirects));
  }
  return pages;
}
