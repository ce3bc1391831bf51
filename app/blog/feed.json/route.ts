import { loadFeedItems } from "@/lib/content/blog-feed-items";
import { feeds } from "@/lib/content/blog-feeds";
import { toJsonFeed } from "@/lib/content/blog-json";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return Response.json(toJsonFeed(await loadFeedItems()), { headers: { "content-type": feeds.json.type } });
}
