import { onEngineComplete, restartEngine } from "@/components/search/client/engine";
import { warm } from "@/components/search/use-search-modal";
import { tabStorage } from "@/lib/browser-storage";
import { type KeepRequest, workerAddress } from "@/lib/offline/names";
import { deleteAllCaches } from "@/lib/offline/own-caches";
import { hosted } from "@/lib/search/config";

/** Session storage key set once search has been preloaded for offline reading. */
const readyKey = "search-kept";

/** While this page preloads search: stops listening for its completion. */
let stopWaiting: (() => void) | undefined;

/** Milliseconds to wait for the open page to be cached; anything missing then is cached later. */
const timeout = 20_000;

/** The database in which Workbox tracks the expiration of cache entries. */
const expirationDatabase = "workbox-expiration";

/**
 * Installs the service worker and has it cache the open page. Resolves when both are done.
 * @throws Error when the browser does not allow it, or has no room.
 */
export async function enableOfflineReading(): Promise<void> {
  // An engine that already has its index would not request it through the worker. This comes before registration, because the worker's
  // first `controllerchange` event preloads search.
  restartEngine();
  const registration = await navigator.serviceWorker.register(workerAddress);
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker || !(await isActivated(worker))) {
    await registration.unregister();
    throw new Error("The worker could not be installed.");
  }
  await requestCaching(worker, "start", loadedFiles());
  preloadSearch();
}

/** Has the worker cache the page that was navigated to: client-side navigation makes no request for it that the worker could see. */
export function cacheOpenPage(): void {
  const { controller } = navigator.serviceWorker;
  if (controller) void requestCaching(controller, "keep", []);
}

/**
 * Loads everything search needs, once per tab, so that the worker caches it; if interrupted, the next page starts over. A hosted
 * search service cannot be cached.
 */
export function preloadSearch(): void {
  if (hosted || stopWaiting || !navigator.onLine || tabStorage.get(readyKey)) return;
  stopWaiting = onEngineComplete(() => tabStorage.set(readyKey, "1"));
  setTimeout(warm);
}

/** Removes the worker and all of its caches. */
export async function disableOfflineReading(): Promise<void> {
  stopWaiting?.();
  stopWaiting = undefined;
  tabStorage.remove(readyKey);
  const registration = await navigator.serviceWorker.getRegistration(workerAddress);
  await registration?.unregister();
  await deleteAllCaches();
  indexedDB.deleteDatabase(expirationDatabase);
}

/** Resolves to true once the worker is activated, or to false if its installation fails. */
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

function requestCaching(worker: ServiceWorker, type: KeepRequest["type"], files: string[]): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const request: KeepRequest = { type, address: location.href.replace(/[?#].*/s, ""), files };
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    setTimeout(resolve, timeout);
    worker.postMessage(request, [port2]);
  });
}

/** URLs of all same-origin resources that the page has loaded so far. */
const loadedFiles = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin));
