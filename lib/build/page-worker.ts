import { parentPort } from "node:worker_threads";
import type { Environment } from "../site/environment";
import { readerOf } from "../site/load";
import { contentPlace } from "../site/place";
import type { PageToRead } from "./page-pool";
import { createPageWork, type PageWork } from "./page-work";

/** A thread of `page-pool.ts`: reads and examines the pages it is sent, and says when all of them are kept. */
const works = new Map<string, PageWork>();

/** The work on the pages of a site; environments arrive as copies. */
function workIn(environment: Environment): PageWork {
  const name = JSON.stringify(environment);
  const known = works.get(name);
  if (known) return known;
  const place = contentPlace(environment);
  const work = createPageWork({ environment, place, reader: readerOf(environment, place) });
  works.set(name, work);
  return work;
}

parentPort?.on("message", async (pages: readonly PageToRead[]) => {
  try {
    for (const { environment, source } of pages) await workIn(environment).do(source);
    parentPort?.postMessage({});
  } catch (cause) {
    // What the system has against it does not travel with an error by itself.
    const { stack, code, syscall, path }: NodeJS.ErrnoException =
      cause instanceof Error ? cause : new Error(String(cause));
    parentPort?.postMessage({ failure: { stack, code, syscall, path } });
  }
});
