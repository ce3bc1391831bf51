import type { ReactNode } from "react";
import { getSite } from "@/lib/site/current";
import type { Site } from "@/lib/site/load";
import type { DocSource } from "@/lib/types";

/** Returns the page, in the live preview with the author bar. */
export async function whileAuthoring(page: ReactNode, site: Site, source: DocSource): Promise<ReactNode> {
  if (process.env.NODE_ENV !== "development") return page;
  const { WithAuthorBar } = await import("@/components/authoring/with-author-bar");
  return (
    <WithAuthorBar site={site} source={source}>
      {page}
    </WithAuthorBar>
  );
}

/** In the live preview: refreshes search, Ask and the navigation after every save, whichever page is open. */
export async function Renewal(): Promise<ReactNode> {
  if (process.env.NODE_ENV !== "development") return null;
  const [{ RenewSearch }, { searchRevision }, { RenewNavigation }, { navigationRevision }] = await Promise.all([
    import("@/components/authoring/renew-search"),
    import("@/components/authoring/search-revision"),
    import("@/components/authoring/renew-navigation"),
    import("@/components/nav/navigation-revision"),
  ]);
  return (
    <>
      <RenewSearch revision={searchRevision(getSite())} />
      <RenewNavigation latest={navigationRevision} />
    </>
  );
}
