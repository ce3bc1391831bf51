import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { takesRawNames, writeRaw } from "../site/testing/raw-names";
import { temporaryFolder } from "../testing/temporary-folder";
import { writeFiles } from "../testing/write-files";
import { exportStamp, hashCode, hashInputs, isExported } from "./inputs.mjs";

let root = "";
const write = (name: string, content: string) => writeFiles(root, { [name]: content });
beforeEach(() => {
  root = temporaryFolder();
  write("content/a.mdx", "One.");
  write("lib/a.ts", "1");
});

test.each(["APP_ID", "API_KEY", "INDEX", "ASSISTANT_ID", "HOST"])(
  "changing NEXT_PUBLIC_SEARCH_%s changes both the input hash and the code hash",
  (name) => {
    const hashes = ["", "one", "two"].map((value) => {
      vi.stubEnv(`NEXT_PUBLIC_SEARCH_${name}`, value || undefined);
      return [hashInputs(root), hashCode({}, root)];
    });
    expect(new Set(hashes.map(([inputs]) => inputs)).size).toBe(3);
    expect(new Set(hashes.map(([, code]) => code)).size).toBe(3);
  },
);

test("ignores environment variables that are not compiled in", () => {
  const before = hashInputs(root);
  vi.stubEnv("SEARCH_ADMIN_KEY", "secret");
  expect(hashInputs(root)).toBe(before);
});

test.each([
  ["content/a.mdx", true, false],
  ["lib/a.ts", true, true],
  ["lib/build/a.ts", true, false],
  ["lib/buildings.ts", true, true],
  ["content/a.tsx", true, true],
  ["public/a.svg", true, false],
  ["lib/a.test.ts", false, false],
  ["tests/a.ts", false, false],
])("changing %s changes the input hash: %s, the code hash: %s", (name, isInput, isCode) => {
  const before = [hashInputs(root), hashCode({}, root)];
  write(name, "changed");
  const after = [hashInputs(root), hashCode({}, root)];
  expect([after[0] !== before[0], after[1] !== before[1]]).toEqual([isInput, isCode]);
});

test("considers an export current until an input changes, and never for a foreign tree", () => {
  expect(isExported(root)).toBe(false);
  write(exportStamp, hashInputs(root));
  expect(isExported(root)).toBe(false);
  write("out/index.html", "");
  expect(isExported(root)).toBe(false);
  write("hosting/rules.json", "{}");
  expect(isExported(root)).toBe(true);
  vi.stubEnv("CONTENT_DIR", "tree");
  expect(isExported(root)).toBe(false);
  vi.stubEnv("CONTENT_DIR", undefined);
  write("content/a.mdx", "Two.");
  expect(isExported(root)).toBe(false);
});

test("ignores dangling and directory symlinks, such as editor lock files", () => {
  const before = hashInputs(root);
  symlinkSync("someone@host.1234", join(root, "content/.#a.mdx"));
  symlinkSync("circle.mdx", join(root, "content/circle.mdx"));
  symlinkSync("..", join(root, "content/around"));
  expect(hashInputs(root)).toBe(before);
});

test.skipIf(!takesRawNames())("ignores files whose names are not valid UTF-8", () => {
  const before = hashInputs(root);
  for (const name of ["content/café.mdx", "content/été/b.mdx", "public/photé.png"]) writeRaw(root, name);
  expect(hashInputs(root)).toBe(before);
});
