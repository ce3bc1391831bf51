import { Worker } from "node:worker_threads";
import type { Environment } from "../site/environment";
import type { DocSource } from "../types";

/** Pages above which threads are worth starting. */
const fewPages = 6;
const threads = 2;

/**
 * Does the work on pages: by `alone` in this process when they are few, else in threads on both cores, which leave what they
 * find on disk.
 * @throws Error when a thread fails; what an author can mend is a finding, so this is a mistake of ours.
 */
export async function workOnPages(
  sources: readonly DocSource[],
  environment: Environment,
  alone: (source: DocSource) => Promise<unknown>,
): Promise<void> {
  if (sources.length <= fewPages) {
    for (const source of sources) await alone(source);
    return;
  }
  const waiting = [...sources];
  await Promise.all(Array.from({ length: threads }, () => drain(waiting, environment)));
}

/** What a thread tells of an error. */
type Failure = Pick<NodeJS.ErrnoException, "stack" | "code" | "syscall" | "path">;

/** Lets one thread work until nothing waits. */
function drain(waiting: DocSource[], environment: Environment): Promise<void> {
  // What the process was told to load first is for its main thread.
  const worker = new Worker(new URL("./page-worker.mjs", import.meta.url), { workerData: environment, execArgv: [] });
  return new Promise<void>((resolve, reject) => {
    const next = () => {
      const source = waiting.shift();
      if (source) worker.postMessage(source);
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
