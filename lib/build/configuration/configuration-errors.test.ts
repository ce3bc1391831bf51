import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { readCheckReport } from "../../site/check-report";
import { writeFiles } from "../../testing/write-files";
import { launcher } from "../programs.mjs";

let root = "";
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "configuration (a 100%) ")));
});

/** Loads files the way a command does. */
function load(
  files: Record<string, string>,
  first: string,
  ...options: string[]
): { status: number | null; stdout: string; stderr: string } {
  const all = {
    ...files,
    "package.json": '{ "type": "module" }',
    "command.ts": `import ${JSON.stringify(first)};\n`,
  };
  writeFiles(root, all);
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, "command.ts", ...options], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  return { status, stdout, stderr };
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
  [
    "does not compile",
    { "sidebars.ts": 'export const sidebars = {\n  user: ["a" "b"],\n};\n' },
    /^error {3}sidebars\.ts:2:14 {2}The file cannot be loaded: Expected "\]" but found "\\"b\\""\n/m,
  ],
  [
    "uses texts that do not compile",
    { "sidebars.ts": 'import "./lib/texts/en/shell";\n', "lib/texts/en/shell.ts": 'export const a = "b,\n' },
    /^error {3}lib\/texts\/en\/shell\.ts:1:21 {2}The file cannot be loaded: Unterminated string literal\n/m,
  ],
  [
    "has a key twice",
    { "sidebars.ts": "export const sidebars = {\n  user: 1,\n  user: 2,\n};\n" },
    /^error {3}sidebars\.ts:3:3 {2}The file cannot be loaded: Duplicate key "user" in object literal\n/m,
  ],
  [
    "uses another that does not compile",
    { "sidebars.ts": 'import "./redirects";\n', "redirects.ts": "export const a = ;\n" },
    /^error {3}redirects\.ts:1:18 {2}The file cannot be loaded: Unexpected ";"\n/m,
  ],
  [
    "asks another for a name it does not have",
    { "sidebars.ts": 'import { b } from "./redirects";\nconsole.log(b);\n', "redirects.ts": "export const a = 1;\n" },
    /^error {3}sidebars\.ts:1(?::\d+)? {2}The file cannot be loaded: No matching export in "redirects\.ts" for import "b"\n/m,
  ],
])("fails with the position and the next step for configuration that %s", (_, files, report) => {
  const { status, stderr } = load(files, "./sidebars");
  expect(status).toBe(1);
  expect(stderr).toMatch(report);
  expect(stderr).toMatch(/Fix the line/);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test.each([
  ["another one", "export const sidebar = {};\n"],
  ["none", ""],
])("blames the configuration file, not our code, for a missing export where there is %s", (_, text) => {
  const files = {
    "sidebars.ts": text,
    "lib/begin.ts": 'import { sidebars } from "../sidebars";\nconsole.log(sidebars);\n',
  };
  const { stderr } = load(files, "./lib/begin");
  expect(stderr).toMatch(/^error {3}sidebars\.ts {2}The file cannot be loaded: it does not export "sidebars"\.\n/m);
});

test("says that a configuration file does not exist, and how to restore it", () => {
  const { status, stderr } = load({ "begin.ts": 'import "@/i18n/xx/labels";\n' }, "./begin");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^error {3}i18n\/xx\/labels\.ts {2}The file cannot be loaded: it does not exist\.\n/m);
  expect(stderr).toContain("Restore it: git checkout HEAD -- i18n/xx/labels.ts\n");
});

test("reports an import of a file of ours that does not exist where a configuration file names it", () => {
  const { stderr } = load({ "sidebars.ts": 'import { a } from "@/lib/typez";\nexport const b = a;\n' }, "./sidebars");
  expect(stderr).toMatch(
    /^error {3}sidebars\.ts:1:19 {2}The file cannot be loaded: There is no file for "\.\/lib\/typez"\n/m,
  );
});

test("reports a folder in the place of a file that is loaded by its name", () => {
  const programs = JSON.stringify(resolve("lib/build/programs.mjs"));
  const code = `import { importTypeScript } from ${programs};\nawait importTypeScript("i18n/xx/labels.ts");\n`;
  const { status, stderr } = load({ "lib/ours.ts": code, "i18n/xx/labels.ts/a.txt": "" }, "./lib/ours");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^error {3}i18n\/xx\/labels\.ts {2}The file cannot be loaded: it is not a file\.\n/m);
  expect(stderr).toContain("Restore it: git checkout HEAD -- i18n/xx/labels.ts\n");
});

test.each(["lib/ours", "lib/build/configuration/manifest"])("keeps the stack of an internal error: %s", (name) => {
  const { status, stderr } = load({ [`${name}.ts`]: 'throw new Error("Ours");\n' }, `./${name}`);
  expect(status).toBe(1);
  expect(stderr).toMatch(/Error: Ours\n\s+at /);
});

test("fails with the findings of a document that is read on import, and reports them to the live preview in watch mode", () => {
  const issue = { severity: "error" as const, file: "world.yaml", line: 3, message: "No value." };
  const validate = JSON.stringify(resolve("lib/input/validate.ts"));
  const world = `import { InputError } from ${validate};\nthrow new InputError([${JSON.stringify(issue)}]);\n`;
  const { status, stderr } = load({ "lib/world.ts": world }, "./lib/world");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^error {3}world\.yaml:3 {2}No value\.\n/m);
  expect(existsSync(join(root, ".cache"))).toBe(false);
  load({ "lib/world.ts": world }, "./lib/world", "--watch");
  expect(readCheckReport(root)).toEqual([issue]);
});

