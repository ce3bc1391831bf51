import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { manifestFileOf, settingsFile } from "../../site/place";
import { launcher } from "../programs.mjs";
import { watchFiles } from "../watch-files.mjs";

/** Milliseconds to wait for an editor to finish saving. */
const settle = 200;

/** Files that the process of the checks reads only when it starts. */
const restartTriggers = ["sidebars.ts", "redirects.ts", settingsFile, "lib/texts/en", "content/_reference"];

/** A process that is restarted when it fails, until it is stopped. */
type SupervisedProcess = {
  /** Stops the running process and starts a new one. */
  restart: () => void;
  stop: () => void;
};

type Options = {
  /** The folders with pages. */
  pages: string[];
  /** Variables of the process. */
  env: NodeJS.ProcessEnv;
  /** The site that is not the project's own, as the environment names it. */
  siteDir?: string | undefined;
  /** The one check to run, instead of all. */
  only?: string | undefined;
};

/**
 * Runs the watching checks (`bin/watch.ts`) in a separate process, and restarts it when a file changes that it reads only at start.
 */
export function superviseChecks({ pages, env, siteDir, only }: Options): SupervisedProcess {
  const begin = (): ChildProcess => {
    // By `--watch` `run.mjs` knows that the live preview shows what fails before.
    const watch = [launcher, "lib/build/bin/watch.ts", "--watch", ...(only === undefined ? [] : [only])];
    // By the channel it knows when this process is no more.
    const stdio = ["inherit", "inherit", "inherit", "ipc"] as const;
    const started = spawn(process.execPath, [...process.execArgv, ...watch], { stdio: [...stdio], env });
    // The page that an author looks at comes first.
    if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_LOW);
    return started;
  };
  /** What makes the checks fail may be fixed by a change; without one they would only fail again. */
  const waitForChange = async () => {
    console.error("The checks stopped with the error above. They restart when a page changes.");
    await new Promise<void>((resolve, reject) => {
      const watching = watchFiles(pages, /./, () => watching.then((watcher) => watcher.close()).then(resolve, reject));
      watching.catch(reject);
    });
  };

  const checks = superviseProcess(begin, waitForChange);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const known = [...restartTriggers, ...(siteDir ? [manifestFileOf(siteDir)] : [])];
  const watching = watchFiles(known, /\.(?:ts|yaml)$/, () => {
    clearTimeout(timer);
    timer = setTimeout(checks.restart, settle);
  });
  return {
    restart: checks.restart,
    stop: () => {
      // They would begin again with what happens to files meanwhile.
      void watching.then((watcher) => watcher.close());
      clearTimeout(timer);
      checks.stop();
    },
  };
}

/** Runs a process until it is stopped: if it ends with an error, it is started again once `wait` has resolved. */
export function superviseProcess(start: () => ChildProcess, wait: () => Promise<void>): SupervisedProcess {
  let running: ChildProcess | undefined;
  const stop = () => {
    const ended = running;
    running = undefined;
    ended?.kill();
  };
  const restart = () => {
    stop();
    const started = start();
    running = started;
    started.once("exit", async (code) => {
      if (running !== started || code === 0) return;
      await wait();
      if (running === started) restart();
    });
  };
  return { restart, stop };
}
