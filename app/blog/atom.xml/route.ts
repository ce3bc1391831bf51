import { toAtom } from "@/lib/blog/feed-formats";
import { feedItems } from "@/lib/blog/feed-items";
import { feeds } from "@/lib/blog/feeds";
import { getSite } from "@/lib/site/current";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  const { posts, reader } = getSite();
  return new Response(toAtom(await feedItems(posts, reader)), {
    headers: { "content-type": `${feeds.atom.type}; charset=utf-8` },
  });
}
