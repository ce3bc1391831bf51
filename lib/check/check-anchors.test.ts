import { expect, test } from "vitest";
import { parsePage } from "../site/read-pages";
import { checkAnchors, checkAnswers } from "./check-anchors";
import { checkedSite } from "./testing/checked-site";

/** The findings about pages, each given by its name and the text after the required front matter. */
async function check(pages: Record<string, string>) {
  const texts = new Map<string, string>();
  const sources = Object.entries(pages).map(([name, rest]) => {
    const text = `---\ntitle: A\ndescription: b\ntype: concept\n${rest}`;
    const { source, issues } = parsePage(name, text);
    expect(issues).toEqual([]);
    texts.set(source.file, text);
    return source;
  });
  const site = await checkedSite(sources, { drawn: ["drawn"], textOf: (file) => texts.get(file) ?? "" });
  const issues = [...checkAnchors(site), ...checkAnswers(site)];
  return issues.map(({ severity, file, line, message, hint }) => [severity, `${file}:${line}`, message, hint]);
}

const asks = (question: string, at?: string) => `  - question: ${question}\n${at ? `    at: ${at}\n` : ""}`;

test("requires answers to point to a heading or the top, not to an anchor component or a drawn table", async () => {
  const answers = [asks("What is it?"), asks("How is it used?", "use")];
  const page = (answers: string[]) => `answers:\n${answers.join("")}---\n\n<Anchor id="old" />\n\n## Use\n`;
  expect(await check({ "a.mdx": page(answers) })).toEqual([]);
  expect(await check({ "a.mdx": page([asks("Where was it?", "old"), asks("Which ones?", "drawn")]) })).toEqual([
    [
      "warning",
      "content/a.mdx:6",
      '"old" is not a heading; an answer must point to a heading.',
      "Write the id of the heading it belongs to.",
    ],
    [
      "warning",
      "content/a.mdx:8",
      '"drawn" is not a heading; an answer must point to a heading.',
      "Write the id of the heading it belongs to.",
    ],
  ]);
});

test("warns about an answer whose heading does not exist", async () => {
  expect(
    await check({ "a.mdx": `answers:\n${asks("What is it?")}${asks("How is it used?", "usee")}---\n\n## Use\n` }),
  ).toEqual([["warning", "content/a.mdx:7", 'The page has no heading with the id "usee".', 'Did you mean "use"?']]);
});

test("does not look for the heading of an answer where the original could not be read to the end", async () => {
  const text = `---\ntitle: A\ndescription: b\ntype: concept\nanswers:\n${asks("How is it used?", "use")}---\n\nText.\n`;
  const site = await checkedSite([parsePage("a.mdx", text).source], { textOf: () => text });
  const ofOriginal = (isCut: boolean) =>
    checkAnswers({ ...site, pages: site.pages.map((page) => ({ ...page, original: { ...page.outline, isCut } })) });
  expect(ofOriginal(true)).toEqual([]);
  expect(ofOriginal(false)).toHaveLength(1);
});

test("warns about a repeated question at its later page, ignoring case and punctuation", async () => {
  const hint = "Remove one of them, or ask something that only this page answers.";
  const twice = `answers:\n${asks("what's it, then")}${asks("Something else?")}${asks("something  else")}${asks("Some thing else?")}---\n`;
  expect(await check({ "a.mdx": `answers:\n${asks("What’s it then?")}---\n`, "b.mdx": twice })).toEqual([
    ["warning", "content/b.mdx:6", 'The question "what\'s it, then" is already answered by content/a.mdx.', hint],
    ["warning", "content/b.mdx:8", 'The question "something  else" is already answered by this page.', hint],
  ]);
});

test.each(["", "#use", "a b"])("rejects the anchor id %j", async (id) => {
  const issues = await check({ "a.mdx": `---\n\n<Anchor id="${id}" />\n` });
  expect(issues.map((issue) => issue.slice(0, 3))).toEqual([
    ["warning", "content/a.mdx:7", `"${id}" is not a valid id.`],
  ]);
});

test.each([
  ["a heading", '<Anchor id="use" />\n\n## Use\n', 7],
  ["another old address", '<Anchor id="use" />\n\ntext <Anchor id="use" />\n', 9],
  ["what a component draws", '<Anchor id="drawn" />\n', 7],
])("warns once about an anchor id already used by %s", async (_, body, line) => {
  const issues = await check({ "a.mdx": `---\n\n${body}` });
  const id = body.includes("use") ? "use" : "drawn";
  expect(issues.map((issue) => issue.slice(0, 3)).filter(([, , message]) => message?.includes("twice"))).toEqual([
    ["warning", `content/a.mdx:${line}`, `The id "${id}" is used twice on the page.`],
  ]);
});
