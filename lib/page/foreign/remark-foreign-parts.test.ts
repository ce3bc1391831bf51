import { describe, expect, test } from "vitest";
import { readForeign as read } from "../testing/read-foreign";
import { partPaths } from "./parts/part-uses";

test("shows code of files that an import takes as text, and of literals, in components", async () => {
  const text = [
    "import One from '!!raw-loader!./one.js';",
    "import two from './two.py?raw';",
    "import Three from '!!raw-loader!@site/src/three.js';",
    "",
    '<CodeBlock language="jsx" title=\'one "a".js\' showLineNumbers>{One}</CodeBlock>',
    "",
    "<Code code={two} />",
    "",
    "<CodeBlock>{`four`}</CodeBlock>",
    "",
    "<CodeBlock>{Three}</CodeBlock>",
  ].join("\n");
  expect(partPaths(text)).toEqual(["./one.js", "./two.py", "/src/three.js"]);
  const { told, outline } = await read("a.mdx", text, { "./one.js": "one();\n", "./two.py": "two()" });
  expect(outline.fences).toMatchObject([
    { lang: "jsx", meta: `title="one 'a'.js" showLineNumbers`, code: "one();", line: 5 },
    { lang: "py", code: "two()", line: 7 },
    { lang: "", code: "four", line: 9 },
  ]);
  expect(told).toEqual([
    '11 Expression "{Three}" is shown as written.',
    "11 Unknown component <CodeBlock>: a placeholder is shown instead.",
  ]);
});

