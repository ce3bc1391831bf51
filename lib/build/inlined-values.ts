import { ownManifest } from "../nav/manifest";
import { readEnvironment } from "../site/environment";
import { inlined } from "../site/inlined";
import { loadManifest } from "./manifest";

type Values = { SITE_SETTINGS: string; CONTENT_MANIFEST: string; CONTENT_REDIRECTS: string };

/**
 * The values that `next.config.mjs` inlines into bundles in place of environment variables, for pages that are not our own or when our
 * sidebars list drafts; `lib/site/inlined.ts` reads them.
 */
export async function loadInlinedValues(): Promise<Values> {
  const environment = readEnvironment();
  const loaded = await loadManifest(environment, environment.isAuthoring);
  const { redirects = [], ...manifest } = loaded;
  return {
    SITE_SETTINGS: inlined.settings ?? "",
    CONTENT_MANIFEST: loaded === ownManifest ? "" : JSON.stringify(manifest),
    CONTENT_REDIRECTS: JSON.stringify(redirects),
  };
}
