import { deleteAllCaches } from "@/lib/offline/own-caches";
import { scope } from "./scope";

/**
 * The worker of a site that does not offer reading offline (any more): it takes the place of one that readers may still have, deletes
 * what that had kept, and itself.
 */
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(uninstall()));

async function uninstall(): Promise<void> {
  await deleteAllCaches();
  await scope.registration.unregister();
}
