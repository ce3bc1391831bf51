import { cache } from "react";
import { manifest } from "@/lib/nav/manifest";
import { productOf } from "@/lib/product/product";
import { oncePerProcess } from "../shared";
import { pathsToRender, readEnvironment } from "./environment";
import { loadSite, type Site } from "./load";
import { type RemovedPage, removedSince } from "./removed-pages";

/** The site this process read last: the only one while exporting, and the basis of incremental reads while authoring. */
let current: Site | undefined;

/** Pages that were removed while this process was authoring. */
let removed: RemovedPage[] = [];

/**
 * The site that routes show: read once per process when exporting; once per request while authoring, drafts included, of which
 * only the files that have changed cost anything.
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

/** The site, and those of its paths that are to be rendered (`pathsToRender`). For `generateStaticParams` of all routes. */
export async function siteToRender(): Promise<{ site: Site; only: ReadonlySet<string> | undefined }> {
  const only = await pathsToRender(() => oncePerProcess("read ahead", readAhead));
  return { site: getSite(), only };
}

/**
 * Reads front matter and reference while the build does: of what it then has rendered, only files that were saved since are read again.
 */
function readAhead(): void {
  try {
    readSite().product.contracts();
  } catch {
    // The build meets the same mistake and tells it.
  }
}

/** The pages that were removed since the live preview was started. */
export function getRemovedPages(): readonly RemovedPage[] {
  getSite();
  return removed;
}
