import { blog } from "@/lib/blog/feeds";
import { loadPosts } from "@/lib/blog/posts";
import { getContent } from "@/lib/content/docs";
import { listPages } from "@/lib/nav/routes";
import { sidebars } from "@/sidebars";

export const dynamic = "force-static";

/** Address and title of every listed page and post, for the not-found page's suggestions. */
export function GET(): Response {
  const posts = loadPosts().map(({ path, title }) => ({ path, title }));
  return Response.json([...listPages(getContent(sidebars).routes), { path: blog.path, title: blog.title }, ...posts]);
}
