import { spawnSync } from "node:child_process";
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { canMount, runOnDisk } from "@/tests/unit/mounted-disk";
import { launcher } from "./programs.mjs";

const kept = resolve(".cache/programs");

let folder = "";
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "programs-")));
  writeFileSync(join(folder, "word.ts"), 'export const word: string = "first";\n');
  writeFileSync(join(folder, "main.ts"), main);
});
afterEach(() => rmSync(folder, { recursive: true }));

const main = `import { word } from "./word";
console.log(word, process.argv.slice(2).join(" "), process.env.NODE_ENV);
`;

function run(...options: string[]) {
  const { NODE_ENV: _, ...env } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, [launcher, "main.ts", ...options], {
    cwd: folder,
    encoding: "utf8",
    env: env as NodeJS.ProcessEnv,
  });
  return stdout + stderr;
}

/** Notes of what was compiled of this folder. */
const notes = () =>
  readdirSync(kept)
    .map((name) => join(kept, name))
    .filter((note) => note.endsWith(".json") && readFileSync(note, "utf8").includes(basename(folder)));
const times = () => notes().map((note) => `${note} ${statSync(note).mtimeMs}`);

test("a program gets its arguments, and is compiled again only when a file of it has changed", () => {
  expect(run("--fast", "now")).toBe("first --fast now production\n");
  const before = times();
  expect(before).toHaveLength(1);
  expect(run()).toBe("first  production\n");
  expect(times()).toEqual(before);
  writeFileSync(join(folder, "word.ts"), 'export const word: string = "second";\n');
  expect(run()).toBe("second  production\n");
});

test("a file that was saved while it was compiled is compiled again", () => {
  const word = join(folder, "word.ts");
  const save = (text: string) => {
    writeFileSync(word, `export const word: string = "${text}";\n`);
    // As if saved after the compiler had read it; a later look finds neither another time nor another size.
    utimesSync(word, new Date(later), new Date(later));
  };
  const later = Date.now() + 60_000;
  save("early");
  expect(run()).toBe("early  production\n");
  save("later");
  expect(run()).toBe("later  production\n");
});

test("what a program throws is told with its place in TypeScript", () => {
  writeFileSync(
    join(folder, "word.ts"),
    'type Word = string;\n\nexport const word: Word = "";\nthrow new Error("No word");\n',
  );
  expect(run()).toMatch(/Error: No word\n.*at .*word\.ts:4:7/);
});

test("a note that was not written to its end costs time only", () => {
  run();
  for (const note of notes()) writeFileSync(note, "{");
  expect(run()).toBe("first  production\n");
});

test.skipIf(!canMount)("a program runs where nothing can be kept", () => {
  run();
  const { stdout, stderr } = runOnDisk(folder, [`mount -t tmpfs -o ro tmpfs ${kept}`], join(folder, "main.ts"));
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^first/);
});
