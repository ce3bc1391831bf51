import { cache } from "react";
import { manifest } from "../nav/manifest";
import { readEnvironment } from "./environment";
import { loadSite, type Site } from "./load";

/** The site this process has read last: while exporting the only one, while authoring what the next one is made from. */
let current: Site | undefined;

/**
 * The site that routes show: read once per process when exporting; once per request while authoring, drafts included, of which
 * only the files that have changed cost anything.
 */
export const getSite = cache((): Site => {
  const environment = readEnvironment();
  if (!current || environment.isAuthoring) {
    current = loadSite(environment, { manifest, includeDrafts: environment.isAuthoring, previous: current });
  }
  return current;
});
