import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Environment } from "../site/environment";
import type { DocSource } from "../types";

/** Pages above which threads are worth starting. */
const fewPages = 6;
const threads = 2;

/** A page of the site that an environment describes. */
export type PageToRead = { environment: Environment; source: DocSource };

/** What is done with it by a process that is not worth a thread. */
export type Job = PageToRead & { alone: (source: DocSource) => Promise<unknown> };

/**
 * Does the work on pages: in this process when they are few, else in threads on both cores, which leave what they find on disk.
 * @throws Error when a thread fails; what an author can mend is a finding, so this is a mistake of ours.
 */
export async function workOnPages(jobs: readonly Job[]): Promise<void> {
  if (jobs.length <= fewPages) {
    for (const { alone, source } of jobs) await alone(source);
    return;
  }
  // What the process was told to load first is for its main thread.
  const start = () => new Worker(new URL("./page-worker.mjs", import.meta.url), { execArgv: [] });
  const workers = Array.from({ length: threads }, start);
  try {
    for (const round of roundsOf(jobs)) {
      const waiting = round.map(({ environment, source }) => ({ environment, source }));
      await Promise.all(workers.map((worker) => drain(worker, waiting)));
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
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
async function drain(worker: Worker, waiting: PageToRead[]): Promise<void> {
  for (let page = waiting.shift(); page; page = waiting.shift()) {
    const failure = await ask(worker, page);
    if (failure) throw Object.assign(new Error("A page could not be read."), failure);
  }
}

/** Has a page read. @throws what ended the thread before it answered. */
async function ask(worker: Worker, page: PageToRead): Promise<Failure | undefined> {
  const answered = new AbortController();
  const { signal } = answered;
  const ended = once(worker, "exit", { signal }).then(([code]) => {
    throw new Error(`A thread that reads pages ended early with code ${code}.`);
  });
  worker.postMessage(page);
  try {
    const [answer]: { failure?: Failure }[] = await Promise.race([once(worker, "message", { signal }), ended]);
    return answer?.failure;
  } finally {
    answered.abort();
  }
}
