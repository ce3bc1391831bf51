import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FSWatcher } from "chokidar";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What the files are watched by; the system's errors are its events. */
let chokidar: FSWatcher;
vi.mock("chokidar", async (load) => {
  const real = await load<typeof import("chokidar")>();
  const watch: typeof real.watch = (...asked) => {
    chokidar = real.watch(...asked);
    return chokidar;
  };
  return { ...real, watch };
});
// Test files share modules: what one before has loaded would be watched by the real one.
vi.resetModules();
const { watchFiles } = await import("./watch-files.mjs");

let folder = "";
let watcher: Awaited<ReturnType<typeof watchFiles>>;
const tell = vi.fn();
const page = () => join(folder, "guides", "page.mdx");

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "watched-"));
  mkdirSync(join(folder, "guides"));
  writeFileSync(page(), "one");
  tell.mockClear();
  watcher = await watchFiles([folder], /\.mdx$/, tell);
});
afterEach(async () => {
  await watcher.close();
  rmSync(folder, { recursive: true });
});

const told = (times: number) => vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(times), { timeout: 10_000 });
/** Until a change that comes now is told for itself. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

test("a file is told every time that an editor puts a new one in its place", async () => {
  for (const times of [1, 2, 3]) {
    const swap = join(folder, "guides", ".page.swp");
    writeFileSync(swap, `text ${times}`);
    renameSync(swap, page());
    await told(times);
    await settled();
  }
});

test("what editors keep beside a file that has not been saved is not told", async () => {
  await watcher.close();
  const names = /./;
  const asked = vi.spyOn(names, "test");
  watcher = await watchFiles([folder], names, tell);
  for (const kept of [".#page.mdx", "#page.mdx#", ".page.mdx.swp", "page.mdx~"])
    writeFileSync(join(folder, "guides", kept), "two");
  await settled();
  writeFileSync(page(), "two");
  await told(1);
  expect(asked.mock.calls).toEqual([[page()]]);
});

test("what is written in two goes is told once more when it is whole", async () => {
  writeFileSync(page(), "");
  await told(1);
  writeFileSync(page(), "a longer text");
  await told(2);
});

test("a file that is watched alone is told every time that it is removed and written anew, as git does", async () => {
  await watcher.close();
  watcher = await watchFiles([page()], /\.mdx$/, tell);
  for (const text of ["one branch", "another", "a third"]) {
    tell.mockClear();
    rmSync(page());
    writeFileSync(page(), text);
    await told(1);
    await settled();
  }
  writeFileSync(join(folder, "guides", "other.mdx"), "new");
  await settled();
  expect(tell).toHaveBeenCalledTimes(1);
});

test("a file that is new in a new folder is told, and so is one that is removed", async () => {
  mkdirSync(join(folder, "new"));
  writeFileSync(join(folder, "new", "page.mdx"), "new");
  await told(1);
  await settled();
  rmSync(page());
  await told(2);
});

test("a file that has another name is not told, nor one that nobody touches", async () => {
  writeFileSync(join(folder, "guides", "notes.txt"), "notes");
  utimesSync(page(), new Date(), new Date());
  await told(1);
  await settled();
  expect(tell).toHaveBeenCalledTimes(1);
});

test("many files at once are told a few times, not each", async () => {
  for (let count = 0; count < 50; count++) writeFileSync(join(folder, `page-${count}.mdx`), "new");
  await told(1);
  await settled();
  await settled();
  expect(tell.mock.calls.length).toBeLessThanOrEqual(3);
});

test("what the system does not let it watch is told once with the next step, and the rest is watched", async () => {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  const limit = Object.assign(new Error("ENOSPC: System limit for number of file watchers reached, watch 'a.mdx'"), {
    code: "ENOSPC",
  });
  chokidar.emit("error", limit);
  chokidar.emit("error", limit);
  expect(print.mock.calls).toEqual([
    [
      "Changes to some files will not be noticed: ENOSPC: System limit for number of file watchers reached, watch 'a.mdx'. " +
        "Raise the limit with sudo sysctl fs.inotify.max_user_watches=524288, and restart.",
    ],
  ]);
  print.mockRestore();
  writeFileSync(page(), "more");
  await told(1);
});

test("a folder that is not there yet is watched once it is, and nothing else around it", async () => {
  await watcher.close();
  watcher = await watchFiles([join(folder, "guides"), join(folder, "i18n/de")], /\.mdx$/, tell);
  writeFileSync(join(folder, "beside.mdx"), "one");
  mkdirSync(join(folder, "i18n", "fr"), { recursive: true });
  writeFileSync(join(folder, "i18n", "fr", "page.mdx"), "un");
  mkdirSync(join(folder, "i18n", "de"), { recursive: true });
  writeFileSync(join(folder, "i18n", "de", "page.mdx"), "eins");
  await told(1);
  await settled();
  writeFileSync(join(folder, "i18n", "de", "page.mdx"), "zwei");
  await told(2);
});
