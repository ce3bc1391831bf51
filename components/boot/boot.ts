import { watchForFailedScripts } from "../errors/boot-recovery";
import { hideClosedAnnouncement } from "../layout/announcement";
import { applyStoredColorMode } from "../theme/boot-color-mode";
import { keepEarlyPresses } from "./early-presses";

/**
 * The one inline script of a page: runs before anything is painted and must work when no other script arrives. `next.config.mjs` has
 * it compiled. What pages say, offer and announce is in attributes of its element (`attributes.ts`), so that it is the same, with the
 * same hash, in every language.
 */
const dataset = document.currentScript?.dataset ?? {};
watchForFailedScripts(dataset);
keepEarlyPresses();
applyStoredColorMode(dataset);
hideClosedAnnouncement(document.documentElement, dataset);
