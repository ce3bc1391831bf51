import { expect, test } from "vitest";
import { readForeign as read } from "../../testing/read-foreign";
import { targetsIn } from "../links/targets-in";
import { readDirectives } from "./myst";

const shownAs = async (text: string, parts?: Record<string, string>) => {
  const { html, told } = await read("a.md", `Text.\n\n${text}`, parts);
  return { html: html.replace("<p>Text.</p>", "").replaceAll("> <", "><").trim(), told };
};

test.each([
  ["```{note}\nText.\n```", "[Admonition type=note|<p>Text.</p>]"],
  [
    ":::{tip} Own *title*\n:class: x\nText.\n:::",
    "[Admonition type=tip|[admonition-title|Own <em>title</em>]<p>Text.</p>]",
  ],
  [
    "```{admonition} Mind\n:class: warning\n\nText.\n```",
    "[Admonition type=warning|[admonition-title|Mind]<p>Text.</p>]",
  ],
  ["```{admonition} More\n---\nclass: dropdown\n---\nText.\n```", "[Details summary=More|<p>Text.</p>]"],
  [":::{dropdown} More\nText.\n:::", "[Details summary=More|<p>Text.</p>]"],
  ["```{versionadded} 1.2\n```", "[Admonition type=note|[admonition-title|Added in version 1.2]]"],
  [
    "::::{tab-set}\n:name: own\n:::{tab-item} One\n:sync: a\nA\n:::\n:::{tab-item} Two\nB\n:::\n::::",
    "[Tabs|[Tab label=One|<p>A</p>][Tab label=Two|<p>B</p>]]",
  ],
  ["````{tabs}\n```{group-tab} One\nA\n```\n````", "[Tabs|[Tab label=One|<p>A</p>]]"],
  ["```{youtube} https://video.example/a\n:title: How to\n```", '<p><a href="https://video.example/a">How to</a></p>'],
  ["```{only} html\nText.\n```", "<div><p>Text.</p></div>"],
  ["````{note}\n```{tip}\nIn.\n```\nOut.\n````", "[Admonition type=note|[Admonition type=tip|<p>In.</p>]<p>Out.</p>]"],
  ["::::{grid} 2\n:::{card} One\nText.\n:::\n::::", "<div><div><p><strong>One</strong></p><p>Text.</p></div></div>"],
  [
    "::::{grid} 1 2\n:::{grid-item-card} {octicon}`plug;1em` One\n:link: b/set-up\n:link-type: doc\n\nText.\n+++\n[More](b/set-up)\n:::\n::::",
    '[Cards|[Card title=One href=/b/set-up|<p>Text.</p><p><a href="/b/set-up">More</a></p>]]',
  ],
  ["::::{grid}\n:::{grid-item}\nText.\n:::\n::::", "<div><div><p>Text.</p></div></div>"],
  [":::{card}\n:header: With `a`\nText.\n:::", "<div><p><strong>With <code>a</code></strong></p><p>Text.</p></div>"],
  ["```{seealso}\nText.\n```", "[Admonition type=note|[admonition-title|See also]<p>Text.</p>]"],
  ["```{important} Mind\nText.\n```", "[Admonition type=info|[admonition-title|Mind]<p>Text.</p>]"],
  [
    "(a)=\n[](b/set-up.md) [](#sec:to-do) [](https://x.example/a)",
    '<p><a id="a"></a><a href="/b/set-up">Set up</a><a href="#sec:to-do">To do</a><a href="https://x.example/a">https://x.example/a</a></p>',
  ],
  ["[](mailto:a@b.example)", '<p><a href="mailto:a@b.example">mailto:a@b.example</a></p>'],
  [
    "[](doi:10.1/a.b) [c](wiki:tree)",
    '<p><a href="https://doi.org/10.1/a.b">doi:10.1/a.b</a><a href="https://en.wikipedia.org/wiki/tree">c</a></p>',
  ],
  [":::{card}\n:link: b/set-up\nText.\n:::", "[Card title=Set up href=/b/set-up|<p>Text.</p>]"],
  [
    ":::{card} One\n:link: https://x.example/?a=1&copy=2\nText.\n:::",
    "[Card title=One href=https://x.example/?a=1&amp;copy=2|<p>Text.</p>]",
  ],
  ["```{button-ref} b/set-up\n:ref-type: doc\n\nGo *on*\n```", '<p><a href="/b/set-up">Go <em>on</em></a></p>'],
  ["```{button-ref} b/set-up\n\nGo\n\n- a\n```", '<div><p><a href="/b/set-up">Go</a></p><ul><li>a</li></ul></div>'],
  ["```{button-ref} b/set-up\n```", '<p><a href="/b/set-up">Set up</a></p>'],
  ["```{toctree}\n:maxdepth: 2\na\n```", ""],
  ["% A remark\n\n+++\n\n```{index} a\n```", ""],
  ["```{image} /a.png\n:alt: Quay\n```", "[DocImage src=/a.png alt=Quay width=4 height=2|]"],
  [
    ":::{figure} /a.png\n:name: own\n\nSaid *below*.\n:::",
    '<p><img src="/a.png" alt="" width="4" height="2"/><span id="own"></span></p><p>Said <em>below</em>.</p>',
  ],
  ["```{note}\n:name: own\nText.\n```", '[Admonition type=note|<p><span id="own"></span> Text.</p>]'],
  [
    ":::{table} Own\n:name: own\n| A |\n| - |\n| b |\n:::",
    '<div><p><strong>Own</strong></p><p><span id="own"></span></p><table-scroll><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table></table-scroll></div>',
  ],
  ["{octicon}`plug;1em` Plain", "<p> Plain</p>"],
  [
    "Press {kbd}`A`, {sub}`b`, {guilabel}`C`, {term}`d`.",
    "<p>Press <kbd>A</kbd>, <sub>b</sub>, <strong>C</strong>, d.</p>",
  ],
  ["{py:func}`~a.b` and {abbr}`X (Y)`", '<p><code>a.b</code> and <abbr title="Y">X</abbr></p>'],
  [
    "{doc}`Own <b/c>`, {doc}`/set-up` and [](b/d.md#e)",
    '<p><a href="/b/c">Own</a>, <a href="/set-up">Set up</a> and <a href="/b/d#e">E</a></p>',
  ],
  [
    "[![](https://x.example/a.png)](b.md)",
    '<p><a href="/b"><img src="https://x.example/a.png" alt="" width="4" height="2"/></a></p>',
  ],
  ["{ref}`Words <a/b>` and {ref}`so-on`", '<p><a href="#a/b">Words</a> and <a href="#so-on">So on</a></p>'],
  ["(a-b)=\n\nText.", '<p><a id="a-b"></a></p><p>Text.</p>'],
  ["(a-b)=\nText.", '<p><a id="a-b"></a> Text.</p>'],
  ["(a)=\n(b)=\n\nText.", '<p><a id="a"></a><a id="b"></a></p><p>Text.</p>'],
  ["(a)=\n```{note}\nText.\n```", '<p><a id="a"></a></p> [Admonition type=note|<p>Text.</p>]'],
])("renders %j without a finding", async (text, html) => {
  const shown = await shownAs(text);
  expect(shown.html).toContain(html);
  expect(shown.html.replace(html, "").replace(/^<p>.?<\/p>$/, "")).toBe("");
  expect(shown.told).toEqual([]);
});

