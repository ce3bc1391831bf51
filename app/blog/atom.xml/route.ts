import { loadFeedItems } from "@/lib/blog/feed-items";
import { feeds } from "@/lib/blog/feeds";
import { toAtom } from "@/lib/blog/xml-feeds";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return new Response(toAtom(await loadFeedItems()), {
    headers: { "content-type": `${feeds.atom.type}; charset=utf-8` },
  });
}
