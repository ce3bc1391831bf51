import { ExpirationPlugin } from "workbox-expiration";
import {
  CacheFirst,
  NetworkFirst,
  StaleWhileRevalidate,
  type Strategy,
  type StrategyOptions,
} from "workbox-strategies";
import { cacheNames, notKeptPath } from "@/lib/offline/names";
import { editionOf, isWhole, keyOf, payloadOf } from "./addresses";
import { plan } from "./scope";

/** Seconds after which a reader gets what was kept rather than wait for the network. */
const networkTimeoutSeconds = 3;

/** Header with which the framework's router prefetches a payload: the reader may never open its page, so it is not kept. */
const routerHeader = "rsc";

/** Cache of what an edition always needs, as this version of the worker has it. */
export const shellCache = `${cacheNames.shell}${plan.version}`;
/** Addresses of the editions that have a shell: nothing for the default one, `/de`. */
export const bases = Object.keys(plan.shells);
const matchOptions = { ignoreVary: true };

/** False once the reader has turned keeping off: the caches are gone, but the worker lives on while a page is open, and must not fill them again. */
export const isOn = () => caches.has(shellCache);

/** Keeps only answers that are right, each under the one address of what it answers. */
const only = (isRight: (answer: Response, request: Request) => boolean | Promise<boolean>) => ({
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => keyOf(request.url),
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    (await isRight(response, request)) && (await isOn()) ? response : null,
});

/** The reader may have turned keeping off while an answer was written, which makes a cache of its name again. */
const gone = {
  cacheDidUpdate: async ({ cacheName }: { cacheName: string }) => {
    if (!(await isOn())) await caches.delete(cacheName);
  },
};

/**
 * Keeps so many; the oldest go first. With `purgeOnQuotaError` the whole cache is given up when the browser runs out of room.
 * Expiration opens the cache after each write, so that only what comes after it can take the cache away.
 */
const limited = (maxEntries: number, purgeOnQuotaError = false) => [
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError, matchOptions }),
  gone,
];

/** Pages that belong to the shell. They and their payloads are kept in its cache alone, so that all of them are of one build. */
const shellPages = new Set(Object.values(plan.shells).flatMap(({ pages }) => pages));
const isOfShell = ({ url }: Request) => shellPages.has(new URL(keyOf(url)).pathname);

const isPage = async (answer: Response, request: Request) =>
  isWhole(answer, true) && !isOfShell(request) && payloadOf(await answer.clone().text()) !== undefined;

const isPayload = (answer: Response, request: Request) =>
  isWhole(answer, false) && !isOfShell(request) && !request.headers.has(routerHeader);

const fromShell = (address: string) => caches.match(address, { ...matchOptions, cacheName: shellCache });

/**
 * What was kept of the shell; for any other page the one that says that it was not kept, in the language of the page's edition or, if
 * the reader has never been there, of another one.
 */
const standIn = {
  handlerDidError: async ({ request: { url } }: { request: Request }) => {
    const own = editionOf(new URL(url).pathname, bases);
    for (const address of [keyOf(url), ...[own, ...bases].map((base) => base + notKeptPath)]) {
      const kept = await fromShell(address);
      if (kept) return kept;
    }
    return undefined;
  },
};
const shellPayload = { handlerDidError: ({ request }: { request: Request }) => fromShell(keyOf(request.url)) };

const networkFirst = (cacheName: string, plugins: StrategyOptions["plugins"]) =>
  new NetworkFirst({ cacheName, networkTimeoutSeconds, matchOptions, plugins });

/** How pages are answered: from the network, else as they were kept, else with the page that says that they were not. */
export const pages = networkFirst(cacheNames.pages, [only(isPage), ...limited(60), standIn]);
const payloads = networkFirst(cacheNames.payloads, [only(isPayload), ...limited(60), shellPayload]);

const anyFile = only((answer) => isWhole(answer, false));
const files = { cacheName: cacheNames.files, matchOptions, plugins: [anyFile, ...limited(600)] };
const hashed = new CacheFirst(files);
/** For a file that a page found broken and asks for again. */
const reloaded = new NetworkFirst(files);

const assets = new StaleWhileRevalidate({
  cacheName: cacheNames.assets,
  matchOptions,
  plugins: [anyFile, ...limited(150, true)],
});

const data = networkFirst(cacheNames.data, [anyFile, ...limited(60, true)]);

/** How a file is answered; nothing for what is not kept. */
export function strategyFor({ pathname }: URL, cache: RequestCache): Strategy | undefined {
  if (plan.hashed.some((prefix) => pathname.startsWith(prefix))) return cache === "reload" ? reloaded : hashed;
  if (/\.txt$/.test(pathname)) return payloads;
  if (/\.(?:woff2|svg|png|jpe?g|webp|avif|gif|css|ico)$/.test(pathname)) return assets;
  return /\.json$/.test(pathname) ? data : undefined;
}
