import type { Metadata } from "next";
import { popularPaths } from "@/components/home/audiences";
import { Home } from "@/components/home/home";
import { describeBlog } from "@/lib/blog/metadata";
import { loadPosts } from "@/lib/blog/posts";
import { getContent } from "@/lib/content/docs";
import { linksTo } from "@/lib/nav/page-links";
import { site } from "@/lib/site";
import { sidebars } from "@/sidebars";

const heading = "Documentation for resource planning and scheduling";
const base = describeBlog("/", heading, site.description);

export const metadata: Metadata = { ...base, title: { absolute: `${heading} ${site.titleDelimiter} ${site.title}` } };

export default function HomeRoute() {
  return <Home popular={linksTo(getContent(sidebars).routes, popularPaths)} posts={loadPosts().slice(0, 3)} />;
}
