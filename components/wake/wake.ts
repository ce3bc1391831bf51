import { bootFailedEvent } from "@/components/errors/boot-failure";
import { scrollToCurrent } from "@/components/nav/scroll-to-current";
import type { WakePlan } from "@/lib/wake-plan";
import { type Asleep, loadPage, StaleError, start } from "./load-page";
import { recordPresses } from "./presses";
import { trackElement } from "./track-element";
import { onWakeTrigger } from "./triggers";
import { installTrustedTypesPolicy } from "./trusted-types";
import { awakeEvent } from "./vocabulary";

/**
 * The one script of a sleeping page. On the first reason it fetches the page's payload and code, starts React, and carries
 * out what the reader pressed in the meantime. `lib/build/asleep` compiles it and names it in every page.
 */
declare const WAKE_PLAN: WakePlan;

/** Longest that presses are held for code that has arrived but does not start, in milliseconds. */
const startPatience = 3000;

/** Shortest time between two attempts, in milliseconds; doubled with each failure. */
const pause = 500;

installTrustedTypesPolicy(WAKE_PLAN.trusted);

let isBusy = false;
let failures = 0;
let quietUntil = 0;
/** Leads to what had the focus when React was started. */
let findFocused = trackElement(document);
const page = sleepingPage(document.currentScript);
// What was pressed earlier wakes the page at once.
const presses = recordPresses(wake, WAKE_PLAN.offline, globalThis.earlyPresses);
const stopListening = onWakeTrigger(wake);

document.addEventListener(awakeEvent, finish, { once: true });
onReady(() => {
  const sidebar = document.getElementById("sidebar");
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
 * The page stays as it is; the next sign of life tries again. From the second time on the recovery of missing code acts, except without a
 * connection.
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
  // Presses are held here from now on, no longer by the boot script.
  script?.remove();
  const files = WAKE_PLAN.sets[Number(set)];
  if (!payload || !files) throw new Error(`The page names no payload or unknown files: "${payload}", "${set}".`);
  return { payload, ...files };
}

function onReady(act: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", act, { once: true });
  else act();
}
