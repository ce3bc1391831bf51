import { expect, test } from "vitest";
import { readForeign as read } from "../../testing/read-foreign";

test.each([
  ['{% hint style="warning" %}\nMind *it*.\n{% endhint %}', "[Admonition type=warning|<p>Mind <em>it</em>.</p>]"],
  ['{% hint style="success" %}\nText.\n{% endhint %}', "[Admonition type=tip|<p>Text.</p>]"],
  [
    '{% tabs %}\n{% tab title="One" %}\nA\n{% endtab %}\n\n{% tab title="Two" %}\nB\n{% endtab %}\n{% endtabs %}',
    "[Tabs|[Tab label=One|<p>A</p>][Tab label=Two|<p>B</p>]]",
  ],
  ['{% content-ref url="b.md" %}\n[b.md](b.md)\n{% endcontent-ref %}', '<p><a href="/b">b.md</a></p>'],
  ['{% file src="a/b.pdf" %}\nSaid.\n{% endfile %}', '<p><a href="/a/b.pdf">b.pdf</a> Said.</p>'],
  ['{% update date="2026-01-02" %}\n\nA\n\n{% endupdate %}', "<p><strong>2026-01-02</strong></p><p>A</p>"],
  ["{% stepper %}\n{% step %}\nA\n{% endstep %}\n{% endstepper %}", "<p>A</p>"],
  ['{% embed url="https://x.example/v" %}', '<p><a href="https://x.example/v">x.example</a></p>'],
  [
    '{% embed url="https://x.example/v" %}\nSaid.\n{% endembed %}',
    '<p><a href="https://x.example/v">x.example</a> Said.</p>',
  ],
  [
    '<i class="fa-bolt">:bolt:</i> A `<i class="fa-bolt">:bolt:</i>`',
    "<p>A <code>&lt;i class=&quot;fa-bolt&quot;&gt;:bolt:&lt;/i&gt;</code></p>",
  ],
  [
    '{% callout type="warning" title="A" %}\nMind *it*.\n{% /callout %}',
    "[Admonition type=warning|[admonition-title|A]<p>Mind <em>it</em>.</p>]",
  ],
  [
    '{% tabs %}\n\n{% tab label="One" %}\nA\n{% /tab %}\n\n{% tab label="Two" %}\nB\n{% /tab %}\n\n{% /tabs %}',
    "[Tabs|[Tab label=One|<p>A</p>][Tab label=Two|<p>B</p>]]",
  ],
  [
    '{% note warn "A b" %}\nMind *it*.\n{% endnote %}',
    "[Admonition type=warning|[admonition-title|A b]<p>Mind <em>it</em>.</p>]",
  ],
  [
    "{% table %}\n- A\n- B\n---\n- *a*\n-\n  - b\n\n    c\n{% /table %}",
    "<table-scroll><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><em>a</em></td><td><ul><li><p>b</p><p>c</p></li></ul></td></tr></tbody></table></table-scroll>",
  ],
  ["B `{% .a %}` {% .a %}\n\nC {% .a %}", "<p>B <code>{% .a %}</code></p><p>C</p>"],
])("renders %j without a finding", async (text, html) => {
  const page = await read("a.md", `Text.\n\n${text}`);
  expect(
    page.html
      .replace(/^<p>Text\.<\/p>/, "")
      .replaceAll("> <", "><")
      .trim(),
  ).toBe(html);
  expect(page.told).toEqual([]);
});

test("titles code after the block around it, and leaves GitBook syntax in code alone", async () => {
  const { outline, told } = await read(
    "a.md",
    '{% code title="a.js" lineNumbers="true" overflow="wrap" %}\n```js\nx\n```\n{% endcode %}\n\n```md\n{% hint %}\n```\n',
  );
  expect(outline.fences.map(({ lang, meta }) => [lang, meta])).toEqual([
    ["js", 'title="a.js" showLineNumbers'],
    ["md", ""],
  ]);
  expect(told).toEqual([]);
});

test("drops the columns of tables that GitBook hides, and links cards", async () => {
  const table =
    '<table data-view="cards"><thead><tr><th>A</th><th data-hidden data-card-target data-type="content-ref">T</th><th>B</th></tr></thead><tbody><tr><td>a</td><td><a href="b.md">b.md</a></td><td>b</td></tr></tbody></table>';
  const { html } = await read("a.md", table);
  expect(html).toContain("<th>A</th><th>B</th>");
  expect(html).toContain('<td><a href="/b">a</a></td><td>b</td>');
});

test("shows a table whole whose columns are all hidden", async () => {
  const { html } = await read(
    "a.md",
    "<table><thead><tr><th data-hidden>A</th></tr></thead><tbody><tr><td>a</td></tr></tbody></table>",
  );
  expect(html).toContain("<td>a</td>");
});

test("reads the id of a heading in Markdoc", async () => {
  expect((await read("a.md", "## B {% #own .a %}")).outline.headings).toMatchObject([{ id: "own", text: "B" }]);
});

test("shows the content of a block of Markdoc that is unknown, and tells its name", async () => {
  const { html, told } = await read("a.md", "{% if $x %}\nA\n{% /if %}\n");
  expect(html).toBe("<div><p>A</p></div>");
  expect(told).toEqual(['1 Unknown block "if": its content is shown without the block.']);
});