test("reports a mistake in the settings, where our code fails with it as it is loaded", () => {
  const files = {
    "lib/product/settings.ts": "export const settings: { tags?: object } = {\n  tagss: {},\n};\n",
    "lib/tags.ts": 'import { settings } from "./product/settings";\nexport const tags = Object.keys(settings.tags);\n',
  };
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const { status, stderr } = load(files, "./lib/tags", "--watch");
  expect(status).toBe(1);
  expect(stderr).toContain(
    'lib/product/settings.ts:2:3  Unknown key "tagss" in "settings".\n        Did you mean "tags"?',
  );
  expect(stderr).not.toContain("TypeError");
  expect(readCheckReport(root)).toContainEqual(expect.objectContaining({ line: 2, column: 3 }));
});

test("reports a mistake in the settings, where texts that read them fail with it", () => {
  const files = {
    "lib/product/settings.ts": "export const settings: { brand?: object } = {\n  brand: null,\n};\n",
    "lib/texts/en/pages.ts":
      'import { settings } from "../../product/settings";\nexport const a = settings.brand.name;\n',
  };
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const { stderr } = load(files, "./lib/texts/en/pages");
  expect(stderr).toMatch(/^error {3}lib\/product\/settings\.ts:2:10 {2}"settings\.brand" has no value\.\n/m);
});

test("prints load errors in the requested machine-readable format", () => {
  const files = { "sidebars.ts": "export const a = ;\n" };
  const [issue, ...others] = JSON.parse(load(files, "./sidebars", "--json").stdout);
  expect(issue).toMatchObject({ severity: "error", file: "sidebars.ts", line: 1, column: 18 });
  expect(others).toEqual([]);
  expect(load(files, "./sidebars", "--github").stdout).toMatch(/^::error file=sidebars\.ts,line=1,col=18::The file/);
});

test("fails without a stack when CONTENT_DIR is not a folder", () => {
  const place = JSON.stringify(resolve("lib/site/place.ts"));
  const text = `import { contentPlace } from ${place};\ncontentPlace({ root: process.cwd(), contentDir: "nowhere" });\n`;
  const { status, stderr } = load({ "begin.ts": text }, "./begin");
  expect(status).toBe(1);
  expect(stderr).toContain('error   CONTENT_DIR  Cannot use the pages in "nowhere": this is not a folder.');
  expect(stderr).not.toContain("at contentPlace");
});

test("fails with the position of the version's name when its folder is missing", () => {
  const place = JSON.stringify(resolve("lib/site/place.ts"));
  const text = `import { contentPlace } from ${place};\ncontentPlace({ root: process.cwd(), version: "1" });\n`;
  const settings = 'export const items = [\n  { name: "1", path: "/1" },\n];\n';
  const { stderr } = load({ "lib/product/settings.ts": settings, "begin.ts": text }, "./begin");
  expect(stderr).toContain('lib/product/settings.ts:2:11  The version "1" has no folder "content/_versions/1".\n');
  expect(stderr).toContain("Copy its pages there");
});

test.each([
  [
    'export const settings = {\n  versions: {\n    items: [{ name: "1", path: "/one" }],\n  },\n};\n',
    ["versions", "path", "/one"],
    'lib/product/settings.ts:3:32  The version "1" is at "/one".',
  ],
  [
    "export const settings = {\n  versions: { items: [] },\n};\n",
    ["versions", "versions"],
    "lib/product/settings.ts:2:13  The version",
  ],
  ["", [], "EDITION_LANGUAGE, EDITION_VERSION  There is no edition"],
])("fails with the position of invalid languages and versions: %j", (settings, [noun, key, value], report) => {
  const editions = JSON.stringify(resolve("lib/nav/edition-error.ts"));
  const said = noun ? { key, value } : { variables: "EDITION_LANGUAGE, EDITION_VERSION" };
  const message = value ? `The version "1" is at "${value}".` : noun ? "The version" : "There is no edition";
  const text = `import { EditionError } from ${editions};\nthrow new EditionError(...${JSON.stringify([message, "Next.", said])});\n`;
  const { status, stderr } = load({ "lib/product/settings.ts": settings, "lib/begin.ts": text }, "./lib/begin");
  expect(status).toBe(1);
  expect(stderr).toBe(`error   ${report}\n        Next.\n1 error, 0 warnings, 0 logged\n`);
});

test("names an unknown option without a stack", () => {
  const options = 'import { parseArgs } from "node:util";\nparseArgs({ args: ["--onyl"], options: {} });\n';
  expect(load({ "options.ts": options }, "./options")).toEqual({
    status: 1,
    stdout: "",
    stderr: "Unknown option '--onyl'. docs/commands.md lists what each command takes.\n",
  });
});

test("names a package that is not installed, without a stack", () => {
  expect(load({ "lib/ours.ts": 'import "no-such-package";\n' }, "./lib/ours")).toEqual({
    status: 1,
    stdout: "",
    stderr: 'The package "no-such-package" is not installed. Run npm ci, or correct the import that names it.\n',
  });
});

test("tells what to do when the disk is full, without a stack", () => {
  const full = 'throw new Error("ENOSPC: no space left on device, write");\n';
  expect(load({ "lib/ours.ts": full }, "./lib/ours").stderr).toBe(
    "ENOSPC: no space left on device, write. Run it again when the disk has room and the file may be read and written.\n",
  );
});
