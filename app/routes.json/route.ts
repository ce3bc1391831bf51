import { blog } from "@/lib/blog/feeds";
import { loadPosts } from "@/lib/blog/posts";
import { getContent } from "@/lib/content/docs";
import { manifest } from "@/lib/nav/manifest";
import { listPages } from "@/lib/nav/routes";

export const dynamic = "force-static";

/** Address and title of every listed page and post, for the not-found page's suggestions. */
export function GET(): Response {
  const pages = listPages(getContent(manifest.sidebars).routes);
  const posts = loadPosts().map(({ path, title }) => ({ path, title }));
  return Response.json([...pages, ...(posts.length > 0 ? [{ path: blog.path, title: blog.title }] : []), ...posts]);
}
