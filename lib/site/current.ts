import { cache } from "react";
import { manifest } from "@/lib/nav/manifest";
import { productOf } from "@/lib/product/product";
import { oncePerProcess } from "../shared";
import { pathsToRender, readEnvironment } from "./environment";
import { loadSite, type Site } from "./load";
import { type RemovedPage, removedSince } from "./removed-pages";

/** The site this process read last: the only one during an export, and the basis of incremental reads in the live preview. */
let current: Site | undefined;

/** Pages removed since the live preview started. */
let removed: RemovedPage[] = [];

/**
 * The site that routes render. An export reads it once per process. The live preview reads it once per request, including drafts, and
 * re-parses only files that changed.
 * @throws ContentPlaceError when the environment names no folder.
 */
export const getSite = cache((): Site => {
  if (!current || readEnvironment().isAuthoring) {
    const next = readSite();
    removed = removedSince(removed, current, next);
    current = next;
  }
  return current;
});

function readSite(): Site {
  const environment = readEnvironment();
  return loadSite(environment, {
    manifest,
    product: productOf(environment.root),
    includeDrafts: environment.isAuthoring,
    previous: current,
  });
}

/** The site, and the paths to render (see `pathsToRender`). For `generateStaticParams` of all routes. */
export async function siteToRender(): Promise<{ site: Site; only: ReadonlySet<string> | undefined }> {
  const only = await pathsToRender(() => oncePerProcess("read ahead", readAhead));
  return { site: getSite(), only };
}

/**
 * Warms the caches of front matter and API reference while the build reads the same, so that afterwards only files saved since are read
 * again.
 */
function readAhead(): void {
  try {
    readSite().product.contracts();
  } catch {
    // The build runs into the same error and reports it.
  }
}

/** Pages removed since the live preview started, up to now. */
export function getRemovedPages(): readonly RemovedPage[] {
  getSite();
  return removed;
}
