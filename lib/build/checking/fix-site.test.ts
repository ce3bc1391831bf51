import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gitBlobHash } from "../../site/translations";
import { editAlone } from "../lock";
import { makeSmallSite } from "../testing/small-site";
import { fixSite } from "./fix-site";

const fix = (siteDir: string, only?: string) =>
  fixSite({ root: process.cwd(), siteDir, isAuthoring: false, isOptimized: false, isStrict: false }, only);

test("fixes pages of the default edition and of a translation", async () => {
  const siteDir = makeSmallSite();
  const files = ["content/keeper/index.mdx", "i18n/en-XA/keeper/index.mdx"].map((name) => join(siteDir, name));
  for (const file of files) appendFileSync(file, "\n|a|b|\n|--|--|\n|1|2|\n");
  const translated = join(siteDir, "i18n/en-XA/keeper/index.mdx");
  const text = readFileSync(translated, "utf8").replace(/^translates: .*$/m, "$&\nanswers:\n  - question: Who?");
  writeFileSync(translated, text);
  const report = await fix(siteDir);
  for (const file of files) {
    expect(report).toContain(`  ${file}`);
    expect(readFileSync(file, "utf8").endsWith("\n\n| a | b |\n|---|---|\n| 1 | 2 |\n")).toBe(true);
  }
  expect(readFileSync(translated, "utf8")).toMatch(/^translates: .*\nanswers:$/m);
});

test("keeps a translation up to date whose original it fixes", async () => {
  const siteDir = makeSmallSite();
  const [original, translated] = [
    join(siteDir, "content/keeper/index.mdx"),
    join(siteDir, "i18n/en-XA/keeper/index.mdx"),
  ];
  const idOf = () => gitBlobHash(readFileSync(original)).slice(0, 12);
  appendFileSync(original, "\n|a|b|\n|--|--|\n|1|2|\n");
  writeFileSync(translated, readFileSync(translated, "utf8").replace(/^translates: .*$/m, `translates: "${idOf()}"`));
  await fix(siteDir);
  expect(readFileSync(original, "utf8")).toContain("| a | b |");
  expect(readFileSync(translated, "utf8")).toContain(`translates: "${idOf()}"`);
});

test("fixes nothing while another command is changing pages", async () => {
  const siteDir = makeSmallSite();
  const refused = editAlone(process.cwd(), () => fix(siteDir));
  await expect(refused).rejects.toThrow("Another command is changing pages of this project.");
});

test("preserves CRLF line endings", async () => {
  const siteDir = makeSmallSite();
  const file = join(siteDir, "content/keeper/index.mdx");
  const withTable = (table: string) => `${text}\n${table}`.replaceAll("\n", "\r\n");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, withTable("|a|b|\n|--|--|\n|1|2|\n"));
  await fix(siteDir);
  expect(readFileSync(file, "utf8")).toBe(withTable("| a | b |\n|---|---|\n| 1 | 2 |\n"));
});

test("preserves the ending of each line where a file has both", async () => {
  const siteDir = makeSmallSite();
  const file = join(siteDir, "content/keeper/index.mdx");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, `${text}\n|a|b|\r\n|--|--|\n|1|2|\r\n`);
  await fix(siteDir);
  expect(readFileSync(file, "utf8")).toBe(`${text}\n| a | b |\r\n|---|---|\n| 1 | 2 |\r\n`);
});

test("fixes nothing for an unknown check", async () => {
  const siteDir = makeSmallSite();
  const file = join(siteDir, "content/keeper/index.mdx");
  appendFileSync(file, "\n|a|b|\n|--|--|\n|1|2|\n");
  const before = readFileSync(file, "utf8");
  expect(await fix(siteDir, "nonsense")).toBe("0 files fixed.");
  expect(readFileSync(file, "utf8")).toBe(before);
});
