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
 * Replaces `lib/nav/manifest.ts` in the live preview of another language or of a site that `SITE_DIR` names (`next.config.mjs` aliases
 * it). It imports the sources of the navigation as modules, so that the bundler watches them.
 */
export const manifest: Manifest = language
  ? translateManifest(original, labels, findEdition(original.editions, language))
  : original;
