import { settings } from "@/lib/product/settings";
import type { Settings } from "./settings";
import { inlined } from "./site/inlined";

/** The settings of the current site: those of the tree that `CONTENT_DIR` names, or our own. */
export const site: Settings = inlined.settings ? JSON.parse(inlined.settings) : settings;
