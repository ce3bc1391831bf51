import { type Tag, tags } from "../site";
import type { DocSource, Route, Sidebars } from "../types";

/** The nine tags in the order of their labels. */
export const tagNames = (Object.keys(tags) as Tag[]).sort((a, b) => tags[a].label.localeCompare(tags[b].label, "en"));

/** The listed pages that carry a tag, by title. */
export function pagesWithTag(routes: ReadonlyMap<string, Route>, tag: Tag): DocSource[] {
  return [...routes.values()]
    .map((route) => route.source)
    .filter(({ frontMatter }) => frontMatter.tags.includes(tag) && !frontMatter.unlisted)
    .sort((a, b) => a.frontMatter.title.localeCompare(b.frontMatter.title, "en"));
}

/** The pages of one section that share a tag. */
export type TaggedSection = { id: string; label: string; pages: DocSource[] };

/** Pages by the section they stand in, sections in the order of the sidebars; pages in no sidebar come last. */
export function groupBySection(pages: readonly DocSource[], sidebars: Sidebars): TaggedSection[] {
  const sections = Object.entries(sidebars).map(([id, { label }]) => ({
    id,
    label,
    pages: pages.filter(({ doc }) => doc.sidebar === id),
  }));
  const other = { id: "other", label: "Other pages", pages: pages.filter(({ doc }) => doc.sidebar === undefined) };
  return [...sections, other].filter((section) => section.pages.length > 0);
}
