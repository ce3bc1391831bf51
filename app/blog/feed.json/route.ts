import { loadFeedItems } from "@/lib/blog/feed-items";
import { feeds } from "@/lib/blog/feeds";
import { toJsonFeed } from "@/lib/blog/json-feed";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return Response.json(toJsonFeed(await loadFeedItems()), { headers: { "content-type": feeds.json.type } });
}
