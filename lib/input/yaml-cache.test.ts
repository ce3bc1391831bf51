import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { hashText } from "../hash";
import { temporaryFolder } from "../testing/temporary-folder";
import { openYamlCache } from "./yaml-cache";

let root = "";
beforeEach(() => {
  root = temporaryFolder();
});

let processes = 0;
/** Opens the cache under another name for the same folder, so that it knows only what is on disk, as in a new process. */
const inAnotherProcess = () => openYamlCache({ root: `${root}${"/.".repeat(++processes)}`, name: "documents" });

/** Replaces text in the cache file, with a matching hash or, as a crash may leave it, without. */
function change(from: string, to: string, { isWhole }: { isWhole: boolean }): void {
  const folder = join(root, ".cache", "yaml");
  const [name = ""] = readdirSync(folder);
  const [hash, ...lines] = readFileSync(join(folder, name), "utf8").split("\n");
  const body = lines.join("\n").replace(from, to);
  writeFileSync(join(folder, name), `${isWhole ? hashText(body) : hash}\n${body}`);
}

test("reuses a parsed document in the next process, and finds positions on demand", () => {
  const text = "a: 1\nb: [x, { c: 2026-03-02 }]\n";
  const first = inAnotherProcess();
  expect(first.parse("a.yaml", text).value).toEqual({ a: 1, b: ["x", { c: "2026-03-02" }] });
  first.save();
  change('"a":1', '"a":"from disk"', { isWhole: true });
  const again = inAnotherProcess().parse("a.yaml", text);
  expect(again.value).toEqual({ a: "from disk", b: ["x", { c: "2026-03-02" }] });
  expect([again.placeOf(["b", 1, "c"]), again.placeOfKey(["b"])]).toEqual([
    { line: 2, column: 13 },
    { line: 2, column: 1 },
  ]);
});

test("parses changed text, and text whose cache entry is corrupt", () => {
  const first = inAnotherProcess();
  first.parse("a.yaml", "a: 1");
  first.save();
  expect(inAnotherProcess().parse("a.yaml", "a: 2").value).toEqual({ a: 2 });
  change('"a":1', '"a":"broken"', { isWhole: false });
  expect(inAnotherProcess().parse("a.yaml", "a: 1").value).toEqual({ a: 1 });
});

test("does not cache documents with mistakes or with values that JSON cannot represent", () => {
  const first = inAnotherProcess();
  const parse = () => [first.parse("a.yaml", "a: [").issues, first.parse("b.yaml", "b: .inf").value];
  const said = [[expect.objectContaining({ severity: "error", file: "a.yaml", line: 1 })], { b: Infinity }];
  expect([parse(), parse()]).toEqual([said, said]);
  first.save();
  expect(existsSync(join(root, ".cache"))).toBe(false);
});

test("does not rewrite the cache for a small change", () => {
  const first = inAnotherProcess();
  for (let page = 0; page < 100; page++) first.parse(`${page}`, `page: ${page}`);
  first.save();
  change('"page":7', '"page":"from disk"', { isWhole: true });
  first.parse("0", "page: another");
  first.save();
  expect(inAnotherProcess().parse("7", "page: 7").value).toEqual({ page: "from disk" });
  for (let page = 0; page < 10; page++) first.parse(`${page}`, `page: another ${page}`);
  first.save();
  change('"page":"another 7"', '"page":"from disk"', { isWhole: true });
  expect(inAnotherProcess().parse("7", "page: another 7").value).toEqual({ page: "from disk" });
});
