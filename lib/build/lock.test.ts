import { fork } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { EditError } from "../edit/file-changes";
import { temporaryFolder } from "../testing/temporary-folder";
import { BuildError } from "./build-failure";
import { editAlone, lockBuild } from "./lock";
import { launcher } from "./programs.mjs";

let root = "";
beforeEach(() => {
  root = temporaryFolder();
});

/** A process that holds the lock of `root` until it is killed. */
async function holder(lock = "lockBuild(ROOT)"): Promise<() => Promise<unknown>> {
  const script = join(root, "holder.mts");
  const module = join(import.meta.dirname, "lock.ts");
  const lines = [
    `import { editAlone, lockBuild } from ${JSON.stringify(module)};`,
    `await ${lock.replace("ROOT", JSON.stringify(root))};`,
    'process.send?.("locked");',
    "setInterval(() => {}, 1000);",
  ];
  writeFileSync(script, lines.join("\n"));
  const child = fork(launcher, [script]);
  await new Promise((resolve, reject) => child.once("message", resolve).once("exit", reject));
  return () =>
    new Promise((resolve) => {
      child.once("exit", resolve);
      child.kill("SIGKILL");
    });
}

test("rejects a second build while the first one runs, but not after it was killed", async () => {
  const kill = await holder();
  await expect(lockBuild(root)).rejects.toThrow(BuildError);
  await kill();
  await expect(lockBuild(root)).resolves.toBeUndefined();
});

test("does not block builds of other projects", async () => {
  await lockBuild(join(root, "one"));
  await expect(lockBuild(join(root, "two"))).resolves.toBeUndefined();
});

test("refuses a second edit while the first one runs, but no build, and allows the next one", async () => {
  const kill = await holder("Promise.race([editAlone(ROOT, () => new Promise(() => {})), new Promise(setImmediate)])");
  const refused = "Another command is changing pages of this project. Wait for it to finish, or stop it.";
  await expect(editAlone(root, async () => "done")).rejects.toEqual(new EditError(refused));
  await expect(lockBuild(root)).resolves.toBeUndefined();
  await kill();
  expect(await editAlone(root, async () => "done")).toBe("done");
  expect(await editAlone(root, async () => "again")).toBe("again");
});
