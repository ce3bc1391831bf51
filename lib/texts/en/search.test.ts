import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { search as german } from "../../../i18n/de/texts/search";
import { search } from "./search";

test("uses the singular for one other section", () => {
  expect([1, 2].map(search.others)).toEqual(["1 other on ", "2 others on "]);
  expect([1, 2].map(german.others)).toEqual(["1 weiterer auf ", "2 weitere auf "]);
  expect([1, 2].map(german.more)).toEqual(["1 weiterer auf dieser Seite", "2 weitere auf dieser Seite"]);
});

test("quotes a query without results with the language's quotation marks", () => {
  expect([search, german].map((texts) => `${texts.noResults} ${texts.inQuotes("Blüte")}`)).toEqual([
    'No results found for "Blüte"',
    "Keine Treffer für „Blüte“",
  ]);
});

test("the suggested German questions are listed on German pages", () => {
  const files = readdirSync("i18n/de", { recursive: true, encoding: "utf8" });
  const pages = files
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => readFileSync(join("i18n/de", file), "utf8"));
  const isListed = (question: string) => pages.some((page) => page.includes(`- question: ${question}\n`));
  expect(german.questions.filter((question) => !isListed(question))).toEqual([]);
});
