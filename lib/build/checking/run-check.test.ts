import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { openSite } from "../configuration/open-site";
import { makeSmallSite } from "../testing/small-site";
import { checkSite, findOptionMistake, runCheck } from "./run-check";

test.each([
  [{ watch: true, json: true }, "--watch prints new findings for people, not for programs. Remove --json."],
  [{ watch: true, github: true }, "--watch prints new findings for people, not for programs. Remove --github."],
  [{ json: true, github: true }, "--json and --github print the report in different formats. Use only one of them."],
  [{ watch: true, only: "anchrs" }, 'There is no check "anchrs". Did you mean "anchors"?'],
  [{ watch: true, only: "anchors" }, undefined],
  [{ json: true, only: "anchrs" }, undefined],
  [{ watch: true }, undefined],
  [{ json: true }, undefined],
  [{}, undefined],
])("finds what is wrong with the options %j, if anything: %s", (flags, refusal) => {
  expect(findOptionMistake(flags)).toBe(refusal);
});

const environment = { root: process.cwd(), isAuthoring: false, isOptimized: false, isStrict: false };

test("reports an unknown version as a finding in the requested format", async () => {
  const print = vi.spyOn(console, "log").mockReturnValue();
  const isFailed = await runCheck({ ...environment, version: "0.1" }, { format: "json" });
  const printed = print.mock.calls.map(([text]) => JSON.parse(text));
  print.mockRestore();
  expect(isFailed).toBe(true);
  expect(printed).toEqual([
    [
      {
        severity: "error",
        file: "EDITION_VERSION",
        message: 'There is no older version "0.1".',
        hint: 'The site has none. Without EDITION_VERSION you get "current".',
      },
    ],
  ]);
});

test("prints a notice, not an issue, for a post with a future date", async () => {
  const tree = temporaryFolder({
    "a.md": "# A\n\nText.\n",
    "blog/b.md": "---\ndate: 2999-01-01\n---\n\n# B\n\nText.\n",
  });
  const site = await openSite({ ...environment, contentDir: tree }, { includeDrafts: true });
  const { issues, notices } = await checkSite(site);
  expect(notices.join("\n")).toContain("blog/b.md is dated 2999-01-01, but the next export publishes it");
  expect(issues).toEqual([]);
});

test("reports every mistake in a foreign tree's page as a warning at its line, never as an error", async () => {
  const tree = temporaryFolder();
  mkdirSync(join(tree, "guide"));
  const text =
    "# A\n\n![x](no.png)\n\n::: odd\nText.\n:::\n\n<Video />\n\n[y](javascript:alert)\n\n```js {9}\na\n```\n\n:::tip\nNever closed.\n";
  writeFileSync(join(tree, "guide", "a.md"), text);
  writeFileSync(join(tree, "robots.txt.md"), "# Robots\n");
  writeFileSync(join(tree, "guide", "part.md"), "[a](no.md) [b](no.md)\n");
  writeFileSync(join(tree, "guide", "b.md"), '# B\n\n--8<-- "guide/part.md"\n');
  const { issues } = await checkSite(await openSite({ ...environment, contentDir: tree }, { includeDrafts: true }));
  expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
  const told = issues
    .map(({ file, line, message }) => `${file.slice(tree.length + 1)}:${line ?? ""} ${message}`)
    .join("\n");
  for (const expected of [
    'guide/a.md:3 Image "/guide/no.png" does not exist.',
    'guide/a.md:5 Unknown block "odd"',
    "guide/a.md:9 Unknown component <Video>",
    'guide/a.md:11 The address "javascript:alert" is left out',
    'robots.txt.md: "/robots.txt" is reserved by the site itself',
  ]) {
    expect(told).toContain(expected);
  }
  // Once for both links of the text that the page includes.
  expect(told.match(/guide\/b\.md:3 .*no/g)).toHaveLength(1);
});

test("reports a language without labels once", async () => {
  const siteDir = makeSmallSite();
  rmSync(join(siteDir, "i18n/en-XA/labels.ts"));
  const print = vi.spyOn(console, "log").mockReturnValue();
  await runCheck({ ...environment, siteDir }, { only: "translations", format: "json" });
  const found = print.mock.calls.flatMap(([text]) => JSON.parse(text));
  print.mockRestore();
  expect(found.map(({ file }) => file)).toContain(`${siteDir}/i18n/en-XA/labels.ts`);
});

test("checks only the edition that the environment names, and reports each finding once", async () => {
  const siteDir = makeSmallSite();
  appendFileSync(join(siteDir, "content/keeper/index.mdx"), "\n[A](/keeper/never)\n");
  appendFileSync(join(siteDir, "i18n/en-XA/keeper/index.mdx"), "\n[A](/keeper/nowhere)\n");
  const print = vi.spyOn(console, "log").mockReturnValue();
  await runCheck({ ...environment, siteDir, language: "en-XA" }, { only: "links", format: "json" });
  const found = print.mock.calls.flatMap(([text]) => JSON.parse(text));
  print.mockRestore();
  expect(found.map(({ message }) => message)).toEqual(['Link to "/keeper/nowhere" matches no page.']);
});

test("logs that an older version lacks its main page, which the menu of versions leads to", async () => {
  const siteDir = makeSmallSite();
  rmSync(join(siteDir, "content/_versions/1.0/keeper"), { recursive: true });
  writeFileSync(join(siteDir, "content/_versions/1.0/tower.mdx"), "---\ntitle: Tower\n---\n\nA tower is high.\n");
  const print = vi.spyOn(console, "log").mockReturnValue();
  await runCheck({ ...environment, siteDir }, { format: "json", only: "links" });
  const [found] = print.mock.calls.map(([text]) => JSON.parse(text));
  print.mockRestore();
  expect(found).toContainEqual(
    expect.objectContaining({
      severity: "log",
      file: `${siteDir}/manifest.ts`,
      message: 'Link to "/keeper" matches no page.',
    }),
  );
});
