import { openapiYaml } from "@/lib/product/reference/publish/publish";

export const dynamic = "force-static";

/** The API description, for import into API clients. */
export function GET(): Response {
  return new Response(openapiYaml(), { headers: { "content-type": "application/yaml; charset=utf-8" } });
}
