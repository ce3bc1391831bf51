import { feedItems } from "@/lib/blog/feed-items";
import { feeds } from "@/lib/blog/feeds";
import { toAtom } from "@/lib/blog/xml-feeds";
import { getSite } from "@/lib/site/current";

const loadItems = () => feedItems(getSite().posts, getSite().reader);

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return new Response(toAtom(await loadItems()), {
    headers: { "content-type": `${feeds.atom.type}; charset=utf-8` },
  });
}
