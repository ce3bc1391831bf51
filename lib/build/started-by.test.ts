import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { startedBy } from "./started-by";

test("returns a process by itself, but a waiting shell together with its parent", () => {
  expect(startedBy(process.pid)).toBe(String(process.pid));
  if (process.platform !== "linux") return;
  const shell = spawn("sh", ["-c", "sleep 60; true"], { detached: true });
  const pid = shell.pid ?? 0;
  expect(startedBy(pid)).toBe(`${pid} ${process.pid}`);
  process.kill(-pid);
});
