import { colorRule } from "@/lib/metadata/design-tokens";
import { site } from "@/lib/site";

export const dynamic = "force-static";

/** The tree's configured color as a separate style sheet: a style attribute would need an exception in the Content-Security-Policy. */
export function GET(): Response {
  return new Response(colorRule(site.color), { headers: { "content-type": "text/css; charset=utf-8" } });
}
