import { loadFeedItems } from "@/lib/content/blog-feed-items";
import { feeds } from "@/lib/content/blog-feeds";
import { toRss } from "@/lib/content/blog-xml";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return new Response(toRss(await loadFeedItems()), {
    headers: { "content-type": `${feeds.rss.type}; charset=utf-8` },
  });
}
