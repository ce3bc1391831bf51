import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Files of code in a folder, without tests. */
const codeIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(folder, name));

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test("files in app are compositions: short, and without the file system", () => {
  const code = codeIn("app").map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const isLong = (text: string) => text.trimEnd().split("\n").length > 60;
  expect(code.length).toBeGreaterThan(10);
  expect(code.filter(({ text }) => isLong(text) || text.includes('"node:fs')).map(({ file }) => file)).toEqual([]);
});

test("the map in README.md names every folder of lib and of tests", () => {
  const [, map = ""] = /^## Where things are\n+```\n(.*?)^```/ms.exec(readFileSync("README.md", "utf8")) ?? [];
  for (const top of ["lib", "tests"]) {
    const [, part = ""] = new RegExp(`^${top}/\\n(.*?)(?=^\\S)`, "ms").exec(map) ?? [];
    expect(foldersIn(top).filter((name) => !part.includes(`${name}/`))).toEqual([]);
  }
});
