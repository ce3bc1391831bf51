import { bootFailedEvent } from "@/components/errors/boot-failure";
import { scrollToCurrent } from "@/components/nav/scroll-to-current";
import type { WakePlan } from "@/lib/wake-plan";
import { type Asleep, loadPage, StaleError, start } from "./load-page";
import { recordPresses } from "./presses";
import { trackElement } from "./track-element";
import { onReady, onWakeTrigger } from "./triggers";
import { installTrustedTypesPolicy } from "./trusted-types";
import { awakeEvent } from "./vocabulary";

/**
 * The only external script of a page that is asleep. On the first trigger it loads the page's payload and code, starts React, and replays
 * what the reader pressed in the meantime. `lib/build/export/asleep` compiles it and references it in every page.
 */
declare const WAKE_PLAN: WakePlan;

/** Milliseconds for which presses are held while code has loaded but not started. */
const startPatience = 3000;

/** Base delay between attempts in milliseconds; doubles with each failure. */
const pause = 500;

installTrustedTypesPolicy(WAKE_PLAN.trusted);

let isBusy = false;
let failures = 0;
let quietUntil = 0;
/** Finds the element that had focus when React was started, or its replacement. */
let findFocused = trackElement(document);
const page = sleepingPage(document.currentScript);
// Early clicks wake the page immediately.
const presses = recordPresses(wake, WAKE_PLAN.offline, globalThis.earlyPresses);
const stopListening = onWakeTrigger(wake);

document.addEventListener(awakeEvent, finish, { once: true });
onReady(() => {
  const sidebar = document.getElementById("Sidebar");
  if (sidebar) scrollToCurrent(sidebar);
});

function wake(): void {
  if (isBusy || performance.now() < quietUntil) return;
  isBusy = true;
  loadPage(page, WAKE_PLAN.buildId).then(begin).catch(fail);
}

function begin(payload: string): void {
  onReady(() => {
    findFocused = trackElement(document.activeElement ?? document);
    setTimeout(presses.release, startPatience);
    start(payload, WAKE_PLAN.start);
  });
}

function finish(): void {
  stopListening();
  document.querySelector("[data-boot-error]")?.remove();
  const focused = findFocused();
  if (focused instanceof HTMLElement && document.activeElement === document.body)
    focused.focus({ preventScroll: true });
  presses.replay();
}

/**
 * Leaves the page asleep; the next trigger retries. From the second failure on, or for a stale page, reports the failure to the recovery
 * of missing code, unless offline.
 */
function fail(error: unknown): void {
  isBusy = false;
  failures++;
  quietUntil = performance.now() + pause * 2 ** failures;
  presses.giveUp();
  if (!navigator.onLine || (failures < 2 && !(error instanceof StaleError))) return;
  const detail = error instanceof Error ? error.message : String(error);
  dispatchEvent(new CustomEvent(bootFailedEvent, { detail }));
}

function sleepingPage(script: HTMLOrSVGScriptElement | null): Asleep {
  const { payload = "", set = "" } = script?.dataset ?? {};
  // From now on clicks are recorded here; removing the element stops the boot script from recording them.
  script?.remove();
  const files = WAKE_PLAN.sets[Number(set)];
  if (!payload || !files) throw new Error(`Unknown page: "${payload}", "${set}".`);
  return { payload, ...files };
}
