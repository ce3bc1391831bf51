import { describe, expect, test } from "vitest";
import { readForeign as read } from "../testing/read-foreign";

describe("MkDocs Markdown", () => {
  test.each([
    [
      '!!! warning "Mind *it*"\n\n    Text.',
      "[Admonition type=warning|[admonition-title|Mind <em>it</em>]<p>Text.</p>]",
    ],
    ["Call `#!python a()` and `#!/bin/sh`.", "<p>Call <code>a()</code> and <code>#!/bin/sh</code>.</p>"],
    ['???+ note "More"\n\n    Text.', "[Details summary=More|<p>Text.</p>]"],
    ['=== "A"\n\n    a\n\n=== "B"\n\n    b', "[Tabs|[Tab label=A|<p>a</p>][Tab label=B|<p>b</p>]]"],
    [
      '=== "A"\n    a\n=== "B"\n    - b\n=== "C"\n    c',
      "[Tabs|[Tab label=A|<p>a</p>][Tab label=B|<ul><li>b</li></ul>][Tab label=C|<p>c</p>]]",
    ],
    ["A\n:   One\n:   > b", "<dl><dt>A</dt><dd><p>One</p><blockquote><p>b</p></blockquote></dd></dl>"],
    [
      '=== "A"\n    a\n=== "B"\n    b\n\n1) c\n2) d',
      "[Tabs|[Tab label=A|<p>a</p>][Tab label=B|<p>b</p>]] <ol><li><p>c</p></li><li><p>d</p></li></ol>",
    ],
    ["!!! note\n    - a\n!!! tip\n    b", "[Admonition type=note|<ul><li>a</li></ul>] [Admonition type=tip|<p>b</p>]"],
    [
      "!!! note\n    a\n\n    - b\n*c*\nd\n\ne",
      "[Admonition type=note|<p>a</p><ul><li>b</li></ul>] <p><em>c</em> d</p><p>e</p>",
    ],
    [
      "!!! note\n    ??? tip\n        a\n    b\n`c`\n+ d",
      "[Admonition type=note|[Details summary=Tip|<p>a</p>]<p>b</p>] <p><code>c</code></p><ul><li>d</li></ul>",
    ],
    ["- a\n\n    !!! note\n        b\n    c", "<ul><li><p>a</p> [Admonition type=note|<p>b</p>] <p>c</p></li></ul>"],
    ['=== "A"\n    a\n=== "B"\n    b\nc', "[Tabs|[Tab label=A|<p>a</p>][Tab label=B|<p>b</p>]] <p>c</p>"],
    ["A\n[b]: /b\n[c]: /c\n\n[b] [c]", '<p>A</p><p><a href="/b">b</a><a href="/c">c</a></p>'],
    ["- A [b]\n  [b]: /b\n\nC", '<ul><li>A <a href="/b">b</a></li></ul><p>C</p>'],
    [
      "A [b]\n[b]: /c\n\n```\n```",
      '<p>A <a href="/c">b</a></p> [CodeBlock html=&lt;span class=&quot;line&quot;&gt;&lt;/span&gt; lang=|]',
    ],
    ["A\n[b]: c d\ne", "<p>A [b]: c d e</p>"],
    [
      "A\n\n    b\n    [c]: /d",
      "<p>A</p> [CodeBlock html=&lt;span class=&quot;line&quot;&gt;b&lt;/span&gt; &lt;span class=&quot;line&quot;&gt;[c]: /d&lt;/span&gt; lang=|]",
    ],
    ["*[A]:B\n*[C]: D\n\nA", "<p>A</p>"],
    ["A\n*B* c\n:   One.", "<dl><dt>A</dt><dt><em>B</em> c</dt><dd><p>One.</p></dd></dl>"],
    [
      "<https://x.example>\n: One.",
      '<dl><dt><a href="https://x.example">https://x.example</a></dt><dd><p>One.</p></dd></dl>',
    ],
    ["A\n:   One.\nmore\n:   Two.", "<dl><dt>A</dt><dd><p>One. more</p></dd><dd><p>Two.</p></dd></dl>"],
    [
      'a\n\n<figure markdown="span">\n  ![b](c.png){ width="9" }\n  <figcaption>d</figcaption>\n</figure>',
      "<p>a</p><figure> [DocImage src=/c.png alt=b width=4 height=2|] <figcaption>d</figcaption></figure>",
    ],
    ["a\n\n<div markdown>\n- *b*\n</div>", "<p>a</p><div><ul><li><em>b</em></li></ul></div>"],
    [
      "```\n\n<div markdown>\n```",
      "[CodeBlock html=&lt;span class=&quot;line&quot;&gt;&lt;/span&gt; &lt;span class=&quot;line&quot;&gt;&amp;lt;div markdown&amp;gt;&lt;/span&gt; lang=|]",
    ],
    ['=== ":octicons-x-16: `A`"\n\n    a', "[Tabs|[Tab label=A|<p>a</p>]]"],
    ['=== ":octicons-x-16:"\n\n    a', "[Tabs|[Tab label=x|<p>a</p>]]"],
    ["/// tip\n\nText.\n\n///\nMore.", "[Admonition type=tip|<p>Text.</p>] <p>More.</p>"],
    [
      "/// warning | Mind *it*\nText.\n///",
      "[Admonition type=warning|[admonition-title|Mind <em>it</em>]<p>Text.</p>]",
    ],
    ["/// details | More\n    type: note\n\nText.\n///", "[Details summary=More|<p>Text.</p>]"],
    [
      "//// tab | A\n\n/// note\n\na\n\n///\n\n////\n\n//// tab | B\n\nb\n\n////",
      "[Tabs|[Tab label=A|[Admonition type=note|<p>a</p>]][Tab label=B|<p>b</p>]]",
    ],
    ["/// tip\n\nNever closed.", "<p>/// tip</p><p>Never closed.</p>"],
    ["/// html | div\n\na\n\n///", "<p>/// html | div</p><p>a</p><p>///</p>"],
    ["`a`\n\n:   One.\n\n:   Two.", "<dl><dt><code>a</code></dt><dd><p>One.</p></dd><dd><p>Two.</p></dd></dl>"],
    ["[a](b.md){ data-preview } c", '<p><a href="/b">a</a> c</p>'],
    ["[](){#a}\n\n[b](#a)", '<p><span id="a"></span></p><p><a href="#a">b</a></p>'],
    ["* *a* b.\n  {#c}\n\n    d", '<ul><li><p><span id="c"></span><em>a</em> b.</p><p>d</p></li></ul>'],
    ["* a\n  {#b}\n* c", '<ul><li><span id="b"></span>a</li><li>c</li></ul>'],
    ["![a](c.png){#b}", "[DocImage src=/c.png alt=a id=b width=4 height=2|]"],
    ["![a](c.png)\n{#b}", "[DocImage src=/c.png alt=a id=b width=4 height=2|]"],
    ["**a**{ #b .c } d", '<p><strong id="b">a</strong> d</p>'],
    ["[a](b.md){data-id} c", '<p><a href="/b">a</a>{data-id} c</p>'],
    ["[a](b.md){ .button } and `x`{.k v=1}.", '<p><a href="/b">a</a> and <code>x</code>.</p>'],
    [":material-check: Yes :octicons-x-24:{ .big }", "<p>Yes </p>"],
    [
      "| a | :material-check: |\n| - | - |\n| b | :octicons-no-entry-24:{ .c } |",
      "<table-scroll><table><thead><tr><th>a</th><th>check</th></tr></thead><tbody><tr><td>b</td><td>no entry</td></tr></tbody></table></table-scroll>",
    ],
    [
      "[:fontawesome-brands-github:](https://x.example) :material-x: b",
      '<p><a href="https://x.example">github</a> b</p>',
    ],
    ['Press ++ctrl+"My Key"++.', "<p>Press <kbd>Ctrl</kbd>+<kbd>My Key</kbd>.</p>"],
    ["Press ++ctrl+page-down++.", "<p>Press <kbd>Ctrl</kbd>+<kbd>Page Down</kbd>.</p>"],
    ["C++ and i++j++ and a ++ b ++", "<p>C++ and i++j++ and a ++ b ++</p>"],
    [
      "A ==mark== and ^^words to *insert*^^, ==**b** `c`==, ==[d](b.md)==.",
      '<p>A <mark>mark</mark> and <ins>words to <em>insert</em></ins>, <mark><strong>b</strong><code>c</code></mark>, <mark><a href="/b">d</a></mark>.</p>',
    ],
    [
      "H~2~O, x^2^ and (a)^-n^, ~~no~~ ~one~",
      "<p>H<sub>2</sub>O, x<sup>2</sup> and (a)<sup>-n</sup>, <del>no</del><del>one</del></p>",
    ],
    ["a^b, c^d and e^f g^ and ^x^", "<p>a^b, c^d and e^f g^ and ^x^</p>"],
    ["a^2+b^2=c^2, $x^a+y^b$, 2^8-2^4, 2^32^-1", "<p>a^2+b^2=c^2, <code>x^a+y^b</code>, 2^8-2^4, 2<sup>32</sup>-1</p>"],
    [
      "https://x.example/a^b^c/==d==/e",
      '<p><a href="https://x.example/a%5Eb%5Ec/==d==/e">https://x.example/a^b^c/==d==/e</a></p>',
    ],
    ["==x a^^b c^^d==", "<p><mark>x a^^b c^^d</mark></p>"],
    [
      "!!! note\n    a\nb\n\n    code",
      "[Admonition type=note|<p>a</p>] <p>b</p> [CodeBlock html=&lt;span class=&quot;line&quot;&gt;code&lt;/span&gt; lang=|]",
    ],
    ["- ==a ^^b^^==\n- ^^c", "<ul><li><mark>a <ins>b</ins></mark></li><li>^^c</li></ul>"],
    ["{++new++} {--old--} {==x==} ==y", "<p><ins>new</ins><del>old</del><mark>x</mark> ==y</p>"],
    ["a == b == c, x==1 and y==2, ==== and `==d==`", "<p>a == b == c, x==1 and y==2, ==== and <code>==d==</code></p>"],
    ["*[HTML]: Hypertext\n\nText.", "<p>Text.</p>"],
    ["Text.\n{ .annotate }", "<p>Text.</p>"],
    ["Braces {.a} and { #b } in text.", "<p>Braces {.a} and { #b } in text.</p>"],
  ])("renders %j without a finding", async (text, html) => {
    const page = await read("a.md", text);
    expect(page.html.replaceAll("> <", "><").trim()).toBe(html);
    expect(page.told).toEqual([]);
  });

  test("gives footnotes the ids that links in MkDocs and Jekyll use", async () => {
    const { outline } = await read("a.md", "A[^1] [b](#fn:1)\n\n[^1]: C.\n");
    expect(outline.anchors).toContain("fn:1");
  });

  test.each(["<div>\n{}\n</div>", "<div>\n\n{}\n\n- a\n</div>", "a\n\n<div markdown>\n{}\n</div>"])(
    "ends the HTML %j at its last tag, above code or a heading",
    async (html) => {
      const text = html.replace("{}", "*b*");
      const { outline, told } = await read("a.md", `${text}\n\`\`\`js\nc\n\`\`\`\n\n${text}\n## D\n`);
      expect(outline.fences).toMatchObject([{ code: "c" }]);
      expect(outline.headings).toMatchObject([{ text: "D" }]);
      expect(told).toEqual([]);
    },
  );

  test.each([
    ["a\n\n<a href='https://x.example' markdown>\n*b*\n</a>", '<p>a</p><a href="https://x.example">*b*</a>'],
    ["a\n\n<span markdown>\n*b*\n</span>", "<p>a</p><span>*b*</span>"],
    ["a\n\n<div markdown='0'>\n*b*\n</div>", "<p>a</p><div>*b*</div>"],
    ["- a\n\n    <div markdown>\n    *b*\n    </div>", "<ul><li><p>a</p><div><p><em>b</em></p></div></li></ul>"],
  ])("parses the HTML %j as Markdown only where it is marked so", async (text, shown) => {
    const { html } = await read("a.md", text);
    expect(html.replace(/ (?=[<*])|(?<=[>*]) /g, "").trim()).toBe(shown);
  });

  test.each([
    ["a\n<div markdown='1'>\n*b*\n</div>", "2 The Markdown in <div> is shown as written."],
    [
      "<figure markdown>\n\na\n\n<figcaption markdown>Our [b]</figcaption>\n</figure>",
      "5 The Markdown in <figcaption> is shown as written.",
    ],
    ["<div markdown='0'>\n*b*\n</div>", undefined],
    ["a <span markdown>*b* c_d</span>", undefined],
  ])("reports Markdown in HTML that stays raw: %j", async (text, told) => {
    expect((await read("a.md", text)).told).toEqual(told === undefined ? [] : [told]);
  });

  test.each([
    [
      '<a href="{{ a.url }}"><img src="{{ a.img }}" alt="Quay"/></a>',
      "<p><a><span>Quay</span></a></p>",
      ["{{ a.url }}", "{{ a.img }}"],
    ],
    [
      "<p><img alt='{{ a.b }}' src='/{% if a %}b{% endif %}.png'></p>",
      "<p><span></span></p>",
      ["/{% if a %}b{% endif %}.png"],
    ],
    ["[Quay]({{a.url}}) {{b}}", "<p><a>Quay</a> {{b}}</p>", ["/{{a.url}}"]],
  ])("leaves out addresses that templates would make in %j", async (text, html, addresses) => {
    const page = await read("a.md", text);
    expect(page.html.trim()).toBe(html);
    const told = addresses.map((address) => `1 The address "${address}" is left out: pages do not run templates.`);
    expect(page.told.filter((line) => !line.includes("as written"))).toEqual(told);
  });

  test("reads the names of emoji in the order of Twemoji", async () => {
    const { html, told } = await read("a.md", ":man_raising_hand: :woman_in_lotus_position: :man_dancing:");
    expect(html).toBe("<p>🙋‍♂️ 🧘‍♀️ 🕺</p>");
    expect(told).toEqual([]);
  });

  test("reports footnotes that are not there, and notes of Pandoc", async () => {
    const { told } = await read("a.md", "a[^b] c[^d] e^[f]\n\n`[^g]`, [^a-z]+\n\n[^b]: h\n");
    expect(told).toEqual(['1 "[^d]" is shown as written.', '1 "^[f]" is shown as written.']);
  });

  test("reports references without an address, outside of code", async () => {
    const { told } = await read(
      "a.md",
      "See [the `b`\ndirectory][c-d], [e][f], a[0][1], and `[g][h]`.\n\n[f]: https://x.example\n",
    );
    expect(told).toEqual(['1 "directory][c-d]" is shown as written.']);
  });

  test("shows the words of references to Python objects, which have no address here", async () => {
    const { html, told } = await read(
      "a.md",
      "a\n\n[the\n`b`][c.d], [`e.f`][], [g][H.i], [j](k.md), a[0][b.c], `[l][m.n]`.\n\n[h.i]: https://x.example\n",
    );
    expect(html.replaceAll("> <", "><")).toBe(
      '<p>a</p><p>the <code>b</code>, <code>e.f</code>, <a href="https://x.example">g</a>, <a href="/k">j</a>, a[0][b.c], <code>[l][m.n]</code>.</p>',
    );
    expect(told.filter((line) => line.startsWith("3 The"))).toEqual([
      '3 The reference to "c.d" has no address: its words are shown.',
    ]);
    expect(told).toContain('4 The reference to "e.f" has no address: its words are shown.');
  });

  test("reports names of emoji that nobody knows, or in HTML, outside of code", async () => {
    const { html, told } = await read(
      "a.md",
      ":tada: at 10:30:45, a:c:d and `:no:`.\n\nA\n:no_one: B\n\n<div>:tada:</div>\n",
    );
    expect(html).toBe("<p>🎉 at 10:30:45, a:c:d and <code>:no:</code>.</p> <p>A :no_one: B</p> <div>:tada:</div>");
    expect(told).toEqual(['3 ":no_one:" is shown as written.', '6 ":tada:" is shown as written.']);
  });

  test("shows what a terminal has written without colors where a script plays it as HTML", async () => {
    const code =
      "```console\n$ a &apos;b&apos; <c>\n<span style='x'><font color=\"#fff\"> <b>D</b> </font></span> e\n```";
    const text = `<div class="termy">\n\n${code}\n\n</div>\n\n${code}`;
    const [played, plain] = (await read("a.md", text)).outline.fences;
    expect(played?.code).toBe("$ a 'b' <c>\n D  e");
    expect(plain?.code).toContain("<span style='x'>");
  });

  test("keeps HTML in indented code whole", async () => {
    const { outline } = await read("a.md", "a\n\n    <div markdown>\n    b\n    </div>");
    expect(outline.fences.map(({ code }) => code)).toEqual(["<div markdown>\nb\n</div>"]);
  });

  test("keeps components whose names differ from HTML elements only by case", async () => {
    const { html } = await read("a.md", "<Table>\n\nA\n\n</Table>\n\n<API />\n");
    expect(html).toContain("[UnknownComponent name=Table|");
    expect(html).toContain("[UnknownComponent name=API");
  });

  test.each([
    ["::: a", '1 "::: a" is left out.'],
    ["::: tip", '1 The block "tip" is never closed.'],
    ["::: a\n\n::: tip\nb\n:::", '1 Unknown block "a": its content is shown without the block.'],
  ])("takes the name of a module for code only where nothing closes a block: %j", async (text, told) => {
    expect((await read("a.md", text)).told).toContain(told);
  });

  test("drops generated API documentation with its options, and reports it", async () => {
    const { html, told } = await read(
      "a.md",
      "One.\n\n::: a.b.C\n    options:\n        members:\n            - d\n\nTwo.\n\n::: a\n    options:\n        b: c\n",
    );
    expect(html).toBe("<p>One.</p> <p>Two.</p>");
    expect(told).toEqual(['3 "::: a.b.C" is left out.', '10 "::: a" is left out.']);
  });

  test("shows a container whose text begins like options", async () => {
    const { html, told } = await read("a.md", "::: note\n    options: two\n:::\n");
    expect(html).toContain("options: two");
    expect(told).toEqual([]);
  });

  test("reads heading ids from attribute lists", async () => {
    const { outline } = await read(
      "a.md",
      '## Context <small>optional</small> { #own data-toc-label="x y" }\n\n## B {.c}\n\n## 9.7 { id="9.7" }\n\n## D { id=e }',
    );
    expect(outline.headings.map(({ id, text }) => [id, text])).toEqual([
      ["own", "Context optional"],
      ["b", "B"],
      ["9.7", "9.7"],
      ["e", "D"],
    ]);
  });

  test.each([
    ['{ .py .copy title="a.py" hl_lines="2 3-4" }', "py", 'title="a.py" {2,3-4}'],
    ['title=".env"', "", 'title=".env"'],
    ['yaml linenums="5"', "yaml", "showLineNumbers=5"],
    ["js { .annotate }", "js", ""],
  ])("parses the fence info %j into language %j and meta %j", async (info, lang, meta) => {
    const { outline } = await read("a.md", `\`\`\` ${info}\na\n\`\`\``);
    expect(outline.fences.map((fence) => [fence.lang ?? "", fence.meta])).toEqual([[lang, meta]]);
  });
});
