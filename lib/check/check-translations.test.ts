import { expect, test } from "vitest";
import type { Contracts } from "../authoring/contract";
import { drawTable } from "../authoring/drawn";
import { docSource } from "../page/testing/doc-source";
import type { DocSource } from "../types";
import { checkTranslations, outdatedTranslations, unwordedTexts } from "./check-translations";
import { checkedSite } from "./testing/checked-site";

const original = docSource("/a", "## One\n\n### Two\n\n## Three");

function translation(body: string, translates = "abcdef1"): DocSource {
  const { frontMatter } = original;
  return docSource("/a", body, {
    file: "i18n/de/a.mdx",
    frontMatter: { ...frontMatter, translates },
    original: { source: original, blob: "abcdef1234" },
  });
}

async function check(body: string, translated = original) {
  const [read] = (await checkedSite([translated])).pages;
  const site = await checkedSite([translation(body)]);
  return checkTranslations({ ...site, pages: site.pages.map((each) => ({ ...each, original: read?.outline })) });
}

test("accepts a translation with the headings of its original", async () => {
  expect(await check("## Eins\n\n### Zwei\n\n## Drei")).toEqual([]);
});

test.each([
  ["lacks one", "## Eins\n\n## Drei", 3, 'The original has "Two" at level 3 here.'],
  ["has one too many", "## Eins\n\n### Zwei\n\n## Drei\n\n## Vier", 7, "Remove the extra headings at the end."],
])("reports where a translation %s", async (_, body, line, hint) => {
  expect(await check(body)).toMatchObject([{ severity: "warning", file: "i18n/de/a.mdx", line, hint }]);
});

test("reports a heading missing at the end at the last one", async () => {
  expect(await check("## Eins\n\n### Zwei")).toMatchObject([
    { line: 3, hint: 'The original has "Three" at level 2 here.' },
  ]);
});

test("uses the singular for a translation with one heading", async () => {
  expect(await check("## Eins")).toMatchObject([
    { message: "The 1 heading of the translation does not match the 3 of its original." },
  ]);
});

test("reports a previous id of a heading that only the original keeps", async () => {
  const kept = docSource("/a", '<Anchor id="first" />\n\n<Anchor id="start" />\n\n## One');
  expect(await check('<Anchor id="start" />\n\n## Eins', kept)).toMatchObject([
    {
      severity: "warning",
      file: "i18n/de/a.mdx",
      line: 3,
      hint: 'Write <Anchor id="first" /> above the same heading.',
    },
  ]);
});

test("does not compare the headings where a page or its original could not be read to the end", async () => {
  expect(await check("## Eins\n\na < b <c\n\n### Zwei\n\n## Drei")).toEqual([]);
  expect(await check("## Eins\n\n### Zwei", docSource("/a", "## One\n\na < b <c\n\n### Two"))).toEqual([]);
});

test("prints the diff command for an outdated translation", () => {
  const behind = { source: translation("## Eins", "1234567") };
  expect(outdatedTranslations([behind, { source: translation("## Eins") }, { source: original }])).toEqual([
    "i18n/de/a.mdx is behind its original.\n  git diff 1234567 content/a.mdx",
  ]);
});

test("reports an untranslated sentence of a drawn table once, with a page that shows it", async () => {
  const row = { cells: ["Lamp room", "Keep the door shut\nat night", "`on`", "Keeper, Visitor"] };
  const rooms: Contracts[string] = {
    purpose: "Rooms.",
    examples: [],
    attributes: {},
    draw: () => drawTable("Rooms", ["Room", "Rule", "State", "Who"], [row]),
  };
  const words = { Rooms: "Räume", Room: "Raum", Rule: "Regel", State: "Zustand", Who: "Wer", "at night": "nachts" };
  const { pages } = await checkedSite([translation("<Rooms />\n\n<Rooms />"), original]);
  expect(unwordedTexts(pages, { Rooms: rooms }, words)).toEqual([
    'i18n/de/a.mdx shows "Keep the door shut", which the language\'s texts/drawn.ts does not translate.',
  ]);
});

test("reports an untranslated note below the name in the first cell of a row", async () => {
  const rows = [{ cells: ["Keeper\nHolds all keys", ""] }, { cells: ["Guest\nReads the log", ""] }];
  const rights = {
    purpose: "Rights.",
    examples: [],
    attributes: {},
    draw: () => drawTable("Rights: Attic", ["Right"], rows),
  };
  const { pages } = await checkedSite([translation("<Rights />")]);
  const words = { Rights: "Rechte", Right: "Recht", "Reads the log": "Liest das Logbuch" };
  expect(unwordedTexts(pages, { Rights: rights }, words)).toEqual([
    'i18n/de/a.mdx shows "Holds all keys", which the language\'s texts/drawn.ts does not translate.',
  ]);
});

test("reports an untranslated tooltip, also one in the first cell of a row", async () => {
  const codes = '[`L-1`](/errors "Lamp is out"), [`L-2`](/errors "No oil")';
  const code = { purpose: "A code.", examples: [], attributes: {} };
  const contracts: Contracts = {
    Code: { ...code, draw: () => [{ type: "text", text: codes }] },
    Codes: { ...code, draw: () => drawTable("Codes", ["Code"], [{ cells: ['[`L-3`](/errors "Wick is wet")'] }]) },
  };
  const { pages } = await checkedSite([translation("<Code />\n\n<Codes />")]);
  const words = { "No oil": "Kein Öl", Codes: "Codes", Code: "Code" };
  expect(unwordedTexts(pages, contracts, words)).toEqual(
    ["Lamp is out", "Wick is wet"].map(
      (text) => `i18n/de/a.mdx shows "${text}", which the language's texts/drawn.ts does not translate.`,
    ),
  );
});
