import { loadFeedItems } from "@/lib/content/blog-feed-items";
import { feeds } from "@/lib/content/blog-feeds";
import { toAtom } from "@/lib/content/blog-xml";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return new Response(toAtom(await loadFeedItems()), {
    headers: { "content-type": `${feeds.atom.type}; charset=utf-8` },
  });
}
