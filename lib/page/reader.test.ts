import { readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder";
import { createPageReader } from "./reader";
import { docSource } from "./testing/doc-source";

const root = temporaryFolder();
// Links the code that builds pages from this project, so that only the cache is separate.
for (const name of ["lib", "package-lock.json"]) symlinkSync(join(process.cwd(), name), join(root, name));
const page = docSource("/a", "![Ship](/ship.png)\n");
const languageOf = () => "en";

test("parses a page once for all readers, and loads its head from disk once per reader", async () => {
  const reader = (width: number) =>
    createPageReader({ root, languageOf, isDevelopment: false, sizeOf: () => ({ width, height: 2 }) });
  const first = reader(4);
  await first.program(page);
  const second = reader(4);
  const head = await second.head(page);
  expect(second.parsed()).toEqual([page.file]);
  for (const name of readdirSync(join(root, ".cache", "pages"))) {
    if (name.endsWith(".head")) rmSync(join(root, ".cache", "pages", name));
  }
  expect(await second.head(page)).toBe(head);
  expect(second.isKept(page)).toBe(true);
  expect(reader(8).isKept(page)).toBe(false);
});

test("does not count pages read by the development server as parsed", async () => {
  const reader = createPageReader({ root, languageOf, isDevelopment: true, sizeOf: () => undefined });
  reader.forget();
  await reader.head(docSource("/b", "Text."));
  expect(reader.parsed()).toEqual([]);
});

test("reuses the cache of an export while authoring, except for the program, but not the reverse", async () => {
  const reader = (isDevelopment: boolean) =>
    createPageReader({ root, languageOf, isDevelopment, sizeOf: () => undefined });
  const programs = () => readdirSync(join(root, ".cache", "pages")).filter((name) => name.endsWith("program")).length;
  const [read, seen] = [docSource("/read", "Read for an export."), docSource("/seen", "Seen while authoring.")];
  await reader(false).head(read);
  const before = programs();
  const authoring = reader(true);
  expect(authoring.isKept(read)).toBe(true);
  await authoring.tree(read);
  expect(programs()).toBe(before);
  expect(await authoring.program(read)).toContain("Read for an export.");
  expect(programs()).toBe(before + 1);

  await authoring.head(seen);
  const exporting = reader(false);
  exporting.forget();
  expect(exporting.isKept(seen)).toBe(false);
  await exporting.head(seen);
  expect(exporting.isKept(seen)).toBe(true);
  expect(exporting.parsed()).toEqual([seen.file]);
});

test("reads a page again when one of its images changes", async () => {
  let width = 4;
  const reader = createPageReader({ root, languageOf, isDevelopment: false, sizeOf: () => ({ width, height: 2 }) });
  await reader.head(page);
  width = 8;
  expect(reader.isKept(page)).toBe(false);
  expect((await reader.head(page)).images["/ship.png"]).toEqual({ width: 8, height: 2 });
});
