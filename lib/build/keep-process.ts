import type { ChildProcess } from "node:child_process";

/** A process that is to run until it is stopped. */
type KeptProcess = {
  /** Starts it, in the place of the one that runs. */
  restart: () => void;
  stop: () => void;
};

/** Keeps a process running: one that ends with an error, and was not stopped, is started again once `wait` has resolved. */
export function keepProcess(start: () => ChildProcess, wait: () => Promise<void>): KeptProcess {
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
