import { pages } from "#texts/pages";
import type { PageLink } from "../types";
import type { Post } from "./post";
import { tagLabel } from "./vocabulary";

/** Addresses below `/blog` that the site uses itself. */
export const reservedSlugs = ["archive", "page", "tags"];

/** Posts on one page of the list. */
const pageSize = 6;

/** Splits posts into pages of `pageSize`; a blog without posts has one empty page. */
export function paginate(posts: readonly Post[]): Post[][] {
  const count = Math.max(1, Math.ceil(posts.length / pageSize));
  return Array.from({ length: count }, (_, page) => posts.slice(page * pageSize, (page + 1) * pageSize));
}

/** Address of a page of the list: the first one is `/blog` itself. */
export const listPath = (page: number): string => (page === 1 ? "/blog" : `/blog/page/${page}`);

/** Posts by year, in the order given. */
export function groupByYear(posts: readonly Post[]): { year: string; posts: Post[] }[] {
  const years = [...new Set(posts.map((post) => post.date.slice(0, 4)))];
  return years.map((year) => ({ year, posts: posts.filter((post) => post.date.startsWith(year)) }));
}

/** The post before (older) and after (newer), among posts that run from new to old. */
export function neighborPosts(posts: readonly Post[], slug: string): { previous?: PageLink; next?: PageLink } {
  const index = posts.findIndex((post) => post.slug === slug);
  const link = (post: Post | undefined) =>
    post && { href: post.path, label: post.title, ...(post.untranslated && { untranslated: post.untranslated }) };
  return index < 0 ? {} : { previous: link(posts[index + 1]), next: link(posts[index - 1]) };
}

/** Address of the page that lists the posts with a tag. */
export const tagPath = (tag: string): string => `/blog/tags/${tag}`;

/** The tags in use, by label, with how many posts carry each. */
export function countTags(posts: readonly Post[]): { tag: string; label: string; count: number }[] {
  return [...new Set(posts.flatMap((post) => post.tags))]
    .map((tag) => ({ tag, label: tagLabel(tag), count: posts.filter((post) => post.tags.includes(tag)).length }))
    .sort((a, b) => a.label.localeCompare(b.label, pages.locale));
}

/** The years a tag's page, the list and the archive name: "2022 to 2026". */
export function yearSpan(posts: readonly Post[]): string {
  const years = groupByYear(posts).map(({ year }) => year);
  const [newest = "", oldest = newest] = [years[0], years.at(-1)];
  return newest === oldest ? newest : pages.blog.years(oldest, newest);
}

/** Every address of the blog besides its posts: lists, archive and tags. None if there are no posts. */
export function blogPaths(posts: readonly Post[]): string[] {
  if (posts.length === 0) return [];
  const lists = paginate(posts).map((_, index) => listPath(index + 1));
  return [...lists, "/blog/archive", "/blog/tags", ...countTags(posts).map(({ tag }) => tagPath(tag))];
}
