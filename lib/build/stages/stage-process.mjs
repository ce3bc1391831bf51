import { spawn } from "node:child_process";

/** How long a program may take to stop its child processes, as Playwright stops its browsers and its server. */
const graceMilliseconds = 10_000;

/**
 * Starts `command` in its own process group, so that `stop` reaches all its descendants: npm's shells do not forward signals, and
 * orphaned processes would keep running and hold their ports. `output` collects what the group writes. Once none of it can write any more,
 * `ended` resolves to the reason for a failure, or to "". `stop` interrupts the group, so that Playwright can clean up, and later kills
 * whatever remains.
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
