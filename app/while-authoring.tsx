import type { ReactNode } from "react";
import type { Site } from "@/lib/site/load";
import type { DocSource } from "@/lib/types";

/** The page as it is; while authoring with the bar for authors. */
export async function whileAuthoring(page: ReactNode, site: Site, source: DocSource): Promise<ReactNode> {
  if (process.env.NODE_ENV !== "development") return page;
  const { WithAuthorBar } = await import("@/components/authoring/with-author-bar");
  return (
    <WithAuthorBar site={site} source={source}>
      {page}
    </WithAuthorBar>
  );
}