describe.each(["a.md", "a.mdx"])("included files in %s", (file) => {
  const parts = {
    "./n.md": "---\na: b\n---\n::: tip\nTake 1:2 *care*.\n:::\n\n## Part\n\n<Video />\n\n<!-- @include: ./n.md -->",
    "@/c.js": "a();\nb();",
  };

  test("inserts code at the include", async () => {
    const { html, told, outline } = await read(file, "One\n\n<<< @/c.js{2} [c]\n", parts);
    expect(html).toContain("title=c");
    expect(outline.fences).toMatchObject([{ lang: "js", meta: '{2} title="c"', line: 3 }]);
    expect(told).toEqual([]);
  });

  test("warns about a region that the included file does not have", async () => {
    const { told } = await read(file, 'One\n\n<<< @/c.js#d\n\n```md\n--8<-- "./n.md:e"\n```\n', parts);
    expect(told).toEqual([
      '3 "@/c.js" has no region "d": nothing of it is shown.',
      '5 "./n.md" has no region "e": nothing of it is shown.',
    ]);
  });

  test("inserts text into the list item or quotation with the include", async () => {
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
  ])("does not treat the indented include in %j as code", async (text, shown) => {
    const { html, told } = await read(file, text, { "./b.md": "*Bee*" });
    expect(html.replaceAll("> <", "><").trim()).toBe(shown);
    expect(told).toEqual([]);
  });

  test("supports a multiline Fumadocs include", async () => {
    const text = `One\n\n<include cwd meta='title="c"'>\n  c.js\n</include>\n\n\`\`\`md\n<include>\n  c.js\n</include>\n\`\`\``;
    const { told, outline } = await read(file, text, { "/c.js": "a();" });
    expect(outline.fences).toMatchObject([
      { lang: "js", meta: 'title="c"', line: 3 },
      { lang: "md", line: 7 },
    ]);
    expect(told).toEqual([]);
  });

  test("makes tabs of included code", async () => {
    const { html } = await read(file, "::: code-group\n<<< @/c.js [C]\n```sh\nd\n```\n:::", parts);
    expect(html).toMatch(/^\[Tabs\|\[Tab label=C\|\[CodeBlock .*\[Tab label=sh/);
  });

  test("parses included text like the page's own, with findings at the line of the include", async () => {
    const { html, told, outline } = await read(file, "One.\n\n<!-- @include: ./n.md -->\n\nTwo.", parts);
    expect(html).toContain("[Admonition type=tip|<p>Take 1:2 <em>care</em>.</p>]");
    expect(html).toContain("<p>Two.</p>");
    expect(outline.headings.map(({ id }) => id)).toEqual(["part"]);
    expect(told).toEqual([
      '3 "<!-- @include: ./n.md -->" is left out.',
      "3 Unknown component <Video>: a placeholder is shown instead.",
    ]);
  });

  test("inserts imported text in place of its component", async () => {
    const { html, told } = await read(file, 'import Note from "./n.md";\n\nOne.\n\n<Note />\n', {
      "./n.md": "Two *three*.",
    });
    expect(html.trim()).toBe("<p>One.</p> <p>Two <em>three</em>.</p>");
    expect(told).toEqual([]);
  });

  test("resolves links in imported text relative to its own folder", async () => {
    const { html } = await read(`a/b/${file}`, 'import Note from "../n/_n.md";\n\n<Note />\n', {
      "../n/_n.md": "[c](../c.md) [d](./d.md#e) [f](./f)",
    });
    expect(html.trim()).toBe('<p><a href="/a/c">c</a> <a href="/a/n/d#e">d</a> <a href="/a/b/f">f</a></p>');
  });

  test.each(["@site/docs/n/n.md", "/n/n.md", "@/n/n.md"])(
    "resolves links in %s from the top of the tree",
    async (path) => {
      const { html } = await read(`a/b/${file}`, `import Note from "${path}";\n\n<Note />\n`, {
        [path]: "[c](../c.md) [d](./d.md)",
      });
      expect(html.trim()).toBe('<p><a href="/c">c</a> <a href="/n/d">d</a></p>');
    },
  );

  test("inserts a file into a fence", async () => {
    const { outline } = await read(file, 'One\n\n```js\n--8<-- "@/c.js"\n```', parts);
    expect(outline.fences).toMatchObject([{ lang: "js", code: "a();\nb();" }]);
  });

  test("inserts mdBook includes in text and in fences, and shows escaped ones literally", async () => {
    const { html, told, outline } = await read(
      file,
      "One\n\n```js\n{{#include @/c.js:2}}\n\\{{#include @/c.js}}\n```",
      parts,
    );
    expect(outline.fences).toMatchObject([{ code: "b();\n{{#include @/c.js}}" }]);
    expect(html).not.toContain("a()");
    expect(told).toEqual([]);
  });

  test("reports a missing file", async () => {
    const { told } = await read(file, "One\n\n<<< @/none.js\n\n<<< constructor\n", parts);
    expect(told).toEqual(['3 "<<< @/none.js" is left out.', '5 "<<< constructor" is left out.']);
  });
});

test("includes files in tabs and admonitions of MkDocs", async () => {
  const text = '=== "A"\n\n    --8<-- "b.md"\n\n!!! note\n    --8<-- "b.md:2:2"\n';
  const { html, told } = await read("a.md", text, { "b.md": "Bee\nSea" });
  expect(html).toBe("[Tabs|[Tab label=A|<p>Bee Sea</p>]] [Admonition type=note|<p>Sea</p>]");
  expect(told).toEqual([]);
});

test("reads inclusions inside included text, but not of a file in itself", async () => {
  const parts = {
    "a.md": "A:b.\n\n\n\n[!INCLUDE [b](b.md)]",
    "b.md": "B [!INCLUDE [c](c.md)]:d.\n\n:::tip\nE:f.\n:::\n\n[!INCLUDE [a](a.md)]",
    "c.md": "C",
  };
  const { html, told } = await read("page.md", "Text.\n\n[!INCLUDE [a](a.md)]", parts);
  expect(html.replaceAll("> <", "><").trim()).toBe(
    "<p>Text.</p><p>A:b.</p><p>B C:d.</p> [Admonition type=tip|<p>E:f.</p>]",
  );
  expect(told).toEqual(['3 "[!INCLUDE [a](a.md)]" is left out.']);
});
