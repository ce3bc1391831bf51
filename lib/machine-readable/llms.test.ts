import { expect, test, vi } from "vitest";
import { parseYaml } from "../input/yaml-document";
import { site } from "../site";
import { useGerman } from "../testing/use-german";
import { homeMarkdown, llmsFull, llmsIndex, sectionIndex, skillMarkdown } from "./llms";

const page = (path: string, title: string) => ({
  path,
  title,
  description: `About ${title}.`,
  markdown: `# ${title}\n`,
});
const sections = [
  { label: "Guide", path: "/guide", pages: [page("/guide", "Guide"), page("/guide/lamps", "Lamps")] },
  { label: "Blog", pages: [page("/blog/new", "New")] },
];

test("llms.txt lists every page's Markdown once, by section, and the llms.txt of sections with a landing page", () => {
  const text = llmsIndex(sections);
  for (const path of ["/guide", "/guide/lamps", "/blog/new"]) {
    expect(text.split(`](${site.url}${path}.md)`)).toHaveLength(2);
  }
  expect(text).toContain("## Guide (2 pages, about");
  expect(text).toContain("## Blog (1 page, about");
  expect(text).toContain(`${site.url}/guide/llms.txt`);
  expect(text).not.toContain("/blog/llms.txt");
});

test("a section's llms.txt lists only its own pages", () => {
  const text = sectionIndex(sections[0] ?? { label: "", pages: [] });
  expect(text).toContain("/guide/lamps.md");
  expect(text).not.toContain("/blog/new");
});

test("llms-full.txt concatenates all pages", () => {
  expect(llmsFull(sections)).toBe("# Guide\n\n---\n\n# Lamps\n\n---\n\n# New\n");
});

test("a skill has a name and a description in its front matter, and mentions the API only if there is one", () => {
  const [, head = ""] = skillMarkdown(sections, { openapi: false }).split("---\n");
  expect(head).toMatch(/^name: [a-z\d-]+\ndescription: .+\n$/);
  expect(skillMarkdown(sections, { openapi: true })).toContain("/openapi.json");
  expect(skillMarkdown(sections, { openapi: false })).not.toContain("openapi");
  expect(skillMarkdown(sections, { openapi: false })).toMatch(/^- Guide: 2 pages, .*\n- Blog: 1 page$/m);
});

test.each([
  ['Harbor: "a" #1', "harbor-a-1-documentation"],
  ["\u5b89\u88c5", "documentation"],
])("a skill's front matter is valid for the site title %s", (title, name) => {
  vi.spyOn(site, "title", "get").mockReturnValue(title);
  const [, head = ""] = skillMarkdown(sections, { openapi: false }).split("---\n");
  expect(parseYaml("skill.md", head)).toMatchObject({
    value: { name, description: expect.stringContaining(title) },
    issues: [],
  });
});

test("the generated home page links to each section's landing page, or to its pages if it has none", () => {
  const text = homeMarkdown("Lamps", sections);
  expect(text).toContain(`[Guide](${site.url}/guide.md)`);
  expect(text).toContain("/blog/new.md");
  expect(text).not.toContain("/guide/lamps.md");
});

test("lists and skills are written in the language of the edition, numbers as well", async () => {
  await useGerman("pages");
  const { llmsIndex, skillMarkdown } = await import("./llms");
  const long = { ...page("/guide", "Leitfaden"), markdown: "a".repeat(8000) };
  expect(llmsIndex([{ label: "Leitfaden", path: "/guide", pages: [long] }])).toContain(
    `- [Leitfaden](${site.url}/guide/llms.txt): nur dieser Bereich (1 Seite, etwa 2.000 Token)`,
  );
  const skill = skillMarkdown(sections, { openapi: true });
  expect(skill).toContain("## So antworten Sie");
  expect(skill).not.toMatch(/\b(?:the|page|section)\b/i);
});
