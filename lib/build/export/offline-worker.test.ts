import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { extractOfflinePlan, shellOf, writeOfflineWorker, writeShell } from "./offline-worker";

const root = process.cwd();
const page = (name: string, more: string[] = []) => ({
  html: `${name}.html`,
  css: "/_next/static/asleep/a.css",
  js: "/_next/static/asleep/wake.js",
  awake: [`/${name}.txt`, "/_next/static/b.css", "/_next/static/c.js", ...more],
});
const files = new Map([
  ["/not-kept", page("not-kept", ["/_next/static/d.js"])],
  ["/search", page("search")],
]);
const texts = {
  "not-kept.html": '<link rel="preload" href="/fonts/a.woff2" as="font"/>',
  "not-kept.txt": "1",
  "search.html": "<p>Search</p>",
  "search.txt": "2",
};
const hashed = ["/_next/static/"];

test("an edition's shell lists its own pages and each of their files once", () => {
  expect(shellOf(temporaryFolder(texts), ["/not-kept", "/search"], files)).toEqual({
    pages: ["/not-kept", "/not-kept.txt", "/search", "/search.txt"],
    files: [
      "/_next/static/asleep/a.css",
      "/_next/static/asleep/wake.js",
      "/_next/static/b.css",
      "/_next/static/c.js",
      "/_next/static/d.js",
      "/fonts/a.woff2",
    ],
  });
  expect(() => shellOf(temporaryFolder(texts), ["/gone"], files)).toThrow('The export has no page "/gone"');
});

test("the plan's version changes only when a page changes", () => {
  const planOf = (changed: Record<string, string> = {}) => {
    const folder = temporaryFolder({ ...texts, ...changed });
    writeShell(folder, files);
    const plan = extractOfflinePlan(folder, ["", "/de"], hashed);
    expect(existsSync(join(folder, "offline-shell.json"))).toBe(false);
    return plan;
  };
  expect(planOf()).toEqual(planOf());
  expect(planOf({ "search.html": "<p>Find</p>" }).version).not.toBe(planOf().version);
  expect(planOf()).toMatchObject({ hashed, shells: { "": { pages: expect.arrayContaining(["/not-kept"]) } } });
});

test("the worker is a single file without imports or eval", async () => {
  const folder = temporaryFolder(texts);
  writeShell(folder, files);
  await writeOfflineWorker(root, folder, { isOffered: true, bases: [""], hashed });
  const worker = readFileSync(join(folder, "sw.js"), "utf8");
  expect(worker).toContain("/not-kept");
  expect(worker).not.toMatch(/importScripts|\beval\b|new Function|https:\/\/storage/);
  expect(worker.length).toBeLessThan(40_000);
});

test("the worker only deletes its caches and unregisters itself when offline reading is not offered", async () => {
  const folder = temporaryFolder({});
  await writeOfflineWorker(root, folder, { isOffered: false, bases: [""], hashed });
  const worker = readFileSync(join(folder, "sw.js"), "utf8");
  for (const part of ["skipWaiting", "caches.delete", "unregister", '"kept-"']) expect(worker).toContain(part);
  expect(worker).not.toContain("fetch");
  expect(worker.length).toBeLessThan(1000);
});
