import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { superviseProcess } from "./supervise-checks";

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill();
});

/** Supervises processes that run these programs in turn; `change` ends the wait after a failure. */
function keep(...programs: string[]) {
  const changes = new EventEmitter();
  const wait = vi.fn(async () => void (await once(changes, "change")));
  const start = () => {
    const child = spawn(process.execPath, ["-e", programs[started.length] ?? ""]);
    started.push(child);
    return child;
  };
  return { ...superviseProcess(start, wait), wait, change: () => changes.emit("change") };
}
const running = "setInterval(() => {}, 1000)";
const ended = (index: number) => once(started[index] ?? process, "exit");

test("restarts a failed process only after the wait", async () => {
  const kept = keep("process.exit(1)", running);
  kept.restart();
  await ended(0);
  await vi.waitFor(() => expect(kept.wait).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  expect(started).toHaveLength(1);
  kept.change();
  await vi.waitFor(() => expect(started).toHaveLength(2), { timeout: 10_000 });
});

test("does not restart a process that was stopped, was replaced, or exited successfully", async () => {
  const kept = keep(running, running, "");
  kept.restart();
  kept.restart();
  await ended(0);
  kept.stop();
  await ended(1);
  kept.restart();
  await ended(2);
  expect(kept.wait).not.toHaveBeenCalled();
  expect(started).toHaveLength(3);
});

test("does not start a process twice when it is restarted during the wait", async () => {
  const kept = keep("process.exit(1)", running, running);
  kept.restart();
  await vi.waitFor(() => expect(kept.wait).toHaveBeenCalled(), { timeout: 10_000 });
  kept.restart();
  kept.change();
  await new Promise((resolve) => setImmediate(resolve));
  expect(started).toHaveLength(2);
});
