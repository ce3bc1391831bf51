import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { canMount, runOnDisk } from "@/tests/unit/mounted-disk";
import { temporaryFolder } from "../testing/temporary-folder";
import { launcher } from "./programs.mjs";

const kept = resolve(".cache/programs");

let folder = "";
beforeEach(() => {
  folder = realpathSync(temporaryFolder());
  writeFileSync(join(folder, "word.ts"), 'export const word: string = "first";\n');
  writeFileSync(join(folder, "main.ts"), main);
});

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

/** Cache notes of the programs compiled from this folder. */
const notes = () =>
  readdirSync(kept)
    .map((name) => join(kept, name))
    .filter((note) => note.endsWith(".json") && readFileSync(note, "utf8").includes(basename(folder)));
const times = () => notes().map((note) => `${note} ${statSync(note).mtimeMs}`);

test("passes arguments to a program and recompiles it only when one of its files has changed", () => {
  expect(run("--fast", "now")).toBe("first --fast now production\n");
  const before = times();
  expect(before).toHaveLength(1);
  expect(run()).toBe("first  production\n");
  expect(times()).toEqual(before);
  writeFileSync(join(folder, "word.ts"), 'export const word: string = "second";\n');
  expect(run()).toBe("second  production\n");
});

test("recompiles a file that was saved during compilation", () => {
  const word = join(folder, "word.ts");
  const save = (text: string) => {
    writeFileSync(word, `export const word: string = "${text}";\n`);
    // As if saved after the compiler had read it; a later check sees the same modification time and size.
    utimesSync(word, new Date(later), new Date(later));
  };
  const later = Date.now() + 60_000;
  save("early");
  expect(run()).toBe("early  production\n");
  save("later");
  expect(run()).toBe("later  production\n");
});

test("compiles again once a file is there that was missing", () => {
  const late = resolve(".cache", basename(folder));
  writeFileSync(
    join(folder, "main.ts"),
    `import { word } from "@/.cache/${basename(folder)}/late";\nconsole.log(word);\n`,
  );
  expect(run()).toContain(`There is no file for "./.cache/${basename(folder)}/late"`);
  mkdirSync(late, { recursive: true });
  onTestFinished(() => rmSync(late, { recursive: true }));
  writeFileSync(join(late, "late.ts"), 'export const word = "late";\n');
  expect(run()).toBe("late\n");
});

test("maps the stack of a thrown error to its TypeScript source", () => {
  writeFileSync(
    join(folder, "word.ts"),
    'type Word = string;\n\nexport const word: Word = "";\nthrow new Error("No word");\n',
  );
  expect(run()).toMatch(/Error: No word\n.*at .*word\.ts:4:7/);
});

test("recompiles when the cache note is truncated", () => {
  run();
  for (const note of notes()) writeFileSync(note, "{");
  expect(run()).toBe("first  production\n");
});

test("removes programs from the cache that are over a day old, but for those that are up to date", () => {
  run();
  const [note = ""] = notes();
  const program = join(kept, JSON.parse(readFileSync(note, "utf8")).name);
  const outdated = join(kept, "outdated");
  mkdirSync(outdated, { recursive: true });
  for (const path of [note, program, outdated]) utimesSync(path, 0, 0);
  folder = realpathSync(temporaryFolder({ "main.ts": 'console.log("other");\n' }));
  expect(run()).toBe("other\n");
  expect([note, program, outdated].map((path) => existsSync(path))).toEqual([true, true, false]);
});

test.skipIf(!canMount)("runs a program when the cache folder is read-only", () => {
  run();
  const { stdout, stderr } = runOnDisk(folder, [`mount -t tmpfs -o ro tmpfs ${kept}`], join(folder, "main.ts"));
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^first/);
});
