import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let root = "";
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "configuration-")));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Loads files as a command does: what reports comes first, then what fails. */
function load(files: Record<string, string>, first: string): { status: number | null; stderr: string } {
  const code = resolve("lib/build/configuration-mistake.ts");
  const all = {
    ...files,
    "package.json": '{ "type": "module" }',
    "begin.ts": `import { reportConfigurationMistakes } from ${JSON.stringify(code)};\nreportConfigurationMistakes(import.meta.dirname);\n`,
    "command.ts": `import "./begin";\nimport ${JSON.stringify(first)};\n`,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", import.meta.resolve("tsx"), join(root, "command.ts")],
    { encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } },
  );
  return { status, stderr };
}

test.each([
  [
    "throws",
    { "sidebars.ts": 'const link = (): string => {\n  throw new Error("No page");\n};\nexport const a = link();\n' },
    /^error {3}sidebars\.ts:2:9 {2}The file cannot be loaded: No page\n/m,
  ],
  [
    "uses another that throws",
    { "sidebars.ts": 'import "./redirects";\n', "redirects.ts": 'export const a = 1;\nJSON.parse("{");\n' },
    /^error {3}redirects\.ts:2:6 {2}The file cannot be loaded: .*JSON/m,
  ],
])("configuration that %s ends a command with its place and the next step", (_, files, report) => {
  const { status, stderr } = load(files, "./sidebars");
  expect(status).toBe(1);
  expect(stderr).toMatch(report);
  expect(stderr).toMatch(/Correct the line/);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test("a mistake of ours keeps its stack", () => {
  const { status, stderr } = load({ "lib/ours.ts": 'throw new Error("Ours");\n' }, "./lib/ours");
  expect(status).toBe(1);
  expect(stderr).toMatch(/Error: Ours\n\s+at /);
});
