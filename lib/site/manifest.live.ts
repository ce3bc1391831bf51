import { labels } from "@/lib/site/labels-module";
import * as siteModule from "@/lib/site/site-module";
import { findEdition } from "../nav/editions";
import type { Manifest } from "../nav/manifest";
import { inlined } from "./inlined";
import { translateManifest } from "./labels";
import { siteManifest } from "./site-manifest";

const original = siteManifest(siteModule);
const { language } = inlined;

/**
 * Replaces `lib/nav/manifest.ts` in the live preview of a site that `SITE_DIR` names, and of another language (`next.config.mjs` aliases
 * it). It imports what the navigation is made from as modules, so that the bundler notices when that is saved.
 */
export const manifest: Manifest = language
  ? translateManifest(original, labels, findEdition(original.editions, language))
  : original;
