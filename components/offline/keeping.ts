import { onEngineComplete } from "@/components/search/client/engine";
import { warm } from "@/components/search/use-search-modal";
import { tabStorage } from "@/lib/browser-storage";
import { type KeepRequest, workerAddress } from "@/lib/offline/names";
import { dropCaches, ownCaches } from "@/lib/offline/own-caches";
import { hosted } from "@/lib/search/config";

/** Key in the tab's storage that says that search has been got ready for reading offline. */
const readyKey = "search-kept";

/** While this page has search loaded to be kept: ends the wait for that. */
let stopWaiting: (() => void) | undefined;

/** Longest that a reader waits until the open page is kept, in milliseconds; what is missing then comes later. */
const patience = 20_000;

/** Where the expiration of what is kept is noted: Workbox calls its database so. */
const expirationDatabase = "workbox-expiration";

/**
 * Installs the worker and has it keep the page that is open. Resolves when both are done.
 * @throws Error when the browser does not allow it, or has no room.
 */
export async function startKeeping(): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerAddress);
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker || !(await isActivated(worker))) {
    await registration.unregister();
    throw new Error("The worker could not be installed.");
  }
  await askToKeep(worker, "start", loadedFiles());
  readySearch();
}

/** Has the worker keep the page that was navigated to, which it does not see by itself. */
export function keepOpenPage(): void {
  const { controller } = navigator.serviceWorker;
  if (controller) void askToKeep(controller, "keep", []);
}

/**
 * Has what search needs loaded once in a tab, past the worker, which keeps it; where that ends early, the next page begins again. A
 * hosted service cannot be kept.
 */
export function readySearch(): void {
  if (hosted || stopWaiting || !navigator.onLine || tabStorage.get(readyKey)) return;
  stopWaiting = onEngineComplete(() => tabStorage.set(readyKey, "1"));
  setTimeout(warm);
}

/** Removes the worker and all that was kept. */
export async function stopKeeping(): Promise<void> {
  stopWaiting?.();
  stopWaiting = undefined;
  tabStorage.remove(readyKey);
  const registration = await navigator.serviceWorker.getRegistration(workerAddress);
  await registration?.unregister();
  await dropCaches(await ownCaches());
  indexedDB.deleteDatabase(expirationDatabase);
}

/** False when the worker could not be installed. */
function isActivated(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === "activated") resolve(true);
      if (worker.state === "redundant") resolve(false);
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

function askToKeep(worker: ServiceWorker, type: KeepRequest["type"], files: string[]): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const request: KeepRequest = { type, address: location.href.replace(/[?#].*/s, ""), files };
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    setTimeout(resolve, patience);
    worker.postMessage(request, [port2]);
  });
}

/** Everything of the site that the page has loaded so far. */
const loadedFiles = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin));
