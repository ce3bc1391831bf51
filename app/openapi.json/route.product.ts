import { openapiJson } from "@/lib/product/reference/publish/publish";

export const dynamic = "force-static";

/** The API description as JSON. */
export function GET(): Response {
  return new Response(openapiJson(), { headers: { "content-type": "application/json; charset=utf-8" } });
}
