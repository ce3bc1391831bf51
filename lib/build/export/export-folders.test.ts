import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { canMount, mountHere, runOnDisk, typescript } from "@/tests/unit/mounted-disk";
import { temporaryFolder } from "../../testing/temporary-folder";
import { clearBuildCaches, clearLeftovers, replaceLastExport, stagingFolder } from "./export-folders";

let root = "";
beforeEach(() => {
  root = temporaryFolder();
});

function fill(folder: string, text: string): void {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, "index.html"), text);
}
/** Obsolete folders are moved away at once and removed by a separate process. */
const expectOnly = (...names: string[]) => vi.waitFor(() => expect(readdirSync(root).sort()).toEqual(names), 10_000);
const home = () => readFileSync(join(root, "out/index.html"), "utf8");

test("replaces the last export with the new one and leaves nothing else behind", async () => {
  fill("out", "last");
  writeFileSync(join(root, "out", "gone.html"), "");
  fill(stagingFolder("out"), "new");
  fill(stagingFolder("hosting"), "rules");
  replaceLastExport(root);
  await expectOnly("hosting", "out");
  expect([home(), readdirSync(join(root, "out"))]).toEqual(["new", ["index.html"]]);
});

test("keeps the last export and removes the partial one after an interrupted export", async () => {
  fill("out", "last");
  fill("out.new", "half");
  clearLeftovers(root);
  expect([home(), existsSync(join(root, "out.new"))]).toEqual(["last", false]);
  await expectOnly("out");
});

test("restores the last export when a build was interrupted in the middle of the swap", async () => {
  fill("out.old", "last");
  fill("out.new", "new");
  clearLeftovers(root);
  expect(home()).toBe("last");
  await expectOnly("out");
});

test("finishes an interrupted removal of an old export in the next build", async () => {
  fill("out", "last");
  fill("out.leaving-a1B2c3/out.old", "older");
  clearLeftovers(root);
  await expectOnly("out");
  expect(home()).toBe("last");
});

test("removes what an interrupted build had staged inside a mounted output folder", () => {
  fill("out", "last");
  fill("out/.new", "half");
  clearLeftovers(root);
  expect([home(), readdirSync(join(root, "out"))]).toEqual(["last", ["index.html"]]);
});

/** Replaces the last export with one of a megabyte. */
const program = "lib/build/testing/write-export.fixture.ts";
const kept = { home: "last", names: ["index.html"] };
const full = (path?: string) =>
  `The disk is full${path ? ` ("${join(root, path)}")` : ""}. Free some space and build again. The last export is unchanged.`;
const readOnly = (path: string) =>
  `The disk is read-only ("${join(root, path)}"). Build where you can write. The last export is unchanged.`;

describe.skipIf(!canMount)("an export on a separate disk", () => {
  const last = "mkdir -p out && printf last > out/index.html";
  const mountOut = (size: string) => `mkdir out && mount -t tmpfs -o size=${size} tmpfs out`;
  const mountMemory = (options: string) => `mkdir .cache && mount -t tmpfs -o ${options} tmpfs .cache`;
  const isNew = {
    said: "The export is new.",
    home: "new",
    names: ["index.html", "page.json", "page.json.br", "page.json.gz"],
  };

  test.each([
    ["with room", [mountHere("4m"), last], () => isNew],
    ["that is full when pages are written", [mountHere("300k"), last], () => ({ said: full(), ...kept })],
    ["that is full when they are compressed", [mountHere("700k"), last], () => ({ said: full(), ...kept })],
    [
      "that can only be read",
      [mountHere("4m"), last, 'mount -o remount,ro "$PWD"'],
      () => ({ said: readOnly("out"), ...kept }),
    ],
    [
      "whose memory can only be read",
      [last, mountMemory("ro")],
      () => ({ said: readOnly(".cache/compressed"), ...kept }),
    ],
    [
      "whose memory has no more files",
      [last, mountMemory("nr_inodes=1")],
      () => ({ said: full(".cache/compressed"), ...kept }),
    ],
    ["in its folder alone, with room", [mountOut("4m"), last], () => isNew],
    [
      "in its folder alone, that is full",
      [mountOut("700k"), last],
      () => ({ said: full("out/.new/page.json"), ...kept }),
    ],
    [
      "in its folder alone, that can only be read",
      [mountOut("4m"), last, "mount -o remount,ro out"],
      () => ({ said: readOnly("out"), ...kept }),
    ],
  ])("%s", (_, lines, expected) => {
    const { stdout, stderr } = runOnDisk(root, lines, program);
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual(expected());
  });
});

/** Root may write everywhere, so the test runs as another user, who has no folder to cache compiled code in. */
const other = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const runAsOther = (...args: string[]) =>
  spawnSync(process.execPath, [...typescript, ...args], {
    ...other,
    cwd: root || undefined,
    encoding: "utf8",
    env: { ...process.env, TSX_DISABLE_CACHE: "1" },
  });
const canRead = process.platform !== "win32" && runAsOther("--eval", "").status === 0;
if (!canRead) console.warn("No other user can read the project: a folder that one may not write is not tried.");

test.skipIf(!canRead)("reports an unwritable output folder before moving anything", () => {
  fill("out", "last");
  if (other.uid) for (const path of [root, join(root, "out")]) chownSync(path, other.uid, other.gid);
  chmodSync(join(root, "out"), 0o555);
  const { stdout, stderr } = runAsOther(resolve(program));
  chmodSync(join(root, "out"), 0o755);
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual({
    said: `Access is not permitted ("${join(root, "out")}"). Change the owner or the permissions, and build again. The last export is unchanged.`,
    ...kept,
  });
  expect(readdirSync(root)).toEqual(["out"]);
});

/** Names of cache folders below `.cache` in the source code, without the suffixes of editions. */
const namedInCode = readdirSync("lib", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
  .flatMap((name) => [...readFileSync(join("lib", name), "utf8").matchAll(/"\.cache", ["`]([a-z-]+)(?="|\$\{base\.)/g)])
  .map(([, folder = ""]) => folder);

test("clears all build caches, including those of editions, and nothing else", () => {
  const described = [...readFileSync("docs/build.md", "utf8").matchAll(/`\.cache\/([a-z-]+)`/g)].map(
    ([, name = ""]) => name,
  );
  expect(described).not.toEqual([]);
  expect(namedInCode).toEqual(expect.arrayContaining(described));
  const others = ["programs", "reports", "bench"];
  for (const name of [...namedInCode, "page-texts-de", "rendered-1.0", ...others])
    mkdirSync(join(root, ".cache", name), { recursive: true });
  mkdirSync(join(root, ".next", "cache"), { recursive: true });
  clearBuildCaches(root);
  expect(readdirSync(join(root, ".cache")).sort()).toEqual(others.sort());
  expect(readdirSync(join(root, ".next"))).toEqual([]);
});

test("clearing the caches of a project that was never built does not throw", () => {
  expect(() => clearBuildCaches(join(root, "new"))).not.toThrow();
});
