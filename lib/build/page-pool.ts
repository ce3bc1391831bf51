import { once } from "node:events";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Environment } from "../site/environment";
import type { DocSource } from "../types";
import { buildFolder, launcher } from "./programs.mjs";

/** Pages above which a thread is worth its start: with 316 it took as long, and a third more of both cores, since it loads everything once more. */
const worthAThread = 400;

/** Pages that a thread is given at once: this process, which reads as well, is not always there to hand out the next. */
const batch = 4;

/** A page of the site that an environment describes. */
export type PageToRead = { environment: Environment; source: DocSource };

/** What is done with it in this process. */
export type Job = PageToRead & { here: (source: DocSource) => Promise<unknown> };

/**
 * Does the work on pages: in this process, and where they are many also in a thread on the other core; what is found is left on disk.
 * @throws Error when the thread fails; what an author can mend is a finding, so this is a mistake of ours.
 */
export async function workOnPages(jobs: readonly Job[]): Promise<void> {
  const start = () => new Worker(launcher, { argv: [join(buildFolder, "page-worker.ts")], execArgv: [] });
  const thread = jobs.length > worthAThread ? start() : undefined;
  try {
    for (const round of roundsOf(jobs)) {
      const waiting = [...round];
      const works = [workHere(waiting), ...(thread ? [workThere(thread, waiting)] : [])];
      // When one fails, the other does not go on with what is left.
      await Promise.all(works).finally(() => waiting.splice(0));
    }
  } finally {
    await thread?.terminate();
  }
}

/** Works in this process until nothing waits; between two pages it hears the thread. */
async function workHere(waiting: Job[]): Promise<void> {
  for (let job = waiting.shift(); job; job = waiting.shift()) {
    await job.here(job.source);
    await setImmediate();
  }
}

/** A translation is read with the ids of its original: two threads at once would both read that. */
const roundsOf = (jobs: readonly Job[]): Job[][] => [
  jobs.filter(({ source }) => !source.original),
  jobs.filter(({ source }) => source.original),
];

/** What a thread tells of an error. */
type Failure = Pick<NodeJS.ErrnoException, "stack" | "code" | "syscall" | "path">;

/** Lets a thread work until nothing waits. */
async function workThere(thread: Worker, waiting: Job[]): Promise<void> {
  while (waiting.length > 0) {
    const pages = waiting.splice(0, batch).map(({ environment, source }) => ({ environment, source }));
    const failure = await ask(thread, pages);
    if (failure) throw Object.assign(new Error("A page could not be read."), failure);
  }
}

/** Has pages read. @throws what ended the thread before it answered. */
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
