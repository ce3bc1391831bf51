import { getContent } from "@/lib/content/docs";
import { listPages } from "@/lib/nav/routes";
import { sidebars } from "@/sidebars";

export const dynamic = "force-static";

/** Address and title of every listed page, for the not-found page's suggestions. */
export function GET(): Response {
  return Response.json(listPages(getContent(sidebars).routes));
}
