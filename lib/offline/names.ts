/** What the worker for reading offline, the pages that ask for it, and the build must call by the same names. */

/** Address of the service worker. It must never change: browsers request it again to find updates. */
export const workerAddress = "/sw.js";

/** Path, in every edition, of the page that is shown in place of one that is not cached. */
export const notKeptPath = "/not-kept";

/** Prefix of the names of all caches of the worker. */
export const cachePrefix = "kept-";

/**
 * Names of the caches. Raise a number when the format of the entries changes: a new worker then starts with an empty cache. The version of
 * the worker is appended to `shell`.
 */
export const cacheNames = {
  pages: `${cachePrefix}pages-1`,
  payloads: `${cachePrefix}payloads-1`,
  files: `${cachePrefix}files-1`,
  assets: `${cachePrefix}assets-1`,
  data: `${cachePrefix}data-1`,
  shell: `${cachePrefix}shell-1-`,
} as const;

/** Header of a request for a payload that the reader may never need. Any that is not one of Next's, which are those of a navigation. */
export const prefetchHeader = "x-prefetch";

/**
 * A page's message to the worker: cache this page, and the files that it loaded before there was a worker. `start` also turns caching on.
 * The worker replies through the message port.
 */
export type KeepRequest = { type: "start" | "keep"; address: string; files: string[] };
