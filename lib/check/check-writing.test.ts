import { expect, test } from "vitest";
import { docSource } from "../page/testing/doc-source";
import type { DocSource, FrontMatter } from "../types";
import { checkWriting } from "./check-writing";
import { checkedSite } from "./testing/checked-site";

/** Sentences of ten words, the first in a paragraph of its own. */
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `W${index}${index % 10 === 9 ? "." : ""}`)
    .join(" ")
    .replace(". ", ".\n\n");
const links = "[a](/one) and [b](/two)";
const description = "A description of the page that is long enough to be shown under its title and in search results.";

function page(path: string, body: string, frontMatter: Partial<FrontMatter> = {}): DocSource {
  const own = { type: "landing", description: `${description}${path}`.slice(0, 150) } as const;
  return docSource(path, body, { frontMatter: { ...own, ...frontMatter } });
}

const good = (path: string) => page(path, `${words(150)} ${path} [a](/one) [b](/two) [c](/three)`);
async function messages(...pages: DocSource[]) {
  return checkWriting(await checkedSite(pages)).map(({ file, message }) => `${file}: ${message}`);
}
const others = [good("/one"), good("/two"), good("/three")];
const about = async (body: string, frontMatter: Partial<FrontMatter> = {}) =>
  (
    await messages(
      ...others,
      page("/page", body, frontMatter),
      page("/x", `${words(150)} x [p](/page) ${links}`),
      page("/y", `${words(150)} y [p](/page) ${links}`),
    )
  )
    .filter((message) => message.startsWith("content/page.mdx"))
    .map((message) => message.slice("content/page.mdx: ".length));

test("has no findings for a page that follows the rules", async () => {
  expect(await about(`${words(150)} ${links}`)).toEqual([]);
});

test.each<[name: string, body: string, frontMatter: Partial<FrontMatter>, message: string]>([
  ["too short", `${words(20)} ${links}`, {}, "23 words; a page of type landing should have 120 to 350."],
  [
    "too short for a type without a maximum",
    `${words(20)} ${links}\n\n## Related`,
    { type: "reference-api" },
    "24 words; a page of type reference-api should have 250 or more.",
  ],
  [
    "a short description",
    `${words(150)} ${links}`,
    { description: "Short." },
    "The description has 6 characters; 90 to 160 are expected.",
  ],
  [
    "a second sentence in a description",
    `${words(150)} ${links}`,
    { description: `${description} Another one.` },
    'The description has a second sentence, "Another one.".',
  ],
  [
    "a long title",
    `${words(150)} ${links}`,
    { title: "t".repeat(61) },
    "The title has 61 characters; the limit is 60.",
  ],
  ["a word we do without", `${words(150)} Just do it. ${links}`, {}, '"Just" is a word we avoid.'],
  ["a word in the title", `${words(150)} ${links}`, { title: "Just do it" }, '"Just" is a word we avoid.'],
  ["an exclamation mark", `${words(150)} Done! ${links}`, {}, "A sentence ends with an exclamation mark."],
  [
    "a first paragraph of three sentences",
    `One is. Two are. (Three are.)\n\n${words(150)} ${links}`,
    {},
    "The first paragraph has 3 sentences; one or two are expected.",
  ],
  [
    "a missing ending",
    `${words(400)} ${links}\n\n## Limits\n\nNone.`,
    { type: "concept" as const },
    'The last section is "Limits".',
  ],
  [
    "no section",
    `${words(400)} ${links.replace(/^#.*/m, "")}`,
    { type: "concept" as const },
    "The page has no sections.",
  ],
  ["few links out", words(150), {}, "The page links to 0 other pages; it needs at least 2."],
  [
    "a diagram nobody can hear",
    `${words(150)} ${links}\n\n\`\`\`mermaid\nflowchart LR\n\`\`\``,
    {},
    "The diagram lacks accTitle or accDescr.",
  ],
])("reports %s", async (_, body, frontMatter, message) => {
  expect(await about(body, frontMatter)).toEqual([message]);
});

test("does not mistake a period in a word or an abbreviation for the end of a description's first sentence", async () => {
  const one =
    'How Planloom 4.2 works with .NET, e.g. Core, vs. Excel, with "All (and more)." in a list, and what Node.js has to do with it.';
  expect(await about(`${words(150)} ${links}`, { description: one })).toEqual([]);
});

test("holds blog posts to the rules for words and descriptions alone", async () => {
  const post = page("/blog/post", "Just a post.", { description: "Short. Very short.", title: "t".repeat(61) });
  expect(await messages(...others, post)).toEqual([
    "content/blog/post.mdx: The description has 18 characters; 90 to 160 are expected.",
    'content/blog/post.mdx: The description has a second sentence, "Very short.".',
    'content/blog/post.mdx: "Just" is a word we avoid.',
  ]);
});

test("gives each finding its rule name and line", async () => {
  const body = `${words(20)}\n\n\`\`\`mermaid\npie\n\`\`\`\n\n${"Too long ".repeat(20)}. Just do it.`;
  const frontMatter = { type: "concept", title: "t".repeat(61), description: "Short." } as const;
  const site = await checkedSite([page("/page", body, frontMatter)]);
  const textOf = () => "---\ntype: concept\ntitle: t\ndescription: s\n---\n";
  const found = checkWriting({ ...site, textOf }).map(({ rule, line, severity }) => `${severity} ${rule} ${line}`);
  expect(found).toEqual([
    "warning length 3",
    "warning title 3",
    "warning ending 3",
    "warning diagram 5",
    "warning sentence 9",
    "warning link-count 3",
    "warning link-count 3",
    "warning description 4",
    "warning filler 9",
  ]);
});

test("skips a page with a reading error, but not one with a warning", async () => {
  const found = async (severity: "error" | "warning") => {
    const site = await checkedSite([page("/page", "Too few.")]);
    const readingIssues = [{ severity, file: "content/page.mdx", message: "Bad.", hint: "" }];
    return checkWriting({ ...site, readingIssues }).map(({ rule }) => rule);
  };
  expect([await found("error"), (await found("warning")).includes("length")]).toEqual([[], true]);
});

test("does not apply word rules to code", async () => {
  expect(await about(`${words(150)} Run \`AL: Go!\` and \`just\`. ${links}`)).toEqual([]);
});

test("does not count the links of a page to itself", async () => {
  const own = page("/p", `${words(150)} ${links} [p](/p)`);
  expect(await messages(...others, own)).toEqual([
    'content/p.mdx: "/p" is linked from 0 other pages; it needs at least 2.',
  ]);
});

test("reports duplicate titles, descriptions and paragraphs, and pages with too few links to them", async () => {
  const same = `${words(150)} ${links}`;
  const twins = await messages(
    ...others,
    page("/p", same, { title: "T", description }),
    page("/q", same, { title: "T", description }),
  );
  expect(twins).toEqual([
    'content/p.mdx: "/p" is linked from 0 other pages; it needs at least 2.',
    'content/q.mdx: "/q" is linked from 0 other pages; it needs at least 2.',
    'content/q.mdx: The title "T" is also used in content/p.mdx.',
    `content/q.mdx: The description "${description}" is also used in content/p.mdx.`,
    'content/q.mdx: The paragraph "W10 W11 W12 W13 W14 W15 W16 W17 W18 W19. W20 W21 W…" also appears in content/p.mdx.',
  ]);
});
