import { changelogFeed, changelogRss } from "@/lib/product/reference/changelog-feed";
import { loadReference } from "@/lib/product/reference/reference";

export const dynamic = "force-static";

/** The API changelog as a feed. */
export function GET(): Response {
  return new Response(changelogRss(loadReference().changelog), {
    headers: { "content-type": `${changelogFeed.type}; charset=utf-8` },
  });
}
