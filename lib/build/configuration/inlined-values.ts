import { ownManifest } from "../../nav/manifest";
import { readEnvironment } from "../../site/environment";
import { inlined } from "../../site/inlined";
import { writeManifest } from "../../site/written-manifest";
import { loadManifest } from "./manifest";

type Values = { SITE_SETTINGS: string; CONTENT_MANIFEST: string; CONTENT_REDIRECTS: string };

/**
 * The values that `next.config.mjs` inlines into bundles in place of environment variables, for pages that are not our own or when our
 * sidebars list drafts; `lib/site/inlined.ts` reads them. In the live preview, bundles have the manifest as a module; one that programs make
 * is written here for the first time.
 */
export async function loadInlinedValues(): Promise<Values> {
  const environment = readEnvironment();
  const loaded = await loadManifest(environment, environment.isAuthoring);
  const { redirects = [], ...manifest } = loaded;
  writeManifest(environment, loaded);
  return {
    SITE_SETTINGS: inlined.settings ?? "",
    CONTENT_MANIFEST: loaded === ownManifest || environment.isAuthoring ? "" : JSON.stringify(manifest),
    CONTENT_REDIRECTS: JSON.stringify(redirects),
  };
}
