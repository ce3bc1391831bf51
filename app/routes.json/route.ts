import { listRoutes } from "@/lib/machine-readable/routes-list";
import { getSite } from "@/lib/site/current";

export const dynamic = "force-static";

/** Every listed page and post with its metadata, for scripts and for the not-found page's suggestions. */
export function GET(): Response {
  return Response.json(listRoutes(getSite()));
}