test("puts a target before a heading into the heading, which keeps its own id", async () => {
  const { html } = await shownAs("(first-steps)=\n## Begin\n");
  expect(html).toContain('<h2 id="begin"><span id="first-steps"></span>Begin</h2>');
});

test("collects only targets that are rendered", () => {
  const drawn = "(a)=\n# A\n\n(b)=\n(c)=\nText.\n\n````{note}\n```{image} a.png\n:name: d\n```\n(e)=\n````\n";
  const named = "```{note}\n:name: f\nText.\n```\n\n```{math}\n:label: g\na\n```\n";
  const others = '```{toctree}\n:name: x\na\n```\n\n```md\n(y)=\n```\n\n<a id="z"></a>\n';
  expect(targetsIn(drawn + named + others)).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
});

test.each([
  "Put `/users/{id}` now and `/users` later.",
  "Put ``{a}`b`` here.",
  "~~~md\n```{note}\n(a)=\n{kbd}`A`\n~~~",
])("leaves a page without roles and directives outside of code unchanged: %j", (text) => {
  const lines = [...text.split("\n"), "", "% of all", "+++"];
  expect(readDirectives(lines)).toEqual(lines);
});

test("leaves inline code with a colon in braces unchanged", () => {
  const lines = ["Put `/users/{a:b}` now, and {kbd}`A`."];
  expect(readDirectives(lines)).toEqual(lines);
});

test("reads language, marked lines and title of code from options", async () => {
  const { outline } = await read(
    "a.md",
    "Text.\n\n```{code-block} python\n:caption: a.py\n:emphasize-lines: 2,3\n:linenos:\n\na = 1\n```\n\n:::{code} js\nb\n:::\n\n```{eval-rst}\n.. c::\n```",
  );
  expect(outline.fences.map(({ lang, meta }) => [lang, meta])).toEqual([
    ["python", 'title="a.py" {2,3} showLineNumbers'],
    ["js", ""],
    ["rst", ""],
  ]);
});

