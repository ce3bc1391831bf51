import { expect, test } from "vitest";
import { docSource } from "../page/testing/doc-source";
import type { FrontMatter } from "../types";
import { checkUntranslated } from "./check-untranslated";
import { checkedSite } from "./testing/checked-site";

const original = docSource("/a", "One two three four five six seven eight.\n\nOK.\n\n<Kbd>A</Kbd> and <Kbd>B</Kbd>\n");
const own = { title: "Titel", description: "Was hier steht.", translates: "abcdef1" };
const head = "---\ntitle: Titel\ndescription: Was hier steht.\n---\n";

async function check(body: string, front: Partial<FrontMatter> = {}, translated = original) {
  const [read] = (await checkedSite([translated])).pages;
  const source = docSource("/a", body, {
    file: "i18n/de/a.mdx",
    frontMatter: { ...original.frontMatter, ...own, ...front },
    original: { source: original, blob: "abcdef1234" },
  });
  const site = await checkedSite([source], { textOf: () => head });
  const pages = site.pages.map((page) => ({ ...page, original: read?.outline }));
  return checkUntranslated({ ...site, pages }).map(({ line, message }) => [line, message]);
}
const body = "Eins.\n\nOK.\n\n<Kbd>A</Kbd> und <Kbd>B</Kbd>\n";

test("accepts a translation, and short texts that are the same in both languages", async () => {
  expect(await check(body)).toEqual([]);
});

test("reports a title and a description that are longer than search engines show", async () => {
  expect(await check(body, { title: "a".repeat(61), description: "b".repeat(161) })).toEqual([
    [2, "The title has 61 characters; the limit is 60."],
    [3, "The description has 161 characters; the limit is 160."],
  ]);
});

test("reports a description in the language of the original", async () => {
  const { description } = original.frontMatter;
  expect(await check(body, { description })).toEqual([[3, "The description is not translated."]]);
});

test("reports a paragraph in the language of the original, at its line", async () => {
  expect(await check(`${body}\nOne two three four five six seven eight.\n`)).toEqual([
    [7, "The paragraph is not translated."],
  ]);
});

test("accepts a paragraph of code", async () => {
  const code = `${"`a`, ".repeat(9)}\`b\`\n`;
  expect(await check(code, {}, docSource("/a", code))).toEqual([]);
});

test("reports components that only the original has", async () => {
  expect(await check("Eins.\n\n<Kbd>A</Kbd>\n")).toEqual([
    [undefined, "The translation has <Kbd> 1 time, its original 2 times."],
  ]);
});

test("reports a lost component at the section that lacks it", async () => {
  const first = docSource("/a", "<Kbd>A</Kbd>\n\n## One\n\n<Kbd>A</Kbd>\n\n## Two\n\n<Kbd>B</Kbd>\n");
  expect(await check("<Kbd>A</Kbd>\n\n## Eins\n\nLeer.\n\n## Zwei\n\n<Kbd>B</Kbd>\n", {}, first)).toEqual([
    [3, "The translation has <Kbd> 2 times, its original 3 times."],
  ]);
});

test("does not compare the body of an outdated translation", async () => {
  expect(await check("Eins.", { translates: "1234567" })).toEqual([]);
});
