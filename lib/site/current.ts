import { cache } from "react";
import { productOf } from "@/lib/product/product";
import { manifest } from "../nav/manifest";
import { pathsToRender, readEnvironment } from "./environment";
import { loadSite, type Site } from "./load";
import { type Removed, removedSince } from "./removed";

/** The site this process has read last: while exporting the only one, while authoring what the next one is made from. */
let current: Site | undefined;

/** Pages that went while this process was authoring. */
let removed: Removed[] = [];

/**
 * The site that routes show: read once per process when exporting; once per request while authoring, drafts included, of which
 * only the files that have changed cost anything.
 */
export const getSite = cache((): Site => {
  const environment = readEnvironment();
  if (!current || environment.isAuthoring) {
    const next = loadSite(environment, {
      manifest,
      product: productOf(environment.root),
      includeDrafts: environment.isAuthoring,
      previous: current,
    });
    removed = removedSince(removed, current, next);
    current = next;
  }
  return current;
});

/** The site and the paths of it to render (`pathsToRender`). Whatever lists the pages of a route asks for it here. */
export async function siteToRender(): Promise<{ site: Site; only: ReadonlySet<string> | undefined }> {
  const only = await pathsToRender();
  return { site: getSite(), only };
}

/** The pages that an author has removed since the preview was started. */
export function getRemoved(): readonly Removed[] {
  getSite();
  return removed;
}
