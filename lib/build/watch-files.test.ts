import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FSWatcher } from "chokidar";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder";

/** The underlying watcher; tests emit system errors as its events. */
let chokidar: FSWatcher;
vi.mock("chokidar", async (load) => {
  const real = await load<typeof import("chokidar")>();
  const watch: typeof real.watch = (...asked) => {
    chokidar = real.watch(...asked);
    return chokidar;
  };
  return { ...real, watch };
});
// Test files share modules: a copy loaded by an earlier file would use the real chokidar.
vi.resetModules();
const { watchFiles } = await import("./watch-files.mjs");

let folder = "";
let watcher: Awaited<ReturnType<typeof watchFiles>>;
const tell = vi.fn();
const page = () => join(folder, "guides", "page.mdx");

beforeEach(async () => {
  folder = temporaryFolder();
  mkdirSync(join(folder, "guides"));
  writeFileSync(page(), "one");
  tell.mockClear();
  watcher = await watchFiles([folder], /\.mdx$/, tell);
});
afterEach(async () => {
  await watcher.close();
});

const told = (times: number) => vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(times), { timeout: 10_000 });
/** Waits until a further change is reported separately. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

test("reports a file every time an editor replaces it", async () => {
  for (const times of [1, 2, 3]) {
    const swap = join(folder, "guides", ".page.swp");
    writeFileSync(swap, `text ${times}`);
    renameSync(swap, page());
    await told(times);
    await settled();
  }
});

test("ignores editors' lock, backup, and swap files", async () => {
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

test("reports a file written in two steps again once it is complete", async () => {
  writeFileSync(page(), "");
  await told(1);
  writeFileSync(page(), "a longer text");
  await told(2);
});

test("reports an individually watched file every time it is removed and rewritten, as git does", async () => {
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

test("reports a new file in a new folder, and a removed file", async () => {
  mkdirSync(join(folder, "new"));
  writeFileSync(join(folder, "new", "page.mdx"), "new");
  await told(1);
  await settled();
  rmSync(page());
  await told(2);
});

test("ignores files whose names do not match", async () => {
  writeFileSync(join(folder, "guides", "notes.txt"), "notes");
  utimesSync(page(), new Date(), new Date());
  await told(1);
  await settled();
  expect(tell).toHaveBeenCalledTimes(1);
});

test("batches reports for many simultaneous changes", async () => {
  for (let count = 0; count < 50; count++) writeFileSync(join(folder, `page-${count}.mdx`), "new");
  await told(1);
  await settled();
  await settled();
  expect(tell.mock.calls.length).toBeLessThanOrEqual(3);
});

test("prints a watch limit error once with the next step, and keeps watching the rest", async () => {
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

test("watches a missing folder once it is created, but nothing else around it", async () => {
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

test("reports a page every time its whole folder is removed and made again, as generators do", async () => {
  await watcher.close();
  watcher = await watchFiles([join(folder, "guides")], /\.mdx$/, tell);
  for (const text of ["one", "another", "a third"]) {
    rmSync(join(folder, "guides"), { recursive: true });
    await vi.waitFor(() => expect(tell).toHaveBeenCalled(), { timeout: 10_000 });
    await settled();
    tell.mockClear();
    mkdirSync(join(folder, "guides"));
    writeFileSync(page(), text);
    await vi.waitFor(() => expect(tell).toHaveBeenCalled(), { timeout: 10_000 });
    await settled();
    tell.mockClear();
  }
});
