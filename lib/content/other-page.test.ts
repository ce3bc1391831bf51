import { describe, expect, it } from "vitest";
import { parseOtherPage } from "./other-page";

const parse = (relative: string, text: string) => parseOtherPage(relative, text, "docs");

describe("parseOtherPage", () => {
  it("takes title and description from the text, and leaves the heading to the page's header", () => {
    const { source, issues } = parse(
      "guide/a.md",
      "# The *quay*\n\n> Aside.\n\nA [place](b.md) for `ships`.\n\nMore.\n",
    );
    expect(issues).toEqual([]);
    expect(source.frontMatter).toMatchObject({ title: "The quay", description: "A place for ships.", type: "concept" });
    expect(source.body).toBe("\n\n> Aside.\n\nA [place](b.md) for `ships`.\n\nMore.\n");
    expect(source).toMatchObject({
      doc: { id: "guide/a", path: "/guide/a" },
      file: "docs/guide/a.md",
      format: "md",
      other: { base: "guide", isDescribed: false },
    });
  });

  it("prefers what the front matter says", () => {
    const text =
      "---\ntitle: 2026\ndescription: Written.\nsidebar_label: B\nsidebar_position: 3\n---\n# Other\n\nText.\n";
    const { source, position } = parse("a.mdx", text);
    expect(source.frontMatter).toMatchObject({ title: "2026", description: "Written.", sidebarLabel: "B" });
    expect(source.other).toEqual({ base: "", isDescribed: true });
    expect(position).toBe(3);
  });

  it.each([
    ["02-getting_started.md", "Getting started"],
    ["guide/index.md", "Guide"],
    ["guide/2024.md", "2024"],
    ["README.md", "Introduction"],
  ])("names %s by its file: %s", (relative, title) => {
    const { source } = parse(relative, "```js\ncode\n```\n- only\n- a list\n");
    expect(source.frontMatter).toMatchObject({ title, description: title });
  });

  it("reads README as the page of its folder", () => {
    expect(parse("guide/README.md", "x").source.doc.path).toBe("/guide");
    expect(parse("readme.md", "x").source.doc.path).toBe("/");
  });

  it("cuts a long first paragraph between words", () => {
    const { description } = parse("a.md", "word ".repeat(100)).source.frontMatter;
    expect(description).toMatch(/^(word )+…$/);
    expect(description.length).toBeLessThanOrEqual(162);
  });

  it("names what the front matter says in vain, and reports what it says wrongly", () => {
    const { unused, issues } = parse(
      "a.md",
      "---\nslug: /b\ntags: [guides, x]\ntype: note\ndraft: maybe\n---\nText.\n",
    );
    expect(unused).toEqual(["slug", 'tag "x"']);
    expect(issues.map(({ line, message }) => [line, message])).toEqual([
      [5, '"draft" must be true or false, found "maybe".'],
    ]);
  });

  it("never runs front matter", () => {
    expect(parse("a.md", "---js\nprocess.exit()\n---\nText.\n").issues[0]?.message).toMatch(/names a language/);
  });
});
