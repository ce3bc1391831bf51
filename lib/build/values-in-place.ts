import { ownManifest } from "../nav/manifest";
import { readEnvironment } from "../site/environment";
import { inPlace } from "../site/in-place";
import { loadManifest } from "./manifest";

/** What `next.config.mjs` puts in place of variables for pages that are not our own, or where our own sidebars list drafts; see `lib/site/in-place.ts`. */
export async function valuesInPlace(): Promise<{ SITE_SETTINGS: string; CONTENT_MANIFEST: string }> {
  const environment = readEnvironment();
  const manifest = await loadManifest(environment, environment.isAuthoring);
  return {
    SITE_SETTINGS: inPlace.settings ?? "",
    CONTENT_MANIFEST: manifest === ownManifest ? "" : JSON.stringify(manifest),
  };
}
