import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { listFiles } from "../../list-files";
import { temporaryFolder } from "../../testing/temporary-folder";
import { writeFiles } from "../../testing/write-files";
import { nothingUnchanged, openLastExport, removeLinks } from "./last-export";

let root = "";
beforeEach(() => {
  root = temporaryFolder();
  write({ "lib/finish.ts": "code", "package-lock.json": "{}" });
});

const write = (files: Record<string, string>) => writeFiles(root, files);

const keys = new Map([
  ["/user/a", "1"],
  ["/user/b", "2"],
  ["/social/a.png", "3"],
]);
const css = "/_next/static/asleep/1.css";
const page = {
  css,
  payload: "/user/a.txt",
  styles: ["/s.css"],
  scripts: ["/s.js"],
  needs: { inlineScripts: [], drawsDiagrams: false },
};
const asleep = { pages: new Map([["user/a.html", page]]), wake: "/wake.js", sets: ["1"] };

/** Writes an export of three routes and records it as a build does. */
function exportAll(): void {
  write({
    "out/user/a.html": "A",
    "out/user/a.html.br": "A packed",
    "out/user/a.txt": "a",
    "out/user/a.md": "# A",
    "out/user/b.html": "B",
    "out/user/b.txt": "b",
    "out/social/a.png": "picture",
    [`out${css}`]: "p{}",
    "out/feed.xml": "all",
  });
  openLastExport(root, "").note(keys, asleep);
}

const next = () => join(root, "out.new");
const link = (now: ReadonlyMap<string, string> = keys) => {
  mkdirSync(next(), { recursive: true });
  return openLastExport(root, "").link(next(), now);
};

test("records unchanged files without reading them again", () => {
  exportAll();
  const unchanged = link();
  rmSync(join(root, "out"), { recursive: true });
  openLastExport(root, "").note(keys, asleep, unchanged.files);
  renameSync(next(), join(root, "out"));
  expect([...link().routes]).toEqual([...keys.keys()]);
});

test("links routes with unchanged keys into the next export, with all of their derived files", () => {
  exportAll();
  const unchanged = link(new Map(keys).set("/user/b", "2 changed").set("/user/c", "4"));
  expect([...unchanged.routes]).toEqual(["/user/a", "/social/a.png"]);
  expect(unchanged.pages).toEqual(asleep.pages);
  expect(unchanged).toMatchObject({ wake: asleep.wake, sets: asleep.sets });
  const names = [
    "_next/static/asleep/1.css",
    "social/a.png",
    "user/a.html",
    "user/a.html.br",
    "user/a.md",
    "user/a.txt",
  ];
  expect(listFiles(next()).files).toEqual(names);
  expect([...unchanged.files.keys()].sort()).toEqual(names);
});

test("removing a link leaves the file in the last export intact", () => {
  exportAll();
  removeLinks(next(), link().files.keys());
  writeFileSync(join(next(), "user/a.html"), "A finished otherwise");
  expect(readFileSync(join(root, "out/user/a.html"), "utf8")).toBe("A");
});

/** Writes a file until its modification time changes: file system clocks can be coarse. */
function writeLater(name: string, text: string): void {
  const timeOf = () => statSync(join(root, name)).mtimeMs;
  const before = timeOf();
  while (timeOf() === before) writeFileSync(join(root, name), text);
}

test.each([
  ["was changed by hand", () => appendFileSync(join(root, "out/user/a.html"), "<!-- more -->")],
  ["was written again", () => writeLater("out/user/a.md", "# B")],
  ["is gone", () => rmSync(join(root, "out/user/a.html.br"))],
])("does not reuse a route when one of its files %s", (_, change) => {
  exportAll();
  const before = statSync(join(root, "out/user/a.md")).mtimeMs;
  while (Date.now() <= Math.ceil(before));
  change();
  expect([...link().routes]).toEqual(["/user/b", "/social/a.png"]);
});

test.each([
  ["the code that finishes pages has changed", () => write({ "lib/finish.ts": "other code" })],
  ["what was noted cannot be read", () => write({ ".cache/last-export/index": "cut sho" })],
  ["the last export is gone", () => rmSync(join(root, "out"), { recursive: true })],
])("reuses nothing when %s", (_, change) => {
  exportAll();
  change();
  expect(link().routes).toEqual(new Set());
});

test("reuses nothing and leaves no links behind when a link cannot be created", () => {
  exportAll();
  write({ "out.new/user/b.txt": "rendered anew" });
  expect(link()).toEqual(nothingUnchanged);
  expect(listFiles(next()).files).toEqual(["user/b.txt"]);
});

test("links an edition below its own base path, independently of other editions", () => {
  write({ "out/de/user/a.html": "Seite A", "out/de/user/a.txt": "a", "out/de/user/a.md": "# A", [`out${css}`]: "p{}" });
  const german = { ...asleep, pages: new Map([["de/user/a.html", { ...page, payload: "/de/user/a.txt" }]]) };
  openLastExport(root, "/de").note(new Map([["/user/a", "1"]]), german);
  expect(link().routes).toEqual(new Set());
  mkdirSync(next(), { recursive: true });
  const unchanged = openLastExport(root, "/de").link(next(), keys);
  expect([...unchanged.routes]).toEqual(["/user/a"]);
  expect(unchanged.pages).toEqual(german.pages);
  expect(listFiles(next()).files).toEqual([
    "_next/static/asleep/1.css",
    "de/user/a.html",
    "de/user/a.md",
    "de/user/a.txt",
  ]);
});
