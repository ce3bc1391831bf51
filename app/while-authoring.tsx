import type { ReactNode } from "react";
import type { Site } from "@/lib/site/load";
import type { DocSource } from "@/lib/types";

/** The page as it is; while authoring with the bar for authors, and shown anew when a file of the content is saved. */
export async function whileAuthoring(page: ReactNode, site: Site, source: DocSource): Promise<ReactNode> {
  if (process.env.NODE_ENV !== "development") return page;
  await import("@/lib/site/watched");
  const { WithAuthorBar } = await import("@/components/authoring/with-author-bar");
  return (
    <WithAuthorBar site={site} source={source}>
      {page}
    </WithAuthorBar>
  );
}
