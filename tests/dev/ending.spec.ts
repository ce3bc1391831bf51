import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { expect, test } from "./fixtures";

/** The direct child processes of a process. */
const startedBy = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);

/** Ids of the processes whose working directory is `folder`, whoever has started them. */
const runningIn = (folder: string) =>
  readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`) === folder;
    } catch {
      // The process has ended meanwhile.
      return false;
    }
  });

test("no process outlives the preview, however it ends", { tag: "@long" }, async ({ preview, page }) => {
  test.skip(process.platform !== "linux", "Processes are found by /proc.");
  const ends: [name: string, end: (npm: number) => void][] = [
    ["npm is asked to end", (npm) => process.kill(npm, "SIGTERM")],
    ["the terminal is closed", (npm) => process.kill(-npm, "SIGHUP")],
    ["Ctrl+C is pressed", (npm) => process.kill(-npm, "SIGINT")],
    ["npm is killed", (npm) => process.kill(npm, "SIGKILL")],
    ["what npm has started is killed", (npm) => process.kill(startedBy(npm)[0] ?? 0, "SIGKILL")],
  ];
  for (const [name, end] of ends) {
    await test.step(name, async () => {
      await preview.restart({});
      // By then the checks are running, too.
      await page.goto("/keeper/ropes");
      const npm = preview.pid();
      const folder = readlinkSync(`/proc/${npm}/cwd`);
      end(npm);
      await expect.poll(() => runningIn(folder)).toEqual([]);
    });
  }
  await preview.restart({});
});
