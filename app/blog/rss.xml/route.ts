import { loadFeedItems } from "@/lib/blog/feed-items";
import { feeds } from "@/lib/blog/feeds";
import { toRss } from "@/lib/blog/xml-feeds";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return new Response(toRss(await loadFeedItems()), {
    headers: { "content-type": `${feeds.rss.type}; charset=utf-8` },
  });
}
