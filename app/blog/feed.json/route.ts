import { feedItems } from "@/lib/blog/feed-items";
import { feeds } from "@/lib/blog/feeds";
import { toJsonFeed } from "@/lib/blog/json-feed";
import { getSite } from "@/lib/site/current";

const loadItems = () => feedItems(getSite().posts, getSite().reader);

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return Response.json(toJsonFeed(await loadItems()), { headers: { "content-type": feeds.json.type } });
}
