import { ExpirationPlugin } from "workbox-expiration";
import {
  CacheFirst,
  NetworkFirst,
  StaleWhileRevalidate,
  type Strategy,
  type StrategyOptions,
} from "workbox-strategies";
import { cacheNames, notKeptPath, prefetchHeader } from "@/lib/offline/names";
import { isEnabled } from "@/lib/offline/own-caches";
import { cacheKeyOf, editionBaseOf, isComplete, payloadOf } from "./addresses";
import { plan } from "./scope";

/** Seconds to wait for the network before the cached response is used. */
const networkTimeoutSeconds = 3;

/** Headers of prefetches, the framework's and our own. Prefetched payloads are not cached, since the reader may never open the page. */
const prefetchHeaders = ["rsc", prefetchHeader];

/** Name of the cache with the shells of editions, for this version of the worker. */
export const shellCache = `${cacheNames.shell}${plan.version}`;
/** Base paths of the editions that have a shell: empty for the default one, `/de`. */
export const editionBases = Object.keys(plan.shells);
const matchOptions = { ignoreVary: true };

/** Plugin that caches only responses for which `isRight` holds, under normalized URLs. */
const cacheIf = (isRight: (answer: Response, request: Request) => boolean | Promise<boolean>) => ({
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => cacheKeyOf(request.url),
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    (await isRight(response, request)) && (await isEnabled()) ? response : null,
});

/**
 * Plugin that limits the number of entries; the oldest are removed first. With `purgeOnQuotaError` the whole cache is deleted when the
 * browser runs out of storage.
 */
const limited = (maxEntries: number, purgeOnQuotaError = false) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError, matchOptions });

/** Pages of the shells. They and their payloads are cached only there, so that all of them are of one build. */
const shellPages = new Set(Object.values(plan.shells).flatMap(({ pages }) => pages));
const isOfShell = ({ url }: Request) => shellPages.has(new URL(cacheKeyOf(url)).pathname);

const isPage = async (answer: Response, request: Request) =>
  isComplete(answer, true) && !isOfShell(request) && payloadOf(await answer.clone().text()) !== undefined;

const isPayload = (answer: Response, request: Request) =>
  isComplete(answer, false) && !isOfShell(request) && !prefetchHeaders.some((name) => request.headers.has(name));

const fromShell = (address: string) => caches.match(address, { ...matchOptions, cacheName: shellCache });

/**
 * Plugin that responds when network and cache fail: with the page from the shell, or else with the not-kept page of the page's own
 * edition or, if that has no shell, of another.
 */
const fallbackPage = {
  handlerDidError: async ({ request: { url } }: { request: Request }) => {
    const own = editionBaseOf(new URL(url).pathname, editionBases);
    for (const address of [cacheKeyOf(url), ...[own, ...editionBases].map((base) => base + notKeptPath)]) {
      const kept = await fromShell(address);
      if (kept) return kept;
    }
    return undefined;
  },
};
const shellPayload = { handlerDidError: ({ request }: { request: Request }) => fromShell(cacheKeyOf(request.url)) };

const networkFirst = (cacheName: string, plugins: StrategyOptions["plugins"]) =>
  new NetworkFirst({ cacheName, networkTimeoutSeconds, matchOptions, plugins });

/** The strategy for pages: network, then cache, then the shell's page or the not-kept page. */
export const pages = networkFirst(cacheNames.pages, [cacheIf(isPage), limited(60), fallbackPage]);
const payloads = networkFirst(cacheNames.payloads, [cacheIf(isPayload), limited(60), shellPayload]);

const anyFile = cacheIf((answer) => isComplete(answer, false));
const files = { cacheName: cacheNames.files, matchOptions, plugins: [anyFile, limited(600)] };
const hashed = new CacheFirst(files);
/** For a file requested again because its cached copy was broken. */
const reloaded = new NetworkFirst(files);

const assets = new StaleWhileRevalidate({
  cacheName: cacheNames.assets,
  matchOptions,
  plugins: [anyFile, limited(150, true)],
});

const data = networkFirst(cacheNames.data, [anyFile, limited(60, true)]);

/** The strategy for a file; undefined for files that are not cached. */
export function strategyFor({ pathname }: URL, cache: RequestCache): Strategy | undefined {
  if (plan.hashed.some((prefix) => pathname.startsWith(prefix))) return cache === "reload" ? reloaded : hashed;
  if (/\.txt$/.test(pathname)) return payloads;
  if (/\.(?:woff2|svg|png|jpe?g|webp|avif|gif|css|ico)$/.test(pathname)) return assets;
  return /\.json$/.test(pathname) ? data : undefined;
}
