import { expect, test } from "vitest";
import { readForeign as read } from "../../testing/read-foreign";

test.each([
  [
    "{: .warning }\nMind *it*,\nalways.\n\nText.",
    "[Admonition type=warning|<p>Mind <em>it</em>, always.</p>]<p>Text.</p>",
  ],
  ["{: .note-title }\n> Title\n>\n> Text.", "[Admonition type=note|[admonition-title|Title]<p>Text.</p>]"],
  ["> One\n>\n> two.\n{: .important }", "[Admonition type=info|[admonition-title|Important]<p>One</p><p>two.</p>]"],
  ["Text.\n{: .notice--danger}", "[Admonition type=danger|<p>Text.</p>]"],
  ["- a\n\n  {: .tip }\n  b", "<ul><li><p>a</p>[Admonition type=tip|<p>b</p>]</li></ul>"],
  ["Text.\n{: .lead }\n\n![a](b.png)\n{: .w-50 }", "<p>Text.</p>[DocImage src=/b.png alt=a width=4 height=2|]"],
  ["- a\n- b\n  {: .tip }", "<ul><li>a</li><li>b</li></ul>"],
  [
    "One\n---\n{: .note }",
    '<header class="heading"><h2 id="one">One</h2><a class="heading-anchor" data-heading="One" href="#one"></a></header>',
  ],
  [
    "    {: .note }\n    a",
    "[CodeBlock html=&lt;span class=&quot;line&quot;&gt;{: .note }&lt;/span&gt; &lt;span class=&quot;line&quot;&gt;a&lt;/span&gt; lang=|]",
  ],
  [
    '[a](https://x.example){:target="_blank"} `[a](b){:c=d}`',
    '<p><a href="https://x.example">a</a><code>[a](b){:c=d}</code></p>',
  ],
  ['[a](b){: style="width:50px;height:9px" } c:1', '<p><a href="/b">a</a>c:1</p>'],
  ["{: .fs-6 }\nText.", "<p>Text.</p>"],
  ["{: .note }\n\nText.", "<p>Text.</p>"],
  ["{: .note }\n- a\n  - b", "[Admonition type=note|<ul><li>a <ul><li>b</li></ul></li></ul>]"],
  ["- A list of contents\n{:toc}\n\nText.", "<p>Text.</p>"],
  [
    "| a |\n| - |\n| b |\n{: .wide }",
    "<table-scroll><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table></table-scroll>",
  ],
  [
    '<details markdown="block">\n<summary>A</summary>\n{: .delta }\n- b\n</details>',
    "<details><summary>A</summary><ul><li>b</li></ul></details>",
  ],
])("reads the attribute lists of kramdown in %j", async (text, html) => {
  const page = await read("a.md", `Text.\n\n${text}\n`);
  expect(
    page.html
      .replace(/^<p>Text\.<\/p>/, "")
      .replace(/(?<=[>\]|]) | (?=\[)/g, "")
      .trim(),
  ).toBe(html);
  expect(page.told).toEqual([]);
});

test("gives a heading the id of the list below it, and leaves lists in code alone", async () => {
  const { outline } = await read("a.md", "Text.\n\n## One\n{: .delta #own }\n\n```md\n{: .note }\n```\n");
  expect(outline.headings.map(({ id, text }) => [id, text])).toEqual([["own", "One"]]);
  expect(outline.fences.map(({ code }) => code)).toEqual(["{: .note }"]);
});
