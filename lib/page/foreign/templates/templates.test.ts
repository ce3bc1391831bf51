import { describe, expect, test } from "vitest";
import { readForeign } from "../../testing/read-foreign";
import { partPaths } from "../parts/part-uses";

const read = async (text: string, parts?: Record<string, string>) => {
  const { html, told, outline } = await readForeign("a.md", text, parts);
  return { html: html.replaceAll("> <", "><").trim(), told, outline };
};

describe("Hugo and Jekyll templates", () => {
  test.each([
    ["{{< note >}}\nText.\n{{< /note >}}", "[Admonition type=note|<p>Text.</p>]"],
    [
      '{{% alert title="Mind *it*" color="warning" %}}\nText.\n{{% /alert %}}',
      "[Admonition type=warning|[admonition-title|Mind <em>it</em>]<p>Text.</p>]",
    ],
    [
      'A\n\n{{% alert color="warning" %}}*b*{{% /alert %}}\n\nC',
      "<p>A</p> [Admonition type=warning|<p><em>b</em></p>] <p>C</p>",
    ],
    ['{{< alert "constructor" >}}\nA\n{{< /alert >}}', "[Admonition type=note|<p>A</p>]"],
    ["{{< alert primary >}}\nA\n{{< /alert >}}", "[Admonition type=info|<p>A</p>]"],
    ["{{< alert secondary >}}\nA\n{{< /alert >}}", "[Admonition type=note|<p>A</p>]"],
    ["\n{{< note >}} Text.\n\nMore.{{< /note >}}\n\nB", "[Admonition type=note|<p>Text.</p><p>More.</p>] <p>B</p>"],
    ["{{< important >}}\nText.\n{{< /important >}}", "[Admonition type=info|[admonition-title|Important]<p>Text.</p>]"],
    ["{{< hint danger >}}\nText.\n{{< /hint >}}", "[Admonition type=danger|<p>Text.</p>]"],
    [
      '{{% pageinfo color="warning wide" %}}\nText.\n{{% /pageinfo %}}\n{{% pageinfo color="info" %}}\nMore.\n{{% /pageinfo %}}',
      "[Admonition type=note|<p>Text.</p>] [Admonition type=info|<p>More.</p>]",
    ],
    [
      '{{% notice tip "Title" %}}\nText.\n{{% /notice %}}',
      "[Admonition type=tip|[admonition-title|Title]<p>Text.</p>]",
    ],
    ['{{< callout type="info" emoji="x" >}}\nText.\n{{< /callout >}}', "[Admonition type=info|<p>Text.</p>]"],
    [
      "{{< note >}}\nOne.\n\n{{< tip >}}\nTwo.\n{{< /tip >}}\n\nThree.\n{{</ note >}}",
      "[Admonition type=note|<p>One.</p>[Admonition type=tip|<p>Two.</p>]<p>Three.</p>]",
    ],
    ['{{< details "More" >}}\nText.\n{{< /details >}}', "[Details summary=More|<p>Text.</p>]"],
    [
      '{{< tabs "x" >}}\n{{< tab "One" >}}\nText.\n{{< /tab >}}\n{{% tab name="Two" %}}\nMore.\n{{% /tab %}}\n{{< /tabs >}}',
      "[Tabs|[Tab label=One|<p>Text.</p>][Tab label=Two|<p>More.</p>]]",
    ],
    [
      '[a]({{< ref "b.md#c" >}}) [d]({{% relref "/e/f" %}}) [g]({{< relref path="h.md" >}})',
      '<p><a href="/b#c">a</a><a href="/e/f">d</a><a href="/h">g</a></p>',
    ],
    [
      "[a]({{ '/b/' | relative_url }}) [c]({{ site.baseurl }}/d) [e]({% link _docs/f.md %}) [g]({% post_url 2021-02-03-h-i %}) [j]({% link _posts/2021-02-03-k.md %})",
      '<p><a href="/b">a</a><a href="/d">c</a><a href="/docs/f">e</a><a href="/blog/h-i">g</a><a href="/blog/k">j</a></p>',
    ],
    [
      '{{< figure src="b.png" alt="B" caption="C" class="d" >}}',
      "[DocImage src=/b.png alt=B title=C width=4 height=2|]",
    ],
    ["{% youtube abc-1 %}", '<p><a href="https://www.youtube.com/watch?v=abc-1">Video</a></p>'],
    ["A {# no #}B `{# c #}`", "<p>A B <code>{# c #}</code></p>"],
    ["{#- no -#}\n\nB", "<p>B</p>"],
    ["{{< youtube abc-1 >}}", '<p><a href="https://www.youtube.com/watch?v=abc-1">Video</a></p>'],
    [
      "`{{</* note */>}}` and `{% raw %}{{ b }}{% endraw %}`.",
      "<p><code>{{&lt; note &gt;}}</code> and <code>{{ b }}</code>.</p>",
    ],
    ["{{< comment >}}\nNo.\n{{< /comment >}}\n\nYes.", "<p>Yes.</p>"],
    ["{{< comment >}} No.\nNo. {{< /comment >}}\n\nYes.\n\n{{% comment %}} No. {{% /comment %}}", "<p>Yes.</p>"],
    [
      '{{< tabpane text=true >}} {{< tab header="A:" disabled=true />}}\n{{% tab header="B" lang="toml" %}}\n\nb\n\n{{% /tab %}} {{% tab "C" %}}\n\nc\n\n{{% /tab %}} {{< /tabpane >}}\n\nd',
      "[Tabs|[Tab label=B|<p>b</p>][Tab label=C|<p>c</p>]] <p>d</p>",
    ],
    ['{{< collapse title="More" >}}\nText.\n{{< /collapse >}}', "[Details summary=More|<p>Text.</p>]"],
    ["{% comment %}\nNo.\n{% endcomment %}\n{% raw %}\nYes.\n{% endraw %}", "<p>Yes.</p>"],
    ['`{{< ref "b" >}}`', "<p><code>{{&lt; ref &quot;b&quot; &gt;}}</code></p>"],
  ])("renders %j without a finding", async (text, html) => {
    expect(await read(text)).toMatchObject({ html, told: [] });
  });

  test("shows the words of a link whose address has a template with blanks", async () => {
    const { html, told } = await read("[a]({{ site.b }}/issues/1), `[a]({{ b }}/c)`");
    expect(html).toBe("<p><a>a</a>, <code>[a]({{ b }}/c)</code></p>");
    expect(told).toEqual(['1 The address "/{{ site.b }}/issues/1" is left out: pages do not run templates.']);
  });

  test("turns code blocks of Hexo into code fences", async () => {
    const { outline, told } = await read("{% codeblock A b lang:js mark:1 %}\n{% c %}\n{% endcodeblock %}\n\nD.");
    expect(outline.fences).toMatchObject([{ lang: "js", meta: 'title="A b"' }]);
    expect(told).toEqual([]);
  });

  test("turns highlight tags into code fences", async () => {
    const { outline, told } = await read(
      '{% highlight ruby linenos %}\na = "{{ b }}"\n{% endhighlight %}\n\n{{< highlight go "linenos=table" >}}\nc\n{{< /highlight >}}\n\n```go-html-template\n{{</* d */>}}\n```',
    );
    expect(outline.fences.map(({ lang, code }) => [lang, code])).toEqual([
      ["ruby", 'a = "{{ b }}"'],
      ["go", "c"],
      ["go-html-template", "{{< d >}}"],
    ]);
    expect(told).toEqual([]);
  });

  test("removes a comment together with the code in it", async () => {
    const { html, told } = await read("One.\n{% comment %}\n```js\na\n```\nNo.\n{% endcomment %}\nTwo.");
    expect(html).toBe("<p>One.</p><p>Two.</p>");
    expect(told).toEqual([]);
  });

  test("shows raw blocks literally", async () => {
    const text = "{% raw %}\n{{ site.baseurl }}/a {{< ref b >}}\n{% if c %}\n{{< note >}}\n{{< /note >}}\n{% endraw %}";
    const { html, told } = await read(text);
    expect(html).toContain("{{ site.baseurl }}/a {{&lt; ref b &gt;}} {% if c %} {{&lt; note &gt;}}");
    expect(told.filter((finding) => finding.includes("left out"))).toEqual([]);
  });

  test("removes raw tags from code", async () => {
    const marked = "{% raw %}\n{{ b }}\n{% endraw %}";
    const { outline } = await read(
      `\`\`\`liquid\n${marked}\n\`\`\`\n\n{% highlight html %}\n${marked}\n{% endhighlight %}`,
    );
    expect(outline.fences.map(({ code }) => code.trim())).toEqual(["{{ b }}", "{{ b }}"]);
    const open = await read("```liquid\n{% raw %}\n```");
    expect(open.outline.fences.map(({ code }) => code)).toEqual(["{% raw %}"]);
  });

  test.each([
    ['{{< tip "short" >}}\n\n{{< tip >}}\nOne.\n{{< /tip >}}\n\nTwo.', "[Admonition type=tip|<p>One.</p>]<p>Two.</p>"],
    ["{{< note >}}\nOne.\n\n{{< /tip >}}\n{{< /note >}}\n\nTwo.", "[Admonition type=note|<p>One.</p>]<p>Two.</p>"],
    ["{{< note >}}\n```md\n{{< /note >}}\n```", null],
  ])("treats only closed tags as blocks in %j", async (text, html) => {
    const page = await read(text);
    if (html === null) expect(page.html).not.toContain("Admonition");
    else expect(page.html.replaceAll("] <", "]<").replaceAll("> [", ">[")).toBe(html);
  });

  test("reports an unknown block once and shows its title and content", async () => {
    const { html, told } = await read(
      '{{% blocks/section %}}\nOne *two*.\n\n{{< note >}}\nIn.\n{{< /note >}}\n{{% /blocks/section %}}\n\n{{% blocks/section title="More" %}}\nThree.\n{{% /blocks/section %}}',
    );
    expect(html).toBe(
      "<div><p>One <em>two</em>.</p>[Admonition type=note|<p>In.</p>]</div><div><p>More</p><p>Three.</p></div>",
    );
    expect(told).toEqual(['1 Unknown block "blocks-section": its content is shown without the block.']);
  });

  test("supports multiline tags, and tags indented less than the block around them", async () => {
    const { html, told } = await read(
      '1. One.\n\n    {{< tabpane >}}\n{{< tab header="A:" disabled=true />}}\n{{< tab header="toml" lang="toml" >}}\n+++\na = 1\n+++\n{{< /tab >}}\n{{% tab\n  header="Two"\n%}}\nB.\n{{% /tab %}}\n    {{< /tabpane >}}\n\n1. Two.\n',
    );
    expect(html).toMatch(
      /^<ol><li>.*\[Tabs\|\[Tab label=toml\|\[CodeBlock .*lang=toml\|\]\] ?\[Tab label=Two\|<p>B\.<\/p>\]\] ?<\/li><li>.*<\/ol>$/,
    );
    expect(told).toEqual([]);
  });

  test("reads the tabs of a pane as code, in the language of their header if there is one of that name", async () => {
    const { html } = await read(
      '{{< tabpane >}}\n{{< tab "C++" >}}\n#include <a>\n{{< /tab >}}\n{{< tab header="Linux" >}}\n*a*\n{{< /tab >}}\n{{< /tabpane >}}\n',
    );
    expect(html).toMatch(
      /^\[Tabs\|\[Tab label=C\+\+\|\[CodeBlock .*include.* lang=c\+\+\|\]\] ?\[Tab label=Linux\|\[CodeBlock html=[^|]*\*a\*[^|]* lang=text\|\]\]\]$/,
    );
  });

  test("does not open a block at a self-closing tag", async () => {
    const { html } = await read('{{< card "a" />}}\n\n{{< card >}}\nText.\n{{< /card >}}');
    expect(html).toBe("<div><p>Text.</p></div>");
  });

  test("leaves out and reports a self-closing tab that includes a file", async () => {
    const { html, told } = await read(
      '{{< tabs name="x" >}}\n{{< tab name="JSON" include="pod.json" />}}\n{{< /tabs >}}',
    );
    expect(html).toBe("<div></div>");
    expect(told).toEqual(['2 "{{< tab name="JSON" include="pod.json" />}}" is left out.']);
  });

  test("inserts included files", async () => {
    const text = 'One.\n\n{{% include "/_p.md" %}}\n\n{{< readfile file="q.md" >}}\n\n{% include_relative r.md %}';
    expect(partPaths(text)).toEqual(["/_p.md", "q.md", "r.md"]);
    const { html, told } = await read(text, { "/_p.md": "Two.", "q.md": "Three.", "r.md": "Four." });
    expect(html).toBe("<p>One.</p><p>Two.</p><p>Three.</p><p>Four.</p>");
    expect(told).toEqual([]);
  });

  test("removes and reports logic, and tags that are unclosed or unknown", async () => {
    const { html, told } = await read(
      "{% include a.html b=1 %}\n{% if c %}\nText.\n{% endif %}\n\n{{< note >}}\nMore {{< x >}}.\n\nOn {% if d %}e{% endif %}.",
    );
    expect(html).toBe("<p>Text.</p><p>More .</p><p>On {% if d %}e{% endif %}.</p>");
    expect(told).toEqual([
      '1 "{% include a.html b=1 %}" is left out.',
      '2 "{% if c %}" is left out.',
      '4 "{% endif %}" is left out.',
      '6 "{{< note >}}" is left out.',
      '7 "{{< x >}}" is left out.',
      '9 "{% if d %}" is shown as written.',
    ]);
  });
});

