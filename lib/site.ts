import { settings } from "@/lib/product/settings";
import type { Settings } from "./settings";
import { inlined } from "./site/inlined";

/** The settings of the site being built or shown: those of the tree that `CONTENT_DIR` names, or our own. */
export const site: Settings = inlined.settings ? JSON.parse(inlined.settings) : settings;
