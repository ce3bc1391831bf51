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
    parentPort?.postMessage({ failure: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) });
  }
});
