import { tags } from "../site";
import type { PageLink, Sidebar, SidebarItem, SidebarLink } from "../types";

const link = ({ href, label }: PageLink): SidebarLink => ({ type: "link", href, label });

const ownPages = [
  { href: "/", label: "Home" },
  { href: "/search", label: "Search" },
];

const blogPages = [
  { href: "/blog/archive", label: "All posts by year" },
  { href: "/blog/tags", label: "Posts by tag" },
];

const topicPages = Object.entries(tags).map(([tag, { label }]) => ({ href: `/tags/${tag}`, label }));

/** What stands beside the manuals, in the shape of a section: `standalone` pages, the blog where there is one, the topics. */
export function otherPages(standalone: readonly SidebarLink[], hasBlog = true): Sidebar {
  const blogItems: SidebarItem[] = [{ type: "category", label: "Blog", href: "/blog", items: blogPages.map(link) }];
  return {
    label: "Other pages",
    href: "/",
    items: [
      ...ownPages.map(link),
      ...standalone,
      ...(hasBlog ? blogItems : []),
      { type: "category", label: "Topics", href: "/tags", items: topicPages.map(link) },
    ],
  };
}
