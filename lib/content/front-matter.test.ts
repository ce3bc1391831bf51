import { describe, expect, test } from "vitest";
import { splitFrontMatter, validateFrontMatter } from "./front-matter";

const file = "content/user/gantt.mdx";
const page = (head: string) => `---\n${head}\n---\n\nText.\n`;
const read = (head: string) => {
  const text = page(head);
  const split = splitFrontMatter(file, text, "mdx");
  return { ...split, ...validateFrontMatter(file, text, split.data), splitIssues: split.issues };
};
const valid = "title: Gantt\ndescription: Plan projects.\ntype: concept";

describe("splitting", () => {
  test("keeps the author's line numbers by blanking the front matter", () => {
    expect(read(valid).body).toBe("\n\n\n\n\n\nText.\n");
  });
  test("reads a script page's front matter from its comment", () => {
    const text = '/*---\ntitle: A\n---*/\nexport default () => "b";\n';
    const { data, body } = splitFrontMatter("content/a.tsx", text, "tsx");
    expect(data).toEqual({ title: "A" });
    expect(body).toBe('\n\n\nexport default () => "b";\n');
  });
  test.each(["---js\nmodule.exports = { title: process.exit(1) }\n---\n", "--- coffee\n---\n"])(
    "refuses executable front matter without running it: %j",
    (text) => {
      const { issues } = splitFrontMatter(file, text, "mdx");
      expect(issues[0]).toMatchObject({ severity: "error", line: 1 });
      expect(issues[0]?.message).toMatch(/^Front matter names a language: "---/);
    },
  );
  test("says that front matter is missing", () => {
    expect(splitFrontMatter(file, "Text", "mdx").issues[0]?.message).toBe("The page has no front matter.");
  });
  test("points at the line of a YAML mistake", () => {
    const { issues } = splitFrontMatter(file, page("title: A\ndescription: b: c"), "mdx");
    expect(issues[0]).toMatchObject({ severity: "error", line: 3 });
    expect(issues[0]?.message).toMatch(/^Front matter is not valid YAML: /);
  });
});

describe("validation", () => {
  test("accepts a complete page and fills in what is optional", () => {
    expect(read(valid)).toMatchObject({
      issues: [],
      frontMatter: { title: "Gantt", tags: [], unlisted: false, draft: false },
    });
  });
  test.each([
    [
      "an unknown key with the nearest one",
      `${valid}\ntitel: B`,
      5,
      'Unknown front matter key "titel".',
      'Did you mean "title"?',
    ],
    [
      "an unknown tag with the nearest one",
      `${valid}\ntags: [guide]`,
      5,
      'Unknown tag "guide".',
      'Did you mean "guides"?',
    ],
    [
      "an unknown type with the nearest one",
      "title: A\ndescription: b\ntype: concpt",
      4,
      'Unknown page type "concpt".',
      'Did you mean "concept"?',
    ],
    ["a missing title", "description: b\ntype: concept", 1, 'Front matter has no "title".', 'Add a line "title: …".'],
    [
      "a title that is no text",
      "title: 5\ndescription: b\ntype: concept",
      2,
      '"title" must be text, found 5.',
      'Add a line "title: …".',
    ],
    [
      "a draft that is no switch",
      `${valid}\ndraft: maybe`,
      5,
      '"draft" must be true or false, found "maybe".',
      undefined,
    ],
    [
      "tags that are no list",
      `${valid}\ntags: guides`,
      5,
      '"tags" must be a list, found "guides".',
      "Write tags: [guides, mobile].",
    ],
    [
      "a date that is none",
      `${valid}\nlast_update: { date: soon }`,
      5,
      '"last_update.date" is not a date: "soon".',
      "Write it as 2026-03-02.",
    ],
  ])("reports %s", (_, head, line, message, hint) => {
    expect(read(head).issues).toEqual([{ severity: "error", file, line, message, hint }]);
  });
  test("reads the last update an author sets", () => {
    const { frontMatter } = read(`${valid}\nlast_update: { date: 2026-03-02, author: Julia Novak }`);
    expect(frontMatter.lastUpdate).toEqual({ date: "2026-03-02T00:00:00.000Z", author: "Julia Novak" });
  });
});
