import { parentPort } from "node:worker_threads";
import { memoize } from "../../memoize";
import type { Environment } from "../../site/environment";
import { readerOf } from "../../site/load";
import { contentPlace } from "../../site/place";
import { createCachedExaminer } from "./cached-examiner";
import type { PageToRead } from "./page-pool";

/** The work on the pages of a site; environments arrive as copies. */
const workIn = memoize((environment: Environment) => {
  const place = contentPlace(environment);
  return createCachedExaminer({ environment, place, reader: readerOf(environment, place) });
}, JSON.stringify);

/** A worker thread of `page-pool.ts`: reads and examines the pages it is sent, and replies when all of them are cached. */
parentPort?.on("message", async (pages: readonly PageToRead[]) => {
  try {
    for (const { environment, source } of pages) await workIn(environment).examine(source);
    parentPort?.postMessage({});
  } catch (cause) {
    // Structured cloning drops the properties of system errors, so they are sent explicitly.
    const { stack, code, syscall, path }: NodeJS.ErrnoException =
      cause instanceof Error ? cause : new Error(String(cause));
    parentPort?.postMessage({ failure: { stack, code, syscall, path } });
  }
});
