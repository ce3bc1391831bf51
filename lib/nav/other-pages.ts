import { tags } from "../site";
import type { PageLink, Sidebar, SidebarLink } from "../types";

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

/** What stands beside the manuals, in the shape of a section: `standalone` pages, the blog, the topics. */
export function otherPages(standalone: readonly SidebarLink[]): Sidebar {
  return {
    label: "Other pages",
    href: "/",
    items: [
      ...ownPages.map(link),
      ...standalone,
      { type: "category", label: "Blog", href: "/blog", items: blogPages.map(link) },
      { type: "category", label: "Topics", href: "/tags", items: topicPages.map(link) },
    ],
  };
}
