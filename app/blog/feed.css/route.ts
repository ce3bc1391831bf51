import { feedStyle } from "@/lib/metadata/feed-style";

export const dynamic = "force-static";

/** The style sheet of feeds that a reader opens in the browser. */
export function GET(): Response {
  return new Response(feedStyle(), { headers: { "content-type": "text/css; charset=utf-8" } });
}
