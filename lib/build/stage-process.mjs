import { spawn } from "node:child_process";

/** How long a program may take to end what it has started: Playwright its browsers and its server. */
const graceMilliseconds = 10_000;

/**
 * Starts `command` in a process group of its own, so that `stop` reaches whatever it starts: the shells of npm pass no signal on, and
 * what they leave behind would run on, and keep its port. `ended` resolves with why it failed, or with "", when nothing of it can write
 * any more; `output` collects what it writes. `stop` interrupts it, which is what Playwright cleans up for, and kills what remains.
 */
export function startStage([program, ...words], environment) {
  const child = spawn(program, words, { stdio: ["ignore", "pipe", "pipe"], detached: true, env: environment });
  const output = [];
  child.stdout.on("data", (text) => output.push(text));
  child.stderr.on("data", (text) => output.push(text));
  const ended = new Promise((resolve) => {
    child.on("error", (cause) => resolve(cause.message));
    child.on("close", (code, signal) => resolve(code === 0 ? "" : `ended with ${code ?? signal}`));
  });
  const stop = () => {
    signalGroup(child.pid, "SIGINT");
    const late = setTimeout(() => signalGroup(child.pid, "SIGKILL"), graceMilliseconds);
    ended.then(() => clearTimeout(late));
  };
  return { ended, output, stop };
}

function signalGroup(pid, signal) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (cause) {
    if (cause.code !== "ESRCH") throw cause;
  }
}
