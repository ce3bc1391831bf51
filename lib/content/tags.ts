import { type Tag, tags } from "../site";
import type { DocSource, Route } from "../types";

/** The nine tags in the order of their labels. */
export const tagNames = (Object.keys(tags) as Tag[]).sort((a, b) => tags[a].label.localeCompare(tags[b].label, "en"));

/** The listed pages that carry a tag, by title. */
export function pagesWithTag(routes: ReadonlyMap<string, Route>, tag: Tag): DocSource[] {
  return [...routes.values()]
    .map((route) => route.source)
    .filter(({ frontMatter }) => frontMatter.tags.includes(tag) && !frontMatter.unlisted)
    .sort((a, b) => a.frontMatter.title.localeCompare(b.frontMatter.title, "en"));
}
