import { shell } from "#texts/shell";
import type { PageLink, Sidebar, SidebarItem, SidebarLink } from "../types";
import { tagNames, topicOf } from "./tags";

const link = ({ href, label }: PageLink): SidebarLink => ({ type: "link", href, label });

const texts = shell.otherPages;

const ownPages = [
  { href: "/", label: texts.home },
  { href: "/search", label: texts.search },
];

const blogPages = [
  { href: "/blog/archive", label: texts.posts },
  { href: "/blog/tags", label: texts.tags },
];

const topicPages = tagNames.map((tag) => ({ href: `/tags/${tag}`, label: topicOf(tag).label }));

const topics: SidebarItem = { type: "category", label: texts.topics, href: "/tags", items: topicPages.map(link) };

/** What stands beside the manuals, in the shape of a section: `standalone` pages, the blog where there is one, the topics. */
export function otherPages(standalone: readonly SidebarLink[], hasBlog = true): Sidebar {
  const blogItems: SidebarItem[] = [{ type: "category", label: texts.blog, href: "/blog", items: blogPages.map(link) }];
  return {
    label: texts.name,
    href: "/",
    items: [
      ...ownPages.map(link),
      ...standalone,
      ...(hasBlog ? blogItems : []),
      ...(topicPages.length > 0 ? [topics] : []),
    ],
  };
}
