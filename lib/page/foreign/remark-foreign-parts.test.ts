import { describe, expect, test } from "vitest";
import { readForeign as read } from "../testing/read-foreign";

describe.each(["a.md", "a.mdx"])("texts from other files in %s", (file) => {
  const parts = {
    "./n.md": "---\na: b\n---\n::: tip\nTake 1:2 *care*.\n:::\n\n## Part\n\n<Video />\n\n<!-- @include: ./n.md -->",
    "@/c.js": "a();\nb();",
  };

  test("code stands where it is taken", async () => {
    const { html, told, outline } = await read(file, "One\n\n<<< @/c.js{2} [c]\n", parts);
    expect(html).toContain("title=c");
    expect(outline.fences).toMatchObject([{ lang: "js", meta: '{2} title="c"', line: 3 }]);
    expect(told).toEqual([]);
  });

  test("a text stands in the list or quotation that takes it", async () => {
    const text = "- One\n\n  <!-- @include: ./b.md -->\n\n- Two\n\n> --8<--\n> ./b.md\n> --8<--\n";
    const { html, told } = await read(file, text, { "./b.md": "*Bee*" });
    expect(html.replaceAll("> <", "><").trim()).toBe(
      "<ul><li><p>One</p><p><em>Bee</em></p></li><li><p>Two</p></li></ul><blockquote><p><em>Bee</em></p></blockquote>",
    );
    expect(told).toEqual([]);
  });

  test.each([
    ['Text\n\n    --8<-- "./b.md"\n', "<p>Text</p><p><em>Bee</em></p>"],
    ["Text\n    <!-- @include: ./b.md -->\n", "<p>Text</p><p><em>Bee</em></p>"],
    ["<div>\n\n    <!-- @include: ./b.md -->\n\n</div>", "<div><p><em>Bee</em></p></div>"],
    ["- a\n\nb\n\n    <!-- @include: ./b.md -->\n", "<ul><li>a</li></ul><p>b</p><p><em>Bee</em></p>"],
    ["- a\n\n      <!-- @include: ./b.md -->\n", "<ul><li><p>a</p><p><em>Bee</em></p></li></ul>"],
  ])("indentation of %j is no code", async (text, shown) => {
    const { html, told } = await read(file, text, { "./b.md": "*Bee*" });
    expect(html.replaceAll("> <", "><").trim()).toBe(shown);
    expect(told).toEqual([]);
  });

  test("an include of Fumadocs may take three lines", async () => {
    const text = `One\n\n<include cwd meta='title="c"'>\n  c.js\n</include>\n\n\`\`\`md\n<include>\n  c.js\n</include>\n\`\`\``;
    const { told, outline } = await read(file, text, { "/c.js": "a();" });
    expect(outline.fences).toMatchObject([
      { lang: "js", meta: 'title="c"', line: 3 },
      { lang: "md", line: 7 },
    ]);
    expect(told).toEqual([]);
  });

  test("code of files makes tabs", async () => {
    const { html } = await read(file, "::: code-group\n<<< @/c.js [C]\n```sh\nd\n```\n:::", parts);
    expect(html).toMatch(/^\[Tabs\|\[Tab label=C\|\[CodeBlock .*\[Tab label=sh/);
  });

  test("text is read as the page's own; findings name the line that takes it", async () => {
    const { html, told, outline } = await read(file, "One.\n\n<!-- @include: ./n.md -->\n\nTwo.", parts);
    expect(html).toContain("[Admonition type=tip|<p>Take 1:2 <em>care</em>.</p>]");
    expect(html).toContain("<p>Two.</p>");
    expect(outline.headings.map(({ id }) => id)).toEqual(["part"]);
    expect(told).toEqual([
      '3 "<!-- @include: ./n.md -->" is left out.',
      "3 Unknown component <Video>: a placeholder is shown instead.",
    ]);
  });

  test("imported text stands in the place of its component", async () => {
    const { html, told } = await read(file, 'import Note from "./n.md";\n\nOne.\n\n<Note />\n', {
      "./n.md": "Two *three*.",
    });
    expect(html.trim()).toBe("<p>One.</p> <p>Two <em>three</em>.</p>");
    expect(told).toEqual([]);
  });

  test("links of imported text start from its folder", async () => {
    const { html } = await read(`a/b/${file}`, 'import Note from "../n/_n.md";\n\n<Note />\n', {
      "../n/_n.md": "[c](../c.md) [d](./d.md)",
    });
    expect(html.trim()).toBe('<p><a href="/a/c">c</a> <a href="/a/n/d">d</a></p>');
  });

  test("a file may stand in a fence", async () => {
    const { outline } = await read(file, 'One\n\n```js\n--8<-- "@/c.js"\n```', parts);
    expect(outline.fences).toMatchObject([{ lang: "js", code: "a();\nb();" }]);
  });

  test("files of mdBook stand in text and in fences; what is written with a backslash is shown", async () => {
    const { html, told, outline } = await read(
      file,
      "One\n\n```js\n{{#include @/c.js:2}}\n\\{{#include @/c.js}}\n```",
      parts,
    );
    expect(outline.fences).toMatchObject([{ code: "b();\n{{#include @/c.js}}" }]);
    expect(html).not.toContain("a()");
    expect(told).toEqual([]);
  });

  test("a file that is not there is told", async () => {
    const { told } = await read(file, "One\n\n<<< @/none.js\n\n<<< constructor\n", parts);
    expect(told).toEqual(['3 "<<< @/none.js" is left out.', '5 "<<< constructor" is left out.']);
  });
});

test("a tab and an admonition of MkDocs take texts", async () => {
  const text = '=== "A"\n\n    --8<-- "b.md"\n\n!!! note\n    --8<-- "b.md:2:2"\n';
  const { html, told } = await read("a.md", text, { "b.md": "Bee\nSea" });
  expect(html).toBe("[Tabs|[Tab label=A|<p>Bee Sea</p>]] [Admonition type=note|<p>Sea</p>]");
  expect(told).toEqual([]);
});
