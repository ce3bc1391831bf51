import type { Strategy } from "workbox-strategies";
import { cacheNames, type KeepRequest } from "@/lib/offline/names";
import { dropCaches, ownCaches } from "@/lib/offline/own-caches";
import { editionOf, filesOf, payloadOf } from "./addresses";
import { bases, isOn, pages, shellCache, strategyFor } from "./kept";
import { type Lasting, plan } from "./scope";

/** Keeps a page with all it needs, and other files. What does not come is left out: the page can be read without. */
export async function keepPage({ type, address, files }: KeepRequest, event: Lasting): Promise<void> {
  if (type === "start") await caches.open(shellCache);
  else if (!(await isOn())) return;
  const page = await store(pages, address, event);
  await keepParts(await page.text(), address, event);
  await Promise.allSettled(files.map((file) => keepFile(file, event)));
}

/** Keeps what a page needs to be read, searched from and woken, and its edition's own pages. */
export async function keepParts(html: string, address: string, event: Lasting): Promise<void> {
  if (!(await isOn())) return;
  const payload = payloadOf(html);
  await Promise.allSettled([
    ...[...filesOf(html), ...(payload ? [payload] : [])].map((file) => keepFile(file, event)),
    keepShell(editionOf(new URL(address, location.href).pathname, bases), event),
  ]);
}

/**
 * Keeps what an edition always has: its pages last, so that one that is there has its files.
 * @throws Error when a part does not come.
 */
async function keepShell(base: string, event: Lasting): Promise<void> {
  const shell = plan.shells[base];
  const cache = await caches.open(shellCache);
  if (!shell || (await isIn(cache, shell.pages))) return;
  await Promise.all(shell.files.map((file) => keepFile(file, event)));
  await cache.addAll(shell.pages);
}

const isIn = async (cache: Cache, addresses: readonly string[]) =>
  (await Promise.all(addresses.map((address) => cache.match(address)))).every((kept) => kept !== undefined);

/**
 * Gets everything ready for this worker to take the place of another one: the same editions are kept.
 * @throws Error when a part does not come; the other one then stays.
 */
export async function takeOver(event: Lasting): Promise<void> {
  const others = await Promise.all((await oldCaches()).map((name) => caches.open(name)));
  await caches.open(shellCache);
  const had = async (base: string) => {
    const own = plan.shells[base]?.pages.slice(0, 1) ?? [];
    return (await Promise.all(others.map((cache) => isIn(cache, own)))).includes(true);
  };
  await Promise.all(bases.map(async (base) => (await had(base)) && keepShell(base, event)));
}

/** Deletes what only earlier workers understand. Pages that were kept stay: they do not depend on the worker. */
export async function dropOld(): Promise<void> {
  await dropCaches(await oldCaches());
}

async function oldCaches(): Promise<string[]> {
  const { shell, ...others } = cacheNames;
  const current: readonly string[] = [...Object.values(others), shellCache];
  return (await ownCaches()).filter((name) => !current.includes(name));
}

async function keepFile(address: string, event: Lasting): Promise<void> {
  const url = new URL(address, location.href);
  const strategy = url.origin === location.origin && strategyFor(url, "default");
  if (strategy) await store(strategy, url.href, event);
}

/** Asks for something and waits until it is kept. */
async function store(strategy: Strategy, address: string, event: Lasting): Promise<Response> {
  const [answer, done] = strategy.handleAll({ event, request: new Request(address) });
  const kept = (await answer).clone();
  await done;
  return kept;
}
