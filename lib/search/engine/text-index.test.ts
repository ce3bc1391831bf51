import { beforeAll, expect, test } from "vitest";
import { indexedPage } from "../testing/indexed-page";
import { readQuery } from "./query";
import { createIndex, type TextIndex } from "./text-index";

const page = (title: string, text: string) => indexedPage(`/${title.toLowerCase()}`, title, { description: "", text });

let index: TextIndex;
beforeAll(async () => {
  index = await createIndex([
    page("Kettle", "Amber barrels carry copper kettles downhill every morning."),
    page("Barrel", "Amber barrels carry copper everywhere."),
    page("Lantern", "A lantern hangs above."),
  ]);
});

const titlesFor = (query: string, isLenient = true) => index.find(query, isLenient).map(({ doc }) => doc.page.title);

test.each([
  ["has them all", "amber barrels carry copper kettles downhill morning", ["Kettle", "Barrel"]],
  ["has them all but for typing mistakes", "amber barels carry coper ketles downhill morning", ["Kettle", "Barrel"]],
  ["has most of them, where nothing has all", "amber barrels carry copper lantern kettles downhill", ["Kettle"]],
])("of more words than are tried as pairs a record is found that %s", (_, query, titles) => {
  expect(titlesFor(query).slice(0, titles.length)).toEqual(titles);
});

test("nothing is found for many words that no record has half of", () => {
  expect(titlesFor("amber quartz zinc violet marble pewter basalt")).toEqual([]);
});

test("without corrections a record has all of many words, as they are typed", () => {
  expect(titlesFor("amber barrels carry copper kettles downhill", false)).toEqual(["Kettle"]);
  expect(titlesFor("amber barels carry copper kettles downhill", false)).toEqual([]);
});

test("what a word is found in does not depend on how it was written before", () => {
  const count = (typed: string) => readQuery(typed).map((word) => index.countMatches(word));
  expect(count("everymorning")).toEqual([0]);
  expect(count("every-morning")).toEqual([1]);
});

test("a word that a query repeats is read once", () => {
  expect(readQuery("barrels ".repeat(100))).toEqual(readQuery("barrels"));
});
