import * as siteModule from "@/lib/site/site-module";
import { siteManifest } from "./site-manifest";

/**
 * In the live preview of another site of ours its `manifest.ts` is a module of the bundler, as our own sidebars are: when it is saved,
 * what is made from it is made again. Put in place of `lib/nav/manifest.ts` by `next.config.mjs`.
 */
export const manifest = siteManifest(siteModule);
