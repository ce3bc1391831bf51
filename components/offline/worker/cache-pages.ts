import type { Strategy } from "workbox-strategies";
import { cacheNames, type KeepRequest } from "@/lib/offline/names";
import { deleteCaches, isEnabled, ownCaches } from "@/lib/offline/own-caches";
import { editionBaseOf, payloadOf, subresourcesOf } from "./addresses";
import { type ExtendableEvent, plan } from "./scope";
import { editionBases, pages, shellCache, strategyFor } from "./strategies";

/** Caches a page with its dependencies, and `files`. What fails to load is left out: the page can be read without it. */
export async function cachePage({ type, address, files }: KeepRequest, event: ExtendableEvent): Promise<void> {
  if (type === "start") await caches.open(shellCache);
  else if (!(await isEnabled())) return;
  const page = await store(pages, address, event);
  await cacheDependencies(await page.text(), address, event);
  await Promise.allSettled(files.map((file) => cacheFile(file, event)));
}

/** Caches what a page needs to be displayed and to wake, and the shell of its edition, which includes search. */
export async function cacheDependencies(html: string, address: string, event: ExtendableEvent): Promise<void> {
  if (!(await isEnabled())) return;
  const payload = payloadOf(html);
  await Promise.allSettled([
    ...[...subresourcesOf(html), ...(payload ? [payload] : [])].map((file) => cacheFile(file, event)),
    cacheShell(editionBaseOf(new URL(address, location.href).pathname, editionBases), event),
  ]);
}

/**
 * Caches the shell of an edition. Pages come last, so that a cached page always has its files.
 * @throws Error when a part fails to load.
 */
async function cacheShell(base: string, event: ExtendableEvent): Promise<void> {
  const shell = plan.shells[base];
  const cache = await caches.open(shellCache);
  if (!shell || (await isIn(cache, shell.pages))) return;
  await Promise.all(shell.files.map((file) => cacheFile(file, event)));
  await cache.addAll(shell.pages);
}

const isIn = async (cache: Cache, addresses: readonly string[]) =>
  (await Promise.all(addresses.map((address) => cache.match(address)))).every((kept) => kept !== undefined);

/**
 * Caches the shells of all editions whose shell the previous worker had, before this worker replaces it.
 * @throws Error when something cannot be loaded; the previous worker then stays.
 */
export async function precacheShells(event: ExtendableEvent): Promise<void> {
  const others = await Promise.all((await oldCaches()).map((name) => caches.open(name)));
  await caches.open(shellCache);
  const had = async (base: string) => {
    const own = plan.shells[base]?.pages.slice(0, 1) ?? [];
    return (await Promise.all(others.map((cache) => isIn(cache, own)))).includes(true);
  };
  await Promise.all(editionBases.map(async (base) => (await had(base)) && cacheShell(base, event)));
}

/** Deletes caches of earlier workers that this one does not use. Cached pages stay: they do not depend on the worker. */
export async function deleteOldCaches(): Promise<void> {
  await deleteCaches(await oldCaches());
}

async function oldCaches(): Promise<string[]> {
  const { shell, ...others } = cacheNames;
  const current: readonly string[] = [...Object.values(others), shellCache];
  return (await ownCaches()).filter((name) => !current.includes(name));
}

async function cacheFile(address: string, event: ExtendableEvent): Promise<void> {
  const url = new URL(address, location.href);
  const strategy = url.origin === location.origin && strategyFor(url, "default");
  if (strategy) await store(strategy, url.href, event);
}

/** Requests an address by a strategy and waits until the response is cached. */
async function store(strategy: Strategy, address: string, event: ExtendableEvent): Promise<Response> {
  const [answer, done] = strategy.handleAll({ event, request: new Request(address) });
  const kept = (await answer).clone();
  await done;
  return kept;
}
