import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clearLeftovers, folderBeside, takeOver } from "./export-folders";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "folders-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function fill(folder: string, text: string): void {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, "index.html"), text);
}
const home = () => readFileSync(join(root, "out/index.html"), "utf8");

test("finished folders take the place of the last ones, and nothing else is left", () => {
  fill("out", "last");
  writeFileSync(join(root, "out", "gone.html"), "");
  fill(folderBeside("out"), "new");
  fill(folderBeside("hosting"), "rules");
  takeOver(root);
  expect(readdirSync(root).sort()).toEqual(["hosting", "out"]);
  expect([home(), readdirSync(join(root, "out"))]).toEqual(["new", ["index.html"]]);
});

test("a build that was ended while it exported leaves the last export", () => {
  fill("out", "last");
  fill("out.new", "half");
  clearLeftovers(root);
  expect([home(), existsSync(join(root, "out.new"))]).toEqual(["last", false]);
});

test("the last export comes back when a build was ended between taking it away and putting the new one there", () => {
  fill("out.old", "last");
  fill("out.new", "new");
  clearLeftovers(root);
  expect([home(), readdirSync(root)]).toEqual(["last", ["out"]]);
});
