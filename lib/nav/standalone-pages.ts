import { shell } from "#texts/shell";
import type { Sidebar, SidebarCategory, SidebarLink } from "../types";
import { tagNames, topicOf, topicPath } from "./tags";

const link = (href: string, label: string): SidebarLink => ({ type: "link", href, label });

const texts = shell.otherPages;

const category = (href: string, label: string, items: SidebarLink[]): SidebarCategory => ({
  type: "category",
  label,
  href,
  items,
});

/** A sidebar of what belongs to no section: the home page, also where `standalone` lists it, the other pages, the blog, the topics. */
export function standaloneSection(standalone: readonly SidebarLink[], hasBlog: boolean): Sidebar {
  const blogPages = [link("/blog/archive", texts.posts), link("/blog/tags", texts.tags)];
  const topicPages = tagNames.map((tag) => link(topicPath(tag), topicOf(tag).label));
  return {
    label: texts.name,
    href: "/",
    items: [
      link("/", texts.home),
      link("/search", texts.search),
      ...standalone.filter(({ href }) => href !== "/"),
      ...(hasBlog ? [category("/blog", texts.blog, blogPages)] : []),
      ...(topicPages.length > 0 ? [category("/tags", texts.topics, topicPages)] : []),
    ],
  };
}
