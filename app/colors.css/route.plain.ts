import { colorRule } from "@/lib/metadata/design-tokens";
import { site } from "@/lib/site";

export const dynamic = "force-static";

/** The color of the tree, in a file of its own: a style attribute would need an exception in the security policy. */
export function GET(): Response {
  return new Response(colorRule(site.color), { headers: { "content-type": "text/css; charset=utf-8" } });
}
