/** What the worker for reading offline, the pages that ask for it, and the build must call by the same names. */

/** Address of the worker. It never changes: browsers ask for it again to learn of a new one, or that there is none any more. */
export const workerAddress = "/sw.js";

/** Path, in every edition, of the page that stands in for one that was not kept. */
export const notKeptPath = "/not-kept";

/** What the names of all caches of the worker begin with. */
export const cachePrefix = "kept-";

/**
 * The caches, by what is in them. A number is raised where what is kept would no longer be understood; a new worker then begins
 * anew. `shell` is followed by the version of the worker.
 */
export const cacheNames = {
  pages: `${cachePrefix}pages-1`,
  payloads: `${cachePrefix}payloads-1`,
  files: `${cachePrefix}files-1`,
  assets: `${cachePrefix}assets-1`,
  data: `${cachePrefix}data-1`,
  shell: `${cachePrefix}shell-1-`,
} as const;

/**
 * What a page asks of the worker: to keep it, and files that it loaded before there was a worker; `start` that it begins to keep
 * pages. It answers by its port.
 */
export type KeepRequest = { type: "start" | "keep"; address: string; files: string[] };
