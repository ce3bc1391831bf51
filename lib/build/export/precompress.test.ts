import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { writeFiles } from "../../testing/write-files";
import { compressAhead, compressWhile, precompress, transferSize } from "./precompress";

let root = "";
beforeEach(() => {
  root = temporaryFolder();
});

const place = (name: string) => join(root, "out", name);
const text = "The keeper lights the lamp. ".repeat(80);
/** Incompressible bytes. */
const noise = Buffer.concat(Array.from({ length: 64 }, (_, index) => createHash("sha256").update(`${index}`).digest()));

function write(files: Record<string, string | Buffer>): void {
  rmSync(join(root, "out"), { recursive: true, force: true });
  writeFiles(join(root, "out"), files);
}
const run = () => precompress(join(root, "out"), join(root, "memory"));
const names = () => readdirSync(join(root, "out"), { recursive: true, encoding: "utf8" }).sort();

test("writes Brotli and gzip files that decompress to the text for text files of a kilobyte or more", async () => {
  write({ "a.html": text, "deep/b.js": `${text}!`, "small.css": "a {}", "picture.png": text, LICENSE: text });
  expect(await run()).toEqual({ files: 2, compressed: 2 });
  expect(names().filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([
    "a.html.br",
    "a.html.gz",
    join("deep", "b.js.br"),
    join("deep", "b.js.gz"),
  ]);
  expect(brotliDecompressSync(readFileSync(place("deep/b.js.br"))).toString()).toBe(`${text}!`);
  expect(gunzipSync(readFileSync(place("a.html.gz"))).toString()).toBe(text);
});

test("reuses cached compressed bytes for known text", async () => {
  write({ "a.js": text, "same.js": text });
  expect(await run()).toEqual({ files: 2, compressed: 1 });
  const first = readFileSync(place("a.js.br"));
  write({ "b.js": text, "new.js": `${text}?` });
  expect(await run()).toEqual({ files: 2, compressed: 1 });
  expect(readFileSync(place("b.js.br")).equals(first)).toBe(true);
});

test("compresses deterministically, regardless of other files and without a cache", async () => {
  const compressed = async (files: Record<string, string>) => {
    write(files);
    rmSync(join(root, "memory"), { recursive: true, force: true });
    await run();
    return ["a.js.br", "a.js.gz", "a.css.br", "a.css.gz"].map((name) => readFileSync(place(name)).toString("base64"));
  };
  const files = { "a.js": text, "a.css": `${text}?` };
  expect(await compressed({ ...files, "b.js": `${text}!`, "c.html": text })).toEqual(await compressed(files));
});

test("does not cache text that compresses as fast as the cache can be read", async () => {
  write({ "a.html": text, "a.md": `${text}?`, "a.js": `${text}!` });
  await run();
  expect(readdirSync(join(root, "memory"))).toHaveLength(1);
});

test("does not recompress what was compressed while other work ran", async () => {
  write({ "a.html": text, "b.js": `${text}!`, "c.md": `${text}?` });
  const work = new Promise((resolve) => setTimeout(() => resolve("made"), 500));
  const memory = join(root, "memory");
  expect(await compressWhile(work, join(root, "out"), memory, new Set(["c.md"]))).toBe("made");
  expect(await run()).toEqual({ files: 3, compressed: 1 });
});

test("stops compressing when the other work has finished or failed", async () => {
  write({ "a.html": text, "b.js": `${text}!` });
  const memory = join(root, "memory");
  const late = new Promise<string>((resolve) => setTimeout(() => resolve(join(root, "out")), 20));
  await expect(compressWhile(Promise.reject(new Error("no room")), late, memory)).rejects.toThrow("no room");
  await late;
  expect(await compressWhile(Promise.resolve(1), late, memory)).toBe(1);
  expect(await compressWhile(Promise.resolve(1), undefined, memory)).toBe(1);
  expect(await run()).toEqual({ files: 2, compressed: 2 });
});

test("does not recompress what was compressed ahead by name and text", async () => {
  const files = { "llms.txt": text, "deep/a.json": `{"a":"${text}"}`, "small.md": "# A" };
  write(files);
  await run();
  const forms = names().filter((name) => /\.(?:br|gz)$/.test(name));
  const whole = forms.map((name) => readFileSync(place(name), "base64"));
  rmSync(join(root, "memory"), { recursive: true });
  await compressAhead(new Map(Object.entries(files)), join(root, "memory"));
  write(files);
  expect(await run()).toEqual({ files: 2, compressed: 0 });
  expect(forms.map((name) => readFileSync(place(name), "base64"))).toEqual(whole);
});

test("recompresses when the cached bytes are corrupt", async () => {
  write({ "a.js": text });
  await run();
  for (const name of readdirSync(join(root, "memory"))) writeFileSync(join(root, "memory", name), "cut");
  write({ "a.js": text });
  expect(await run()).toEqual({ files: 1, compressed: 1 });
  expect(gunzipSync(readFileSync(place("a.js.gz"))).toString()).toBe(text);
});

test("writes no compressed files when compression does not save space", async () => {
  write({ "noise.txt": noise });
  expect(await run()).toEqual({ files: 0, compressed: 1 });
  expect(names()).toEqual(["noise.txt"]);
});

test("counts files that already have compressed forms without reading them", async () => {
  write({ "a.html": "not what was compressed", "a.html.br": "packed", "a.html.gz": "packed", "b.html": text });
  const unchanged = new Set(["a.html", "a.html.br", "a.html.gz"]);
  expect(await precompress(join(root, "out"), join(root, "memory"), unchanged)).toEqual({ files: 2, compressed: 1 });
  expect(readFileSync(place("a.html.br"), "utf8")).toBe("packed");
});

test("bounds the cache relative to the size of the export", async () => {
  for (let build = 0; build < 8; build++) {
    write({ "a.js": `${text}${build}` });
    await run();
  }
  expect(readdirSync(join(root, "memory")).length).toBeLessThanOrEqual(4);
});

test("fails when a file already has the name of a compressed form", async () => {
  write({ "data.json": text, "data.json.gz": "mine" });
  await expect(run()).rejects.toThrow(
    `"${place("data.json.gz")}" has the name of the compressed form of "${place("data.json")}"`,
  );
  expect(readFileSync(place("data.json.gz"), "utf8")).toBe("mine");
});

test("transferSize is the compressed size of text, compressed already or not, and the plain size of other files", async () => {
  write({ "a.html": text, "picture.png": text });
  const unpacked = transferSize(place("a.html"));
  await run();
  expect(transferSize(place("a.html"))).toBe(readFileSync(place("a.html.br")).length);
  expect(unpacked).toBe(transferSize(place("a.html")));
  expect(transferSize(place("picture.png"))).toBe(text.length);
});