test("preserves the syntax of other tools in raw blocks", async () => {
  const { html } = await read("{kbd}`A`\n\n{% raw %}\n{% hint %}\n% of\n(a)=\n{py:func}`b`\n{% endraw %}\n");
  expect(html).toContain("{% hint %} % of (a)= {py:func}");
});

test("leaves tags around the first words of a paragraph where they are, even if a block below has the same name", async () => {
  const { html, told } = await read("A\n\n{{< tip >}}b{{< /tip >}} c.\n\n{{< tip >}}D{{< /tip >}}\n");
  expect(html).toMatch(/^<p>A<\/p><p>.*b.* c\.<\/p> \[Admonition type=tip\|<p>D<\/p>\]/);
  expect(told).toEqual(['3 "{{< tip >}}" is left out.', '3 "{{< /tip >}}" is left out.']);
});

test.each([
  ["A\n\n{{% crew/intro long /%}}\n\nB", "<p>A</p><p>B</p>", ['3 "{{% crew/intro long /%}}" is left out.']],
  ["A[^1]\n\n[^1]: B {{% crew %}}", expect.stringMatching(/<p>B ?<a/), ['3 "{{% crew %}}" is left out.']],
  ["- Deck {{% param deck.size %}}\n", "<ul><li>Deck</li></ul>", ['1 "{{% param deck.size %}}" is left out.']],
  ['{{<one>}} {{< two a="b" >}}', "", ['1 "{{<one>}}" is left out.', '1 "{{< two a="b" >}}" is left out.']],
  [
    "A {{</* sail */>}} and `{{< sail >}}`",
    "<p>A {{&lt; sail &gt;}} and <code>{{&lt; sail &gt;}}</code></p>",
    ['1 "{{< sail >}}" is shown as written.'],
  ],
])("leaves out shortcodes of a project in %j", async (text, html, told) => {
  expect(await read(text)).toMatchObject({ html, told });
});

