import { ownManifest } from "../nav/manifest";
import type { SiteModule } from "./site-manifest";

/** The navigation of the project's own site: the live preview of another one has the file `manifest.ts` of that in place of this file. */
export const manifest: SiteModule["manifest"] = ownManifest;
export const editions: SiteModule["editions"] = undefined;
