import { ownManifest } from "../nav/manifest";
import { readEnvironment } from "../site/environment";
import { inPlace } from "../site/in-place";
import { loadManifest } from "./manifest";

type Values = { SITE_SETTINGS: string; CONTENT_MANIFEST: string; CONTENT_REDIRECTS: string };

/** What `next.config.mjs` puts in place of variables for pages that are not our own, or where our own sidebars list drafts; see `lib/site/in-place.ts`. */
export async function valuesInPlace(): Promise<Values> {
  const environment = readEnvironment();
  const loaded = await loadManifest(environment, environment.isAuthoring);
  const { redirects = [], ...manifest } = loaded;
  return {
    SITE_SETTINGS: inPlace.settings ?? "",
    CONTENT_MANIFEST: loaded === ownManifest ? "" : JSON.stringify(manifest),
    CONTENT_REDIRECTS: JSON.stringify(redirects),
  };
}
