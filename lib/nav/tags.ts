import { pages } from "#texts/pages";
import { tags } from "#texts/tags";
import { site } from "../site";
import type { DocSource, Route, Sidebars } from "../types";

/** Address of the page of a topic. */
export const topicPath = (tag: string): string => `/tags/${tag}`;

/** Label, title and description of a tag; a tag that is not in the settings is labeled by its name. */
export const topicOf = (tag: string) => tags[tag] ?? { label: tag, title: tag, description: "" };

/** The tags in the order of their labels. */
export const tagNames = Object.keys(site.tags).sort((a, b) =>
  topicOf(a).label.localeCompare(topicOf(b).label, pages.locale),
);

/** The listed pages that carry a tag, by title. */
export function pagesWithTag(routes: ReadonlyMap<string, Route>, tag: string): DocSource[] {
  return [...routes.values()]
    .map((route) => route.source)
    .filter(({ frontMatter }) => frontMatter.tags.includes(tag) && !frontMatter.unlisted)
    .sort((a, b) => a.frontMatter.title.localeCompare(b.frontMatter.title, pages.locale));
}

/** The pages of one section that share a tag. */
export type TaggedSection = { id: string; label: string; pages: DocSource[] };

/** Pages by the section they stand in, sections in the order of the sidebars; pages in no sidebar come last. */
export function groupBySection(sources: readonly DocSource[], sidebars: Sidebars): TaggedSection[] {
  const sections = Object.entries(sidebars).map(([id, { label }]) => ({
    id,
    label,
    pages: sources.filter(({ doc }) => doc.sidebar === id),
  }));
  const other = { id: "other", label: pages.otherPages, pages: sources.filter(({ doc }) => doc.sidebar === undefined) };
  return [...sections, other].filter((section) => section.pages.length > 0);
}
