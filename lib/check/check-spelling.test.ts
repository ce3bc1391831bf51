import { expect, test } from "vitest";
import { docSource } from "../page/testing/doc-source";
import type { DocSource } from "../types";
import { checkSpelling } from "./check-spelling";
import { checkedSite } from "./testing/checked-site";
import { wordsIn } from "./words-in";

test.each([
  ["The board's rows, and O'Neill’s.", ["The", "board", "rows", "and", "O'Neill"]],
  ["a re-read (twice): well-known/new", ["a", "re", "read", "twice", "well", "known", "new"]],
  [
    "Open config.yaml at https://docs.planloom.example, line 12 of file_name, below /user/layouts.",
    ["Open", "at", "line", "of", "below"],
  ],
  ["a re\u0301sume\u0301", ["a", "résumé"]],
  ["ends here. Größe… 24h", ["ends", "here", "Größe"]],
])("extracts words from %s", (text, words) => {
  expect(wordsIn(text).map(({ word }) => word)).toEqual(words);
});

test("returns the start index of every word", () => {
  const text = "One, the two-part third.";
  expect(wordsIn(text).map(({ word, index }) => text.slice(index, index + word.length))).toEqual([
    "One",
    "the",
    "two",
    "part",
    "third",
  ]);
});

const misspelled = new Map([
  ["plannning", ["planning"]],
  ["Zyx", []],
]);
const findings = async (body: string, description = "About it.", textOf = () => "") =>
  checkSpelling(await checkedSite([docSource("/a", body, { frontMatter: { description } })], { misspelled, textOf }));

test("reports an unknown word once per page, at its position, with suggestions", async () => {
  expect(await findings("A good line.\n\nOn a line,\nplannning and plannning, and Zyx.")).toEqual([
    {
      severity: "warning",
      file: "content/a.mdx",
      rule: "spelling",
      line: 4,
      column: 1,
      message: '"plannning" is not in the dictionary.',
      hint: 'Did you mean "planning"? If it is a name, add it to content/_spelling.txt.',
    },
    expect.objectContaining({ line: 4, hint: "If it is a name, add it to content/_spelling.txt." }),
  ]);
});

test("matches decomposed accents like precomposed ones", async () => {
  const words = new Map([["résumméé", []]]);
  const page = await checkedSite([docSource("/a", "A re\u0301summe\u0301e\u0301.")], { misspelled: words });
  expect(checkSpelling(page)).toHaveLength(1);
});

test("skips programs, pages that could not be read to the end, and translations", async () => {
  const page = docSource("/a", "A plannning.");
  const original = { source: docSource("/b", "Text."), blob: "" };
  const site = (source: DocSource) => checkedSite([source], { misspelled });
  expect(checkSpelling(await site(page))).toHaveLength(1);
  expect(checkSpelling(await site({ ...page, original }))).toEqual([]);
  expect(checkSpelling(await site({ ...page, body: "A plannning.\n\n<Card" }))).toEqual([]);
  const { pages, ...rest } = await site(page);
  const programs = pages.map(({ source, ...read }) => ({ ...read, source: { ...source, format: "tsx" as const } }));
  expect(checkSpelling({ ...rest, pages: programs })).toEqual([]);
});

test("skips code, bold labels and URLs, but checks component attributes and front matter", async () => {
  expect(await findings("`plannning` and **plannning** and [a](/plannning)")).toEqual([]);
  const inSummary = await findings('<Details summary="The plannning">\n\nText.\n\n</Details>');
  expect(inSummary).toEqual([expect.objectContaining({ line: 1 })]);
  const text = "---\ntitle: A\ndescription: Of plannning\n---\n";
  expect(await findings("Text.", "Of plannning", () => text)).toEqual([
    expect.objectContaining({ line: 3, column: 1, message: '"plannning" is not in the dictionary.' }),
  ]);
});

test("locates a word after multiline bold and code", async () => {
  const lines = (await findings("One **two\nthree** plannning,\n`a\nb` and Zyx.")).map(({ line }) => line);
  expect(lines).toEqual([2, 4]);
});
