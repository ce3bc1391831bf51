import * as siteModule from "@/lib/site/site-module";
import { siteManifest } from "./site-manifest";

/**
 * Replaces `lib/nav/manifest.ts` in the live preview of a site that `SITE_DIR` names (`next.config.mjs` aliases it). It imports the site's
 * `manifest.ts` as a module, so that the bundler notices when that is saved.
 */
export const manifest = siteManifest(siteModule);
