import { expect, onTestFinished, test } from "vitest";
import { startStage } from "./stage-process.mjs";

test("says how a command ended, with what it wrote", async () => {
  const { ended, output } = startStage(["sh", "-c", "echo one; echo two >&2; exit 3"], process.env);
  expect(await ended).toBe("ended with 3");
  expect(Buffer.concat(output).toString().split("\n").sort()).toEqual(["", "one", "two"]);
  expect(await startStage(["true"], process.env).ended).toBe("");
  expect(await startStage(["no-such-program"], process.env).ended).toContain("ENOENT");
});

test("stops what a shell has started, which would keep the output open", async () => {
  const { ended, output, stop } = startStage(["sh", "-c", "echo started; sleep 600; true"], process.env);
  onTestFinished(stop);
  await expect.poll(() => output.length).toBe(1);
  stop();
  expect(await ended).toBe("ended with SIGINT");
});
