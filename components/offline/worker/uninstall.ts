import { deleteAllCaches } from "@/lib/offline/own-caches";
import { scope } from "./scope";

/**
 * The service worker of a site that does not, or no longer, offer offline reading: replaces one that readers may still have installed,
 * deletes its caches and unregisters itself.
 */
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(uninstall()));

async function uninstall(): Promise<void> {
  await deleteAllCaches();
  await scope.registration.unregister();
}
