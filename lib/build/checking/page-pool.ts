import { once } from "node:events";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Environment } from "../../site/environment";
import type { DocSource } from "../../types";
import { buildFolder, launcher } from "../programs.mjs";

/**
 * Number of pages above which a second thread pays: with 316 pages it was no faster and took a third more of both cores, since it loads all
 * code again.
 */
const threadThreshold = 400;

/** Pages sent to the thread at once: the main thread reads pages too, and cannot always hand out the next one at once. */
const batchSize = 4;

/** A page of the site that an environment describes. */
export type PageToRead = { environment: Environment; source: DocSource };

/** A page, and how to process it in the main thread. */
export type Job = PageToRead & { process: (source: DocSource) => Promise<unknown> };

/**
 * Processes pages in the main thread, and if there are many, also in a worker thread; results are in the cache on disk.
 * @throws Error when the thread fails. Mistakes of authors are findings, so this is a bug of ours.
 */
export async function processPages(jobs: readonly Job[]): Promise<void> {
  const start = () => new Worker(launcher, { argv: [join(buildFolder, "checking", "page-worker.ts")], execArgv: [] });
  const thread = jobs.length > threadThreshold ? start() : undefined;
  try {
    for (const round of roundsOf(jobs)) {
      const waiting = [...round];
      const works = [processInMain(waiting), ...(thread ? [processInThread(thread, waiting)] : [])];
      // If one fails, the other must not process the remaining jobs.
      await Promise.all(works).finally(() => waiting.splice(0));
    }
  } finally {
    await thread?.terminate();
  }
}

/** Processes jobs in the main thread until none waits; between two pages it listens to the worker thread. */
async function processInMain(waiting: Job[]): Promise<void> {
  for (let job = waiting.shift(); job; job = waiting.shift()) {
    await job.process(job.source);
    await setImmediate();
  }
}

/** Originals before translations: reading a translation needs its original's ids, and two threads would both read that. */
const roundsOf = (jobs: readonly Job[]): Job[][] => [
  jobs.filter(({ source }) => !source.original),
  jobs.filter(({ source }) => source.original),
];

/** An error as a worker thread sends it. */
type Failure = Pick<NodeJS.ErrnoException, "stack" | "code" | "syscall" | "path">;

/** Lets the worker thread process jobs until none waits. */
async function processInThread(thread: Worker, waiting: Job[]): Promise<void> {
  while (waiting.length > 0) {
    const pages = waiting.splice(0, batchSize).map(({ environment, source }) => ({ environment, source }));
    const failure = await ask(thread, pages);
    if (failure) throw Object.assign(new Error("A page could not be read."), failure);
  }
}

/** Sends pages to the thread. @throws what ended the thread before it replied. */
async function ask(thread: Worker, pages: readonly PageToRead[]): Promise<Failure | undefined> {
  const answered = new AbortController();
  const { signal } = answered;
  const ended = once(thread, "exit", { signal }).then(([code]) => {
    throw new Error(`A thread that reads pages ended early with code ${code}.`);
  });
  thread.postMessage(pages);
  try {
    const [answer]: { failure?: Failure }[] = await Promise.race([once(thread, "message", { signal }), ended]);
    return answer?.failure;
  } finally {
    answered.abort();
  }
}