test("inserts included files as text or code", async () => {
  const parts = { "../a.md": "A *part*.", "b.py": "x = 1" };
  const { html, told } = await shownAs(
    "```{include} ../a.md\n```\n\n```{literalinclude} b.py\n:language: python\n```",
    parts,
  );
  expect(html).toContain("<p>A <em>part</em>.</p>");
  expect(html).toMatch(/\[CodeBlock .*lang=python/);
  expect(told).toEqual([]);
});

test("shows a terminal as code", async () => {
  const { outline } = await read("a.md", "```{terminal}\n:input: a\nb\n```");
  expect(outline.fences).toMatchObject([{ code: "b" }]);
});

test("shows what the options of an unknown directive say, except about looks", async () => {
  const text = '```{config:option} a.b\n:class: c\n:shortdesc: "Short *text*"\n:flag:\n:type: bool\nLong.\n```\n\n';
  const { html, told } = await shownAs(`${text}\`\`\`{constructor}\nA\n\`\`\``);
  expect(html).toBe(
    "<div><p>a.b</p><p>shortdesc: Short <em>text</em></p><p>type: bool<br/> Long.</p></div><div><p>A</p></div>",
  );
  expect(told).toHaveLength(2);
});

test("inserts only what stands between the words that an inclusion names", async () => {
  const options = ":start-after: <!-- first &amp; -->\n:end-before: <!-- second -->";
  const parts = { "a.md": "No.\n\n<!-- second -->\n\n<!-- first &amp; -->\n\nYes.\n\n<!-- second -->\n\nNo." };
  const { html, told } = await shownAs(`\`\`\`{include} a.md\n${options}\n\`\`\``, parts);
  expect(html).toBe("<p>Yes.</p>");
  expect(told).toEqual([]);
  const lost = await shownAs("```{include} a.md\n:start-after: third\n```", parts);
  expect(lost.html).toBe("");
  expect(lost.told).toEqual(['3 "a.md" has no region "third": nothing of it is shown.']);
});

test("reports a missing file by the line that includes it", async () => {
  const { told } = await shownAs('```{literalinclude} b.py\n```\n\n!!! note\n    --8<-- "c.md"');
  expect(told).toEqual(['3 "```{literalinclude} b.py" is left out.', '7 "--8<-- "c.md"" is left out.']);
});

test("reports an unknown directive and shows its content", async () => {
  const { html, told } = await shownAs("```{py:data} a\nText.\n```");
  expect(html).toBe("<div><p>a</p><p>Text.</p></div>");
  expect(told).toEqual([expect.stringContaining('Unknown block "py-data"')]);
});

test("leaves code and braces of other tools unchanged", () => {
  const lines = [
    "```md",
    "```{note}",
    "```",
    "```{r}",
    "x",
    "```",
    "```{1-3}",
    "z",
    "```",
    "```{ .py }",
    "y",
    "```",
    "    % a",
    "(b)= c",
  ];
  expect(readDirectives(lines)).toEqual(lines);
});

test.each(["```{r}", "```{r setup, echo=FALSE}", "```{python}"])(
  "does not treat a page as MyST because of the R Markdown fence %s",
  async (mark) => {
    const { html, told } = await shownAs(`% of ships\n\n${mark}\nx = 1\n\`\`\``);
    expect(html).toContain("<p>% of ships</p>");
    expect(html).toMatch(/\[CodeBlock[^|]* lang=(?:r|python)\b/);
    expect(told).toEqual([]);
  },
);

test("treats a page as MyST because of a math directive alone", async () => {
  const { html } = await shownAs("% of ships\n\n```{math}\n:label: trim\nx = 1\n```");
  expect(html).not.toContain("of ships");
  expect(html).not.toContain(":label:");
});

test("links to an image of another project", async () => {
  const { html } = await shownAs("![](xref:deck#red-sail) ![Mast](xref:deck#b)", undefined);
  expect(html).toMatch(/>Red sail<\/a><a[^>]*>Mast<\/a>/);
  expect(html).not.toContain("img");
});

test("shows the lines of an included file that the directive names", async () => {
  const text = "```{literalinclude} crew.py\n:language: python\n:lines: 2-3\n:emphasize-lines: 1\n```\n\nB";
  const { outline, told } = await read("a.md", text, { "crew.py": "one\ntwo\nthree\nfour" });
  expect(outline.fences).toMatchObject([{ lang: "python", code: "two\nthree" }]);
  expect(told).toEqual([]);
});

test("shows the title of a note in the margin", async () => {
  const { html } = await shownAs(":::{margin} Mind *it*\nText.\n:::");
  expect(html).toContain("<strong>Mind <em>it</em></strong>");
});
