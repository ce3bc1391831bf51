import type { Metadata } from "next";
import { popularPaths } from "@/components/home/audiences";
import { Home } from "@/components/home/home";
import { describeBlog } from "@/lib/blog/metadata";
import { loadPosts } from "@/lib/blog/posts";
import { getContent } from "@/lib/content/docs";
import { contentPlace } from "@/lib/content/place";
import { describePage } from "@/lib/metadata/page";
import { manifest } from "@/lib/nav/manifest";
import { linksTo } from "@/lib/nav/page-links";
import { site } from "@/lib/site";
import { DocRoute } from "./doc-route";
import { OtherHome } from "./other-home";

const { isOwn } = contentPlace(process.cwd());
const heading = isOwn ? "Documentation for resource planning and scheduling" : "Documentation";
const content = () => getContent(manifest.sidebars);

export function generateMetadata(): Metadata {
  const source = content().routes.get("/")?.source;
  const base = source ? describePage(source) : describeBlog("/", heading, site.description);
  const title = source?.frontMatter.title ?? heading;
  return { ...base, title: { absolute: `${title} ${site.titleDelimiter} ${site.title}` } };
}

/** The site's own home page; another tree of pages has its index page here, or else the list of its pages. */
export default function HomeRoute() {
  const { routes } = content();
  if (isOwn) return <Home popular={linksTo(routes, popularPaths)} posts={loadPosts().slice(0, 3)} />;
  return routes.has("/") ? <DocRoute path="/" /> : <OtherHome title={heading} />;
}
