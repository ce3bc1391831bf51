import { expect, test } from "vitest";
import { docSource } from "../page/testing/doc-source";
import type { FrontMatter } from "../types";
import { checkUntranslated } from "./check-untranslated";
import { checkedSite } from "./testing/checked-site";

const original = docSource("/a", "One two three four five six seven eight.\n\nOK.\n\n<Kbd>A</Kbd> and <Kbd>B</Kbd>\n");
const description =
  "Was hier steht, in einem Satz, der so lang ist, dass ihn Suchmaschinen zeigen und keine eigenen Worte suchen.";
const own = { title: "Titel", description, translates: "abcdef1" };
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

test("reports a title and a description of another length than search engines show", async () => {
  expect(await check(body, { title: "a".repeat(61), description: "b".repeat(161) })).toEqual([
    [2, "The title has 61 characters; the limit is 60."],
    [3, "The description has 161 characters; 90 to 160 are expected."],
  ]);
});

test("reports a description in the language of the original", async () => {
  expect(await check(body, { description: original.frontMatter.description })).toContainEqual([
    3,
    "The description is not translated.",
  ]);
});

test("reports a title in the language of the original if another page translates one of its words", async () => {
  const titled = (path: string, from: string, title: string) => {
    const source = docSource(path, "", { frontMatter: { title: from } });
    return docSource(path, "", {
      file: `i18n/de${path}.mdx`,
      frontMatter: { ...own, title },
      original: { source, blob: "abcdef1234" },
    });
  };
  const sources = [
    titled("/a", "Manage roles", "Rollen verwalten"),
    titled("/b", "The Gantt and roles", "Gantt und Rollen"),
    titled("/c", "Roles", "Roles"),
    titled("/d", "Gantt", "Gantt"),
    titled("/e", "API", "API"),
  ];
  const found = checkUntranslated(await checkedSite(sources, { textOf: () => head }));
  expect(found.map(({ file, line, message, hint }) => [file, line, message, hint])).toEqual([
    ["i18n/de/c.mdx", 2, "The title is not translated.", 'Translate it: "Manage roles" is "Rollen verwalten".'],
  ]);
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

test("does not compare the body of an outdated translation", async () => {
  const left = "One two three four five six seven eight.";
  expect(await check(left)).toHaveLength(1);
  expect(await check(left, { translates: "1234567" })).toEqual([]);
});
