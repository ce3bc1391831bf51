import { ownManifest } from "../nav/manifest";
import { site } from "../site";
import type { SiteModule } from "./site-manifest";

/** The navigation of the project's own site. In the live preview of another site, that site's `manifest.ts` replaces this file. */
export const manifest: SiteModule["manifest"] = ownManifest;
export const editions: SiteModule["editions"] = site;
