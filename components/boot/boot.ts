import { watchForFailedScripts } from "../errors/boot-recovery";
import { hideClosedAnnouncement } from "../layout/announcement";
import { applyStoredColorMode } from "../theme/boot-color-mode";
import { keepEarlyPresses } from "./early-presses";

/**
 * The only inline script of a page: runs before the first paint and must work when no other script loads. `next.config.mjs` has it
 * compiled. Texts, color modes and the announcement come from attributes of its element (`attributes.ts`), so that the script and its
 * hash are the same in every language.
 */
const dataset = document.currentScript?.dataset ?? {};
watchForFailedScripts(dataset);
keepEarlyPresses();
applyStoredColorMode(dataset);
hideClosedAnnouncement(document.documentElement, dataset);
