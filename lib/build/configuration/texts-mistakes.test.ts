import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { writeFiles } from "../../testing/write-files";
import { textsMistakes } from "./texts-mistakes";

let root = "";
beforeEach(() => {
  root = temporaryFolder({
    "lib/texts/en/shell.ts": 'export const shell = { home: "Home", pages: () => "Pages", menu: { open: "Open" } };\n',
    "lib/texts/en/drawn.ts": "export const drawn = {};\n",
    "lib/texts/en/shell.test.ts": "",
  });
});

async function told(files: Record<string, string>) {
  writeFiles(root, files);
  const found = await textsMistakes(root, join(root, "i18n/de/texts"), "i18n/de/texts");
  return found.map(({ file, line, message, hint }) => [file, line, message, hint]);
}
const shell = "i18n/de/texts/shell.ts";
const drawn = { "i18n/de/texts/drawn.ts": 'export const drawn = { Meaning: "Bedeutung" };\n' };

test("accepts texts with the same shape as the English ones", async () => {
  const text = 'export const shell = { home: "Start", pages: () => "Seiten", menu: { open: "Auf" } };\n';
  expect(await told({ ...drawn, [shell]: text })).toEqual([]);
});

test("reports texts that are unknown or of the wrong type at their lines", async () => {
  const text = 'export const shell = {\n  home: 12,\n  pages: "Seiten",\n  menu: { opn: "Auf" },\n};\n';
  expect(await told({ ...drawn, [shell]: text })).toEqual([
    [shell, 2, '"shell.home" must be text, found 12.', "Put it in quotes."],
    [shell, 3, '"Seiten" is not a function.', 'Write one, as in English: (…) => "…".'],
    [shell, 4, 'Unknown key "opn" in "shell.menu".', 'Did you mean "open"?'],
  ]);
});

test("reports missing files and files without an English one, which may be the one that is missing", async () => {
  const lacks = (name: string) => `There is no lib/texts/en/${name}, which the file would translate.`;
  expect(await told({ ...drawn, "i18n/de/texts/shel.ts": "", "i18n/de/texts/figures.ts": "" })).toEqual([
    ["i18n/de/texts/figures.ts", undefined, lacks("figures.ts"), "Restore that file, or remove this one."],
    ["i18n/de/texts/shel.ts", undefined, lacks("shel.ts"), 'Did you mean "shell.ts"?'],
    [shell, undefined, "There is no such file.", "Write it in the form of lib/texts/en/shell.ts."],
  ]);
});
