import { beforeAll, expect, test } from "vitest";
import { useGerman } from "../../testing/use-german";
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
])("finds a record for a query of many words that %s", (_, query, titles) => {
  expect(titlesFor(query).slice(0, titles.length)).toEqual(titles);
});

test("finds nothing for many words when no record contains half of them", () => {
  expect(titlesFor("amber quartz zinc violet marble pewter basalt")).toEqual([]);
});

test("requires all words as typed when corrections are off", () => {
  expect(titlesFor("amber barrels carry copper kettles downhill", false)).toEqual(["Kettle"]);
  expect(titlesFor("amber barels carry copper kettles downhill", false)).toEqual([]);
});

test("counts the matches of a word regardless of its earlier spellings", () => {
  const count = (typed: string) => readQuery(typed).map((word) => index.countMatches(word));
  expect(count("everymorning")).toEqual([0]);
  expect(count("every-morning")).toEqual([1]);
});

test("reads a repeated query word once", () => {
  expect(readQuery("barrels ".repeat(100))).toEqual(readQuery("barrels"));
});

test.each([
  ["the parts of a compound", "filter fuer ressourcen", "Ressourcenfilter"],
  ["a compound that the page writes apart", "routenplanung", "Eine Route planen"],
  ["a verb whose prefix stands apart", "wie schließe ich alles ab", "Abgeschlossenes"],
  ["a word of which the page has the English one", "urlaub", "Absence"],
])("finds a German page by %s", async (_, query, title) => {
  await useGerman("words");
  const german = await import("./text-index");
  const titles = ["Ressourcenfilter", "Eine Route planen", "Abgeschlossenes", "Absence", "Filter"];
  const { find } = await german.createIndex(titles.map((name) => indexedPage(`/${name}`, name, { description: "" })));
  expect(find(query)[0]?.doc.page.title).toBe(title);
});