test.each([
  "[a](https://x.example/{{% param v %}}/{{< w >}})",
  "[a][b]\n\n[b]: https://x.example/{{< v >}}",
  '<a href="/{{< v >}}">a</a>',
])("does not shorten the address in %j", async (text) => {
  const { html, told } = await read(text);
  expect(html).toBe("<p><a>a</a></p>");
  expect(told).toEqual([expect.stringMatching(/^1 The address ".*" is left out: pages do not run templates\.$/)]);
});

test("leaves out what a loop repeats, and reports the loop", async () => {
  const loop =
    "{% for a in b %}\n{% for c in a.d %}\n- {{ c }}\n{% endfor %}\n<p>{{ a }}</p>\n{% endfor %}\n\nText.\n\n```\n{% for a in b %}\n```\n\n{% for a in b %}\n\nMore.\n";
  const closed = loop.replace("\n{% for a in b %}\n\nMore.\n", "");
  expect(await read(closed)).toMatchObject({
    html: expect.not.stringContaining("{{"),
    told: ['1 "{% for a in b %}" is left out.'],
  });
  expect((await read(closed)).html).toMatch(/^<p>Text.<\/p>/);
  expect((await read(loop)).html).toContain("<p>{{ a }}</p>");
});

describe("tags over several lines", () => {
  test("are left out as a whole, as those on one are", async () => {
    const { html, told } = await read('A\n\n{% include box.html\n   one="b"\n   two=c %}\n\nD');
    expect(html).toBe("<p>A</p><p>D</p>");
    expect(told).toEqual(['3 "{% include box.html one="b" two=c %}" is left out.']);
  });
  test("are read where they can be", async () => {
    const text = '{% youtube\n  src="https://video.example/a"\n  title="How to" /%}\n\n{# One\n   two #}\n\nB';
    expect((await read(text)).html).toBe('<p><a href="https://video.example/a">How to</a></p><p>B</p>');
  });
  test("stay in code and raw text", async () => {
    const text = "```text\n{% a\n  b %}\n```\n\n{% raw %}\n{% c\n\nd %}\n{% endraw %}";
    const { html } = await read(text);
    expect(html).toContain("<p>{% c</p><p>d %}</p>");
    expect(html).toContain("{% a&lt;/span&gt;");
  });
});
