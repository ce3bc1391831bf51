import { Worker } from "node:worker_threads";
import type { Environment } from "../site/environment";
import type { DocSource } from "../types";

/** Pages above which threads are worth starting. */
const fewPages = 6;
const threads = 2;

/** A page of the site that an environment describes. */
export type PageToRead = { environment: Environment; source: DocSource };

/** What is done with it by a process that is not worth a thread. */
type Job = PageToRead & { alone: (source: DocSource) => Promise<unknown> };

/**
 * Does the work on pages: in this process when they are few, else in threads on both cores, which leave what they find on disk.
 * @throws Error when a thread fails; what an author can mend is a finding, so this is a mistake of ours.
 */
export async function workOnPages(jobs: readonly Job[]): Promise<void> {
  if (jobs.length <= fewPages) {
    for (const { alone, source } of jobs) await alone(source);
    return;
  }
  const waiting = jobs.map(({ environment, source }) => ({ environment, source }));
  await Promise.all(Array.from({ length: threads }, () => drain(waiting)));
}

/** What a thread tells of an error. */
type Failure = Pick<NodeJS.ErrnoException, "stack" | "code" | "syscall" | "path">;

/** Lets one thread work until nothing waits. */
function drain(waiting: PageToRead[]): Promise<void> {
  // What the process was told to load first is for its main thread.
  const worker = new Worker(new URL("./page-worker.mjs", import.meta.url), { execArgv: [] });
  return new Promise<void>((resolve, reject) => {
    const next = () => {
      const page = waiting.shift();
      if (page) worker.postMessage(page);
      else resolve();
    };
    worker.on("message", ({ failure }: { failure?: Failure }) =>
      failure ? reject(Object.assign(new Error("A page could not be read."), failure)) : next(),
    );
    worker.on("error", reject);
    worker.on("exit", (code) => reject(new Error(`A thread that reads pages ended early with code ${code}.`)));
    next();
  }).finally(() => worker.terminate());
}
