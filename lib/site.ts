import { settings } from "@/lib/product/settings";
import type { Settings } from "./settings";
import { inPlace } from "./site/in-place";

/** The settings of the site being built or shown: those of the tree that `CONTENT_DIR` names, or our own. */
export const site: Settings = inPlace.settings ? JSON.parse(inPlace.settings) : settings;
