import { expect, test } from "vitest";
import { readForeign as read } from "../../testing/read-foreign";

const flat = (html: string) =>
  html
    .replaceAll(/\s*\n\s*/g, "")
    .replaceAll(/(?<=[>\]]) (?=[<[])/g, "")
    .trim();

test.each([
  [
    "# [One](#tab/one)\n\nA\n\n```text\n---\n```\n\n# [Two](#tab/two/x)\n\nB\n\n---\n\nC",
    "[Tabs|[Tab label=One|<p>A</p>[CodeBlock html=&lt;span class=&quot;line&quot;&gt;---&lt;/span&gt; lang=text|]][Tab label=Two (x)|<p>B</p>]]<p>C</p>",
  ],
  ["## [One](#tab/one)\nA\n***\nB", "[Tabs|[Tab label=One|<p>A</p>]]<p>B</p>"],
  ["> [!Video https://x.example/v]", '<blockquote><p><a href="https://x.example/v">Video</a></p></blockquote>'],
  ["`[!video https://x.example/v]`", "<p><code>[!video https://x.example/v]</code></p>"],
  ['> [!div class="checklist"]\n> * A', "<blockquote><ul><li>A</li></ul></blockquote>"],
  [
    ':::image type="content" source="https://x.example/a.png" alt-text="A [b] c":::',
    "[DocImage src=https://x.example/a.png alt=A [b] c width=4 height=2|]",
  ],
  [':::row:::\n:::column span="2":::\nA\n:::column-end:::\n:::row-end:::', "<p>A</p>"],
  ['::: moniker range=">= a"\n\nA\n\n::: moniker-end', "<p>A</p>"],
  [':::zone pivot="a"\nA\n:::zone-end', "<p>A</p>"],
])("reads %j as DocFX does", async (text, html) => {
  const page = await read("a.md", `# Title\n\n${text}`);
  expect(flat(page.html)).toBe(html);
  expect(page.told).toEqual([]);
});

test("puts an included line in its place inside a sentence, and what has several below", async () => {
  const parts = { "b.md": "---\nms.date: 1\n---\nBee\n", "c.md": "C\n\n- D" };
  const text = "In [!INCLUDE[b](b.md)], `[!INCLUDE[b](b.md)]`.\n\n[!INCLUDE [b](b.md)]\n\n[!INCLUDE [c](c.md)]";
  const { html, told } = await read("a.md", text, parts);
  expect(flat(html)).toBe("<p>In Bee, <code>[!INCLUDE[b](b.md)]</code>.</p><p>Bee</p><p>C</p><ul><li>D</li></ul>");
  expect(told).toEqual([]);
});

test("tells an included file that the tree does not have", async () => {
  const { told } = await read("a.md", "[!INCLUDE [c](c.md)]");
  expect(told).toEqual(['1 "[!INCLUDE [c](c.md)]" is left out.']);
});

test("takes a block that is only named like a zone for an unknown one", async () => {
  const { html, told } = await read("a.md", "::: zone\nA\n:::");
  expect(flat(html)).toBe("<div><p>A</p></div>");
  expect(told).toEqual(['1 Unknown block "zone": its content is shown without the block.']);
});

test("names what a reference of DocFX without words leads to", async () => {
  const text =
    "See <xref:example/set-up#a>, <xref:Example.Order.Add*?displayProperty=fullName>, <xref:a.__init__>, <xref:a.List%601>, and `<xref:a.B>`.";
  const { html } = await read("a.md", text, undefined, { moved: { "xref:example/set-up": "/b" } });
  expect(flat(html)).toContain(
    '<p>See <a href="/b#a">set-up</a>, <a>Add</a>, <a>__init__</a>, <a>List</a>, and <code>&lt;xref:a.B&gt;</code>.</p>',
  );
});
