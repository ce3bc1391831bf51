import "./begin";
import { parentPort, workerData } from "node:worker_threads";
import type { Environment } from "../site/environment";
import { readerOf } from "../site/load";
import { contentPlace } from "../site/place";
import type { DocSource } from "../types";
import { createPageWork } from "./page-work";

/** A thread of `page-pool.ts`: reads and examines the pages it is sent, one after the other, and says when each is kept. */
const environment: Environment = workerData;
const place = contentPlace(environment);
const work = createPageWork({ environment, place, reader: readerOf(environment, place) });

parentPort?.on("message", async (source: DocSource) => {
  try {
    await work.do(source);
    parentPort?.postMessage({});
  } catch (cause) {
    // What the system has against it does not travel with an error by itself.
    const { stack, code, syscall, path }: NodeJS.ErrnoException =
      cause instanceof Error ? cause : new Error(String(cause));
    parentPort?.postMessage({ failure: { stack, code, syscall, path } });
  }
});
