import { wordingOf } from "../../authoring/wording";
import { type Post, sourceOf } from "../../blog/posts";
import { blocksOf, type DrawIn } from "../../page/blocks";
import type { PageReader } from "../../page/reader";
import type { Redirect, Route } from "../../types";
import type { IndexedPage } from "../types";
import { oldNames } from "./old-names";
import { passagesOf } from "./passages";
import { type Labels, postSources, type SearchSource, searchSources } from "./sources";

/** The parts of a site that search is made from. */
type IndexedSite = {
  routes: ReadonlyMap<string, Route>;
  posts: readonly Post[];
  manifest: Labels;
  reader: PageReader;
  product: { draw: DrawIn };
};

/** What search indexes of each page. `draw` says what components show; `moved` are the addresses that pages had before. */
function indexPages(
  sources: readonly SearchSource[],
  reader: PageReader,
  draw: DrawIn,
  moved: readonly Redirect[] = [],
): Promise<IndexedPage[]> {
  return Promise.all(
    sources.map(async ({ source, group, label }) => {
      const [{ outline }, tree] = await Promise.all([reader.head(source), reader.tree(source)]);
      return {
        href: source.doc.path,
        title: source.frontMatter.title,
        ...(label && { label }),
        group,
        tags: source.frontMatter.tags,
        type: source.frontMatter.type,
        description: source.frontMatter.description,
        ...passagesOf(blocksOf(tree, outline.headings, draw(wordingOf(source)))),
        otherNames: [...source.frontMatter.otherNames, ...oldNames(source.doc.path, moved)],
        questions: source.frontMatter.answers.map(({ question, at }) => ({
          question,
          ...(at !== undefined && { at }),
        })),
      };
    }),
  );
}

/** What a site's pages and posts are to search; posts come last. */
export function indexSite(
  { routes, posts, manifest, reader, product }: IndexedSite,
  redirects: readonly Redirect[],
): Promise<IndexedPage[]> {
  const sources = [...searchSources(routes, manifest), ...postSources(posts.map(sourceOf))];
  return indexPages(sources, reader, product.draw, redirects);
}
