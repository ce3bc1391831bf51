import { describe, expect, test } from "vitest";
import { readForeign as read } from "../testing/read-foreign";

describe.each(["a.md", "a.mdx"])("a foreign page %s", (file) => {
  test.each([
    [":::secondary\nText.\n:::", "[Admonition type=note|<p>Text.</p>]"],
    [":::tip Mind the *gap*\nText.\n:::", "[Admonition type=tip|[admonition-title|Mind the <em>gap</em>]<p>Text.</p>]"],
    ["::: tip {no-title}\nText.\n:::", "[Admonition type=tip|<p>Text.</p>]"],
    ["::: tip [Old] {.a}\nText.\n:::", "[Admonition type=tip|[admonition-title|[Old]]<p>Text.</p>]"],
    ["::: tip Of `a[0]`\nText.\n:::", "[Admonition type=tip|[admonition-title|Of <code>a[0]</code>]<p>Text.</p>]"],
    ["::: tip One ] two\nText.\n:::", "[Admonition type=tip|[admonition-title|One ] two]<p>Text.</p>]"],
    [
      "::: tip See [b *c*](./b.md#d) [Old]\nText.\n:::",
      '[Admonition type=tip|[admonition-title|See <a href="/b#d">b <em>c</em></a> [Old]]<p>Text.</p>]',
    ],
    ["::: warning\nText.\n:::", "[Admonition type=warning|<p>Text.</p>]"],
    ["One \\` <br> two \\`.", "<p>One ` <br/> two `.</p>"],
    ["> [!!note] Text.", "<blockquote><p>[!!note] Text.</p></blockquote>"],
    ["> [!constructor]\n> Text.", "<blockquote><p>[!constructor] Text.</p></blockquote>"],
    [":::caution[Old]\nText.\n:::", "[Admonition type=warning|[admonition-title|Old]<p>Text.</p>]"],
    ["::: details More\nText.\n:::", "[Details summary=More|<p>Text.</p>]"],
    ["> [!NOTE]\n> Text.", "[Admonition type=note|<p>Text.</p>]"],
    ["> [!TIP] Mind *it*\n> Text.", "[Admonition type=tip|[admonition-title|Mind <em>it</em>]<p>Text.</p>]"],
    ["> [!CAUTION] Hot\n> Text.", "[Admonition type=danger|[admonition-title|Hot]<p>Text.</p>]"],
    ["## A title {#own-id}", '<h2 id="own-id">A title</h2>'],
    ["## A title {/*own-id*/}", '<h2 id="own-id">A title</h2>'],
    ["## A title {/* #own-id */}", '<h2 id="own-id">A title</h2>'],
    ["[b](@/c/d.md)", '<p><a href="/c/d">b</a></p>'],
    ["## A *title* [#own-id]", '<h2 id="own-id">A <em>title</em></h2>'],
    ["Press <kbd>A</kbd>,<br>then B.", "<p>Press <kbd>A</kbd>,<br/>then B.</p>"],
    ['<video src="/a.mp4" controls muted />', '<video src="/a.mp4" controls="" muted=""></video>'],
    ["<details open>\n\nText.\n\n</details>", '<details open=""><p>Text.</p></details>'],
    ["<details>\n<summary>S</summary>\n\nText.\n\n</details>", "<details><summary>S</summary><p>Text.</p></details>"],
    [
      'One,<BR>two.\n\n<HR>\n\n<IMG SRC="https://x.example/a.png" ALT="A"> b',
      '<p>One,<br/>two.</p><hr/><p><img src="https://x.example/a.png" alt="A" width="4" height="2"/> b</p>',
    ],
    ["One <SUB>two</SUB> <B>three</B>.", "<p>One <sub>two</sub><b>three</b>.</p>"],
    ["<CENTER>\n\nText.\n\n</CENTER>\n\nAfter.", "<center><p>Text.</p></center><p>After.</p>"],
    ["One <!-- no --> two.\n\n<!--\nlong\n-->", "<p>One two.</p>"],
    ["[b](./b.md) and [c](../c/index.mdx#d)", '<p><a href="/b">b</a> and <a href="/c#d">c</a></p>'],
    ["`<!-- kept -->` and `::: tip`", "<p><code>&lt;!-- kept --&gt;</code> and <code>::: tip</code></p>"],
    [
      'A\n\n<LiteYouTubeEmbed id="x_1" title="T" />',
      '<p>A</p><p><a href="https://www.youtube.com/watch?v=x_1">T</a></p>',
    ],
    ["See [b]: <https://x.example/>.", '<p>See [b]: <a href="https://x.example/">https://x.example/</a>.</p>'],
    [
      "[b](<https://x.example/a_(c)>) [d]\n\n[d]: <https://x.example/e>",
      '<p><a href="https://x.example/a_(c)">b</a><a href="https://x.example/e">d</a></p>',
    ],
    ["<https://x.example/a>", '<p><a href="https://x.example/a">https://x.example/a</a></p>'],
  ])("renders %j without a finding", async (text, html) => {
    const page = await read(file, text);
    expect(
      page.html
        .replace(/<header class="heading">(.*?)<a class="heading-anchor".*?<\/a><\/header>/, "$1")
        .replaceAll("> <", "><")
        .trim(),
    ).toBe(html);
    expect(page.told).toEqual([]);
  });

  test("omits attributes that are false", async () => {
    const { html } = await read("a.mdx", '<video src="/a.mp4" controls={true} muted={false} />');
    expect(html).toBe('<video src="/a.mp4" controls=""></video>');
  });

  test.each([
    ["Text.\n\n:::tip\nOne.\n\n## Two", 'The block "tip" is never closed.'],
    ["Text.\n\n- a\n\n  ::: details More\n  One.\n\nTwo.", 'The block "details" is never closed.'],
  ])("reports the unclosed block in %j", async (text, message) => {
    const { findings } = await read(file, text);
    expect(findings).toMatchObject([{ severity: "warning", line: text.split(":::")[0]?.split("\n").length, message }]);
  });

  test("keeps braces without block attributes in an admonition title", async () => {
    const { html } = await read(file, "::: tip Use {a} for *b*\n:::\n\n::: tip Use {a}\n:::\n\n::: tip Use {.a}\n:::");
    const shown = file === "a.md" ? "{a}" : "<code>{a}</code>";
    const titles = [...html.matchAll(/admonition-title\|(.*?)\]/g)].map(([, title]) => title);
    expect(titles).toEqual([`Use ${shown} for <em>b</em>`, `Use ${shown}`, "Use"]);
  });

  test("turns code groups into tabs labeled by their fences", async () => {
    const { html, outline } = await read(
      file,
      "::: code-group\n```js{1} [a.js]\nx\n```\n```sh:line-numbers\ny\n```\n:::",
    );
    expect(html).toMatch(/^\[Tabs\|\[Tab label=a\.js\|\[CodeBlock .*lang=js\|\]\] ?\[Tab label=sh\|\[CodeBlock/);
    expect(html).toContain("highlight");
    expect(outline.fences.map(({ lang, meta }) => [lang, meta])).toEqual([
      ["js", "{1}"],
      ["sh", "showLineNumbers"],
    ]);
  });

  test("hides Rust lines that only the compiler needs", async () => {
    const rust = "# use a;\n#\n#[derive(A)]\nfn b() {\n    # c();\n    ## d\n}";
    const { outline } = await read(file, `\`\`\`rust,ignore\n${rust}\n\`\`\`\n\n\`\`\`sh\n# e\n\`\`\``);
    expect(outline.fences.map(({ code }) => code)).toEqual(["#[derive(A)]\nfn b() {\n    # d\n}", "# e"]);
  });

  test("hides TypeScript lines that only Twoslash needs, in Twoslash fences only", async () => {
    const code =
      "// @errors: 1\nimport a\n// ---cut---\nconst b = a\n//    ^?\n// ---cut-start---\nc\n// ---cut-end---\n// d\n// ---cut-after---\ne";
    const { outline } = await read(file, `\`\`\`ts twoslash [a.ts]\n${code}\n\`\`\`\n\n\`\`\`ts\n${code}\n\`\`\``);
    expect(outline.fences.map((fence) => fence.code)).toEqual(["const b = a\n// d", code]);
  });

  test("strips ANSI colors from terminal output", async () => {
    const { outline } = await read(file, "```ansi\n\u001b[1m\u001b[38;5;4mDone\u001b[0m [2]\n```");
    expect(outline.fences.map(({ code }) => code)).toEqual(["Done [2]"]);
  });

  test("shows Rust lines starting with # outside of mdBook", async () => {
    const fence = "```rust\n# a\nb\n```";
    const { outline } = await read(file, fence);
    expect(outline.fences.map(({ code }) => code)).toEqual(["# a\nb"]);
    const book = await read(file, `${fence}\n\n\`\`\`rust\n{{#rustdoc_include c.rs}}\n\`\`\``, { "c.rs": "# d\ne" });
    expect(book.outline.fences.map(({ code }) => code)).toEqual(["b", "e"]);
    const { outline: inBook } = await read(file, fence, undefined, { isBook: true });
    expect(inBook.fences.map(({ code }) => code)).toEqual(["b"]);
  });

  test("leaves out what a page says to programs alone", async () => {
    const { html, told } = await read(file, '<head>\n<title>Two</title>\n<meta name="a" />\n</head>\n\nOne.\n');
    expect(html.trim()).toBe("<p>One.</p>");
    expect(told).toEqual([]);
  });

  test("leaves out a head with blank lines, and shows one in code", async () => {
    const head = '<head>\n<title>Two</title>\n\n<meta name="a" />\n</head>';
    const { html, outline } = await read(file, `${head}\n\nOne.\n\n\`\`\`html\n${head}\n\`\`\`\n`);
    expect(html).toMatch(/^\s*<p>One\.<\/p>/);
    expect(outline.fences.map(({ code }) => code)).toEqual([head]);
  });

  test("keeps what is between a head in code and the end of another", async () => {
    const { html } = await read("a.md", "```\n<head>\n```\n\nOne.\n\n</head>\n\n<head>\n\nTwo.\n\n</head>\n");
    expect(html).toContain("<p>One.</p>");
    expect(html).not.toContain("Two.");
  });

  test("reads MDX in the fences that keep it from translation", async () => {
    const fence = "````mdx-code-block";
    const text = `${fence}\n<Tabs>\n<TabItem label="A">\n\`\`\`\`\n\nB *c*\n\n${fence}\n</TabItem>\n</Tabs>\n\`\`\`\``;
    const { html, told } = await read(file, text);
    expect(html.replaceAll("> <", "><").trim()).toBe("[Tabs|[Tab label=A|<p>B <em>c</em></p>]]");
    expect(told).toEqual([]);
  });

  test("reads names of languages that other tools know", async () => {
    const { outline, told } = await read(
      file,
      "golang Output dotnetcli shell-session none plain".replace(/(\S+) ?/g, "```$1\na\n```\n\n"),
    );
    expect(outline.fences.map(({ lang }) => lang)).toEqual(["go", "text", "shell", "shell", "text", "text"]);
    expect(told).toEqual([]);
  });

  test.each(["constructor", "__proto__"])("takes %s for the name of an unknown language", async (lang) => {
    const { outline } = await read(file, `\`\`\`${lang}\na\n\`\`\`\n`);
    expect(outline.fences).toMatchObject([{ lang, code: "a" }]);
  });

  test("collects the files of videos, so that missing ones are reported", async () => {
    const { outline } = await read(
      file,
      '<video controls>\n<source src="b.mp4" />\n</video>\n\n<video src="/c.webm" controls />\n',
    );
    expect(outline.links.map(({ href }) => href)).toEqual(["/b.mp4", "/c.webm"]);
  });

  test("leaves out headings without words, except for what can be linked to, and reports them", async () => {
    const comment = file.endsWith("x") ? "{/* b */}" : "<!-- b -->";
    const { html, told } = await read(file, `a\n\n## ${comment}\n\n### <a id="c"></a>\n\n## ![d](d.png)\n`);
    expect(html).toMatch(/^<p>a<\/p> <div><\/div> <div><a id="c"><\/a><\/div> <h2 id=""><img/);
    expect(told).toEqual(["3 A heading without words is left out."]);
  });

  test("adds them in languages whose signs can be taken apart", async () => {
    const { outline } = await read("a.md", "## `useData` <Badge text='조합' />\n\n## 설치\n\n## Descrição\n");
    expect(outline.anchors).toEqual(["usedata-조합", "usedata", "설치", "descrição", "descricao"]);
  });

  test("keeps the capitals of headings in a tree whose links have them", async () => {
    const { outline } = await read(file, "# T\n\n## Tag Plugins", undefined, { keepsCase: true });
    expect(outline.anchors).toEqual(["tag-plugins", "Tag-Plugins"]);
    expect((await read(file, "# T\n\n## Tag Plugins")).outline.anchors).toEqual(["tag-plugins"]);
  });

  test("adds the heading ids of other tools as anchors", async () => {
    const { outline, html } = await read(file, "## build.minify\n\n## 2 ways\n\n## Plain\n");
    expect(outline.anchors).toEqual(["buildminify", "build-minify", "2-ways", "_2-ways", "plain"]);
    expect(outline.headings.map(({ id }) => id)).toEqual(["buildminify", "2-ways", "plain"]);
    expect(html).toContain('<span id="build-minify"></span>build.minify</h2>');
  });

  test("collects anchors from named HTML links", async () => {
    const { outline } = await read(file, 'Text.\n\n<a name="own"></a>\n\n## Title\n\n<a name="b" id="b"></a>\n');
    expect(outline.anchors).toEqual(["own", "title", "b"]);
  });

  test("uses the label of a fence as its title", async () => {
    const { html } = await read(file, "<kbd>a</kbd>\n\n```ts{2} [src/main.ts]\na\nb\n```");
    expect(html).toContain("title=src/main.ts");
    expect(html).toContain("line highlight");
  });

  test("drops test instructions for Rust code from the fence", async () => {
    expect((await read(file, "``` .sh\na\n```")).outline.fences).toMatchObject([{ lang: "sh" }]);
    const { outline, told } = await read(file, "```rust,ignore,does_not_compile {2}\nlet a;\na\n```");
    expect(outline.fences).toMatchObject([{ lang: "rust", meta: "{2}" }]);
    expect(told).toEqual([]);
  });

  test("keeps the title, description or caption, and link of an unknown component in its placeholder", async () => {
    const { html } = await read(
      file,
      '<Theme title="Mint" description="Light *and* dark." href="/b" />\n\n<Grid title="All" caption="C">\n\nText.\n\n</Grid>\n\nAn <Spark title="x" />.',
    );
    expect(html.replace(/> (?=[<\]])/g, ">")).toContain(
      '[UnknownComponent name=Theme|<p><a href="/b">Mint</a></p><p>Light *and* dark.</p>]',
    );
    expect(html.replace(/> (?=[<\]])/g, ">")).toContain(
      "[UnknownComponent name=Grid|<p><strong>All</strong></p><p>C</p><p>Text.</p>]",
    );
    expect(html).toContain("<p>An [UnknownComponent name=Spark inline=|].</p>");
  });

  test("links the words of a component that says it is a link", async () => {
    const { html, told } = await read(file, 'See <LessonLink href="/b" title="x">the lesson</LessonLink>.');
    expect(html).toBe('<p>See <a href="/b">the lesson</a>.</p>');
    expect(told).toEqual([]);
  });

  test("shows a placeholder for a link around a heading, which has a link to itself", async () => {
    const { html } = await read(file, '<CardLink href="/b">\n\n### More\n\nText.\n\n</CardLink>');
    expect(html).toContain("[UnknownComponent name=CardLink|");
  });

  test("shows a placeholder for a component called Tabs whose parts name no slot", async () => {
    const { html } = await read(file, "<ToolTabs>\n<Fragment>\n\nA\n\n</Fragment>\n</ToolTabs>");
    expect(html).toContain("[UnknownComponent name=ToolTabs|");
  });

  test("locates the link of a placeholder at its component", async () => {
    const { outline } = await read(file, 'Text.\n\n<Theme title="" href="/b" />');
    expect(new Set(outline.links.map(({ line }) => line))).toEqual(new Set(file.endsWith("x") ? [3] : []));
  });

  test.each([["javascript:alert(1)"], ["vbscript:x"]])("does not link a placeholder to %s", async (href) => {
    const { html } = await read(file, `<Theme title="Mint" href="${href}" />`);
    expect(html).toContain("[UnknownComponent name=Theme|<p><strong>Mint</strong></p>]");
  });
  test("replaces an unknown component with a placeholder around its children, and reports it once", async () => {
    const { html, told } = await read(
      file,
      'Text.\n\n<Video src="a">\n\nInside.\n\n</Video>\n\n<Video />\n\nAfter <Spark /> it.',
    );
    expect(html).toMatch(/\[UnknownComponent name=Video\|.*<p>Inside.<\/p>.*\].*\[UnknownComponent name=Video\|\]/);
    expect(html).toContain("<p>After [UnknownComponent name=Spark inline=|] it.</p>");
    expect(told).toEqual([
      "3 Unknown component <Video>: a placeholder is shown instead.",
      expect.stringMatching(/^\d+ Unknown component <Spark>/),
    ]);
  });

  test("renders an mdBook listing with its file name, number and caption", async () => {
    const listing =
      '<Listing number="1-2" file-name="src/main.rs" caption="Uses `Box` here">\n\n```rust\na\n```\n\n</Listing>';
    const { html, told } = await read(file, `${listing}\n\n<Listing file-name="b.rs">\n\nB.\n\n</Listing>`);
    expect(html).toMatch(
      /<p>src\/main\.rs<\/p>.*\[CodeBlock .*<p>Listing 1-2: Uses <code>Box<\/code> here<\/p>.*<p>b\.rs<\/p>\s*<p>B\.<\/p>/s,
    );
    expect(html).not.toContain("Unknown");
    expect(told).toEqual([]);
  });

  test("keeps the id of an empty link as an anchor", async () => {
    const { outline, told } = await read(file, 'Text <Link id="here"/>.\n\n- <Link id="there"/> More.\n');
    expect(outline.anchors).toEqual(["here", "there"]);
    expect(told).toEqual([]);
  });

  test("ignores components in a heading when computing its anchors", async () => {
    const { outline } = await read(file, 'Text.\n\n### `useData` <Badge text="new" />\n');
    expect(outline.anchors).toContain("usedata");
  });

  test("resolves relative links of components", async () => {
    const { html } = await read(
      `guide/${file}`,
      '<LinkCard title="T" href="../setup/first/" />\n\n<LinkCard title="U" href="b.md#c" />',
    );
    expect(html).toContain("href=/setup/first|");
    expect(html).toContain("href=/guide/b#c|");
  });

  test("maps components of well-known tools to ours", async () => {
    const { html, told } = await read(
      file,
      '<Badge type="tip" text="New" />\n\n<LinkCard title="T" href="/t" description="D" />\n',
    );
    expect(html).toContain("[Badge|New]");
    expect(html).toContain("[Card title=T href=/t|D]");
    expect(told).toEqual([]);
  });

  test.each(["columns", "cards"])("keeps the content of the unknown block %s and reports it", async (name) => {
    const { html, told } = await read(file, `::: ${name}\nText.\n:::`);
    expect(html).toContain("<p>Text.</p>");
    expect(told).toEqual([`1 Unknown block "${name}": its content is shown without the block.`]);
  });

  test("resolves srcset paths relative to the page's folder", async () => {
    const { html } = await read(
      `guide/${file}`,
      '<picture>\n<source srcset="./b.png 1x, ../c.png 2x,/d.png" />\n<img src="e.png" alt="E" />\n</picture>',
    );
    expect(html).toContain('<source srcSet="/guide/b.png 1x, /c.png 2x,/d.png"/>');
  });

  test("resolves HTML image paths relative to the page's folder", async () => {
    const { outline } = await read(`guide/${file}`, 'One\n\n<img src="./x.png" alt="X" width="20" />\n\n![Y](y.png)');
    expect(outline.images.map(({ src, alt }) => [src, alt])).toEqual([
      ["/guide/x.png", "X"],
      ["/guide/y.png", "Y"],
    ]);
  });
});

describe("foreign MDX", () => {
  test("takes a choice in code for no definition", async () => {
    const { told } = await read("a.mdx", "<>{a\n  ? <b>x</b>\n  : <i>y</i>}</>\n");
    expect(told.join()).not.toContain("Malformed MDX");
  });

  test("shows the caption and the content of an image", async () => {
    const { html } = await read("a.mdx", '<Image src="b.png" alt="B" caption="C">\n\nText.\n\n</Image>');
    expect(html).toMatch(/^<figure><img src="\/b\.png" .*<p>Text\.<\/p>\s*<figcaption>C<\/figcaption><\/figure>/);
  });

  test("drops imports, renders literals as text, and shows other expressions as code", async () => {
    const text = 'import A from "@theme/A";\n\nexport const x = 1;\n\nOne{" "}{`two`} {x + 1}.\n\n{/* note */}\n';
    const { html, told } = await read("a.mdx", text);
    expect(html.trim()).toBe("<p>One two <code>{x + 1}</code>.</p>");
    expect(told).toEqual([
      '3 Import or export is left out: "export const x = 1;".',
      '5 Expression "{x + 1}" is shown as written.',
    ]);
  });

  test("inserts exported strings where they are used, and code as a fence", async () => {
    const text =
      '<Card title="T">\n\nexport const a = `x < y`;\n\n</Card>\n\n{a}\n\n<Code code={a} lang="js" title="a.js" mark="1" />\n\n<TOCInline toc={toc} />\n';
    const { html, told, outline } = await read("a.mdx", text);
    expect(html).toContain("<p>x &lt; y</p>");
    expect(outline.fences).toMatchObject([{ lang: "js", meta: 'title="a.js" {1}', code: "x < y" }]);
    expect(told).toEqual([]);
  });

  test.each([
    ['<img src={require("./b.png").default} alt="B" />', "/a/b.png"],
    ["<img src={useBaseUrl('/img/b.png')} alt=\"B\" />", "/img/b.png"],
    ['import b from "./b.png";\n\n<img src={b} alt="B" />', "/a/b.png"],
    ['import b from "./b.png";\n\n<img src={b.src} alt="B" />', "/a/b.png"],
    ['import b from "./b.png";\n\n<Image src={b} alt="B" />', "/a/b.png"],
    ['import b from "@site/static/img/b.png";\n\n<img src={b} alt="B" />', "/img/b.png"],
    ["![B](@site/static/img/b.png)", "/img/b.png"],
  ])("resolves the image in %j", async (text, address) => {
    const { outline, told } = await read("a/c.mdx", text);
    expect(outline.images).toMatchObject([{ src: address, alt: "B" }]);
    expect(told).toEqual([]);
  });

  test("reports visible attributes whose value is code", async () => {
    const { told } = await read("a.mdx", "<a href={address} onClick={() => go()}>B</a>\n\n<Card title={name}>C</Card>");
    expect(told).toEqual([
      '1 Attribute "href" of <a> is left out: its value is code.',
      '3 Attribute "title" of <Card> is left out: its value is code.',
    ]);
  });

  test("reports lost top-level code", async () => {
    const { told } = await read(
      "a.mdx",
      'import {\n  D,\n} from "d";\nexport const a = "b";\nexport const c = [1];\n\nOne {a}.\n',
    );
    expect(told).toEqual(['1 Import or export is left out: "export const c = [1];".']);
  });

  test("renders formulas with braces as code, and leaves other dollar signs alone", async () => {
    const text =
      "With $x^{10}$, $$a_{1}$$, $\\frac{a b}{c}$, $y$, `\u0024{d}$`, and $5 or $6.\n\n<Card title={`\u0024{a}-\u0024{b}`} />\n";
    const { html } = await read("a.mdx", text);
    expect(html).toContain(
      "<p>With <code>x^{10}</code>, <code>a_{1}</code>, <code>\\frac{a b}{c}</code>, <code>y</code>, <code>\u0024{d}$</code>, and $5 or $6.</p>",
    );
  });

  test("reads a .md file with a multiline import as MDX", async () => {
    const { html, told } = await read("a.md", "import {\n  A,\n  B as C,\n} from 'd';\n\nOne{/* note */}.\n");
    expect(html.trim()).toBe("<p>One.</p>");
    expect(told).toEqual([]);
  });

  test.each([
    ['export const a = "5";\n\nexport const b = "9";\n\nFor $\u0024{a}–$\u0024{b}.', "<p>For $$5–$$9.</p>"],
    ['export const a = "5";\n\nexport const b = "9";\n\nFor \u0024{a}–\u0024{b}.', "<p>For $5–$9.</p>"],
    ['<Card title="curl \u0024{A}:\u0024{B}">C</Card>', "<div><p><strong>curl \u0024{A}:\u0024{B}</strong></p>C</div>"],
    ['$f(x)$, see {"v"} ($\\alpha$)', "<p><code>f(x)</code>, see v (<code>\\alpha</code>)</p>"],
    ["$x^{2}$<br>$y$", "<p><code>x^{2}</code><br/><code>y</code></p>"],
  ])("does not start a formula at the dollar signs in %j", async (text, shown) => {
    const { html, told } = await read("a.mdx", text);
    expect(html.replaceAll("> <", "><").trim()).toBe(shown);
    expect(told).toEqual([]);
  });

  test("shows an imported image inside a sentence as code", async () => {
    const { html, told } = await read("a.mdx", 'import b from "./b.png"\n\nText {b}.\n');
    expect(html.trim()).toBe("<p>Text <code>{b}</code>.</p>");
    expect(told).toHaveLength(1);
  });

  test("renders tabs of Docusaurus and Starlight", async () => {
    const { html, told } = await read(
      "a.md",
      'import Tabs from \'@theme/Tabs\';\n\n<Tabs groupId="os">\n<TabItem value="m" label="Mac" default>\n\nA\n\n</TabItem>\n</Tabs>\n',
    );
    expect(html.trim()).toBe("[Tabs group=os|[Tab label=Mac|<p>A</p>]]");
    expect(told).toEqual([]);
  });

  test.each([
    [
      '<Tabs items={[\'npm\', "pnpm"]} defaultIndex={1}>\n<Tabs.Tab>\n\nA\n\n</Tabs.Tab>\n<Tab value="x">\n\nB\n\n</Tab>\n<Tabs.Tab>\n\nC\n\n</Tabs.Tab>\n</Tabs>',
      "[Tabs|[Tab label=npm|<p>A</p>][Tab label=x|<p>B</p>][Tab label=3|<p>C</p>]]",
    ],
    [
      '<Tabs values={[{ label: \'Mac\', value: \'m\' }, { value: "w", label: "It\'s" }]}>\n<TabItem value="m">\n\nA\n\n</TabItem>\n<TabItem value="w">\n\nB\n\n</TabItem>\n<TabItem value="x">\n\nC\n\n</TabItem>\n</Tabs>',
      "[Tabs|[Tab label=Mac|<p>A</p>][Tab label=It&#x27;s|<p>B</p>][Tab label=x|<p>C</p>]]",
    ],
    ['<Tabs>\n<Tab title="a">\n\nA\n\n</Tab>\n</Tabs>', "[Tabs|[Tab label=a|<p>A</p>]]"],
    ["<Warning>\n\nA\n\n</Warning>", "[Admonition type=warning|<p>A</p>]"],
    ['<Accordion title="More" icon="b">\n\nA\n\n</Accordion>', "[Details summary=More|<p>A</p>]"],
    [
      '<CardGroup cols={2}>\n<Card title="A" icon="b" href="/c">D</Card>\n</CardGroup>',
      "[Cards|[Card title=A href=/c|D]]",
    ],
    ['<Cards num={3}>\n<Cards.Card title="A" href="/c" arrow />\n</Cards>', "[Cards|[Card title=A href=/c|]]"],
    [
      '<FileTree>\n<FileTree.Folder name="a" open>\n<FileTree.File name="b.md" />\n</FileTree.Folder>\n</FileTree>',
      "<div><ul><li>a<ul><li>b.md</li></ul></li></ul></div>",
    ],
    [
      "<details>\n  <summary>A *b*</summary>\n  C\n  <details>\n    <summary>D</summary>\n    E\n  </details>\n</details>",
      "<details><summary>A <em>b</em></summary><p>C</p><details><summary>D</summary><p>E</p></details></details>",
    ],
    ["<Bleed>\n\nA\n\n</Bleed>", "<div><p>A</p></div>"],
    [
      '<ToolTabs>\n<Fragment slot="one">\nA\n</Fragment>\n<Fragment slot="two">\nB\n</Fragment>\n</ToolTabs>',
      "[Tabs|[Tab label=one|<p>A</p>][Tab label=two|<p>B</p>]]",
    ],
    ['<Fragment slot="b">\n\nA\n\n</Fragment>', "<div><p>A</p></div>"],
  ])("renders %j of Docusaurus, Nextra, Fumadocs or Mintlify", async (text, html) => {
    const page = await read("a.mdx", text);
    expect(page.html.replaceAll("> <", "><").replaceAll("<p> ", "<p>").trim()).toBe(html);
    expect(page.told).toEqual([]);
  });

  test("falls back to Markdown for invalid MDX, with a finding", async () => {
    const { html, findings } = await read("a.mdx", "Text {a b} <Foo>\n");
    expect(html).toContain("Text {a b}");
    expect(findings[0]).toMatchObject({
      severity: "warning",
      line: 1,
      hint: "The page is read as plain Markdown instead.",
    });
    expect(findings[0]?.message).toMatch(/^Malformed MDX/);
  });
});

test("accepts commas in srcset URLs", async () => {
  const set = "https://x.example/w_1,h_2/a.png 1x, b.png 2x,c.png 3x";
  const { html } = await read("guide/a.md", `<img src="https://x.example/a.png" alt="A" srcset="${set}">`);
  expect(html).toMatch(/srcset="https:\/\/x\.example\/w_1,h_2\/a\.png 1x, \/guide\/b\.png 2x,\s*\/guide\/c\.png 3x"/i);
});

test.each(["a.md", "a.mdx"])("replaces an iframe in %s with a link to its page", async (file) => {
  const { html, told } = await read(file, 'One\n\n<iframe src="https://x.example/a" title="Try it"></iframe>\n');
  expect(html.trim()).toBe('<p>One</p> <p><a href="https://x.example/a">Try it</a></p>');
  expect(told).toEqual(["3 <iframe> is replaced by a link to its content."]);
});

test.each(["a.md", "a.mdx"])("removes a link in %s with a scheme of another program, and reports it", async (file) => {
  const { html, told } = await read(file, "[a](vscode:extension/b) and [c](tel:1) and [d](pathname:///e.pdf)\n");
  expect(html).toBe('<p><a>a</a> and <a href="tel:1">c</a> and <a href="/e.pdf">d</a></p>');
  expect(told).toEqual(['1 The address "vscode:extension/b" is left out: its scheme is unknown.']);
});

test("shows the description of an image whose address has an unknown scheme", async () => {
  const { html, told } = await read("a.md", "A ![*deck* plan](ship:deck) b");
  expect(html).toBe("<p>A <span>deck plan</span> b</p>");
  expect(told).toEqual(['1 The address "ship:deck" is left out: its scheme is unknown.']);
});

test.each(["a.md", "a.mdx"])("accepts uppercase URL schemes in %s", async (file) => {
  const { html, told } = await read(file, '[a](HTTPS://x.example/B) <a href="Mailto:a@x.example">c</a>\n');
  expect(html).toBe('<p><a href="https://x.example/B">a</a> <a href="mailto:a@x.example">c</a></p>');
  expect(told).toEqual([]);
});

describe("HTML sanitization", () => {
  test.each([
    ["<script>alert(1)</script>", "<script> is left out."],
    ["<script setup>\nimport A from 'a'\n\nlet b\n</script>", "<script> is left out."],
    ["<style>b{}</style>", "<style> is left out."],
    ['<input type="search">', "<input> is left out."],
    ["<iframe src='x.html'></iframe>", "<iframe> is left out."],
    ["<svg><script>alert(1)</script></svg>", "<svg> is left out."],
  ])("removes %j and reports it", async (text, message) => {
    const { html, told } = await read("a.md", `One\n\n${text}\n`);
    expect(html.replace("<p></p>", "").trim()).toBe("<p>One</p>");
    expect(told).toEqual([`3 ${message}`]);
  });

  test("removes an input field in MDX but keeps a checkbox", async () => {
    const { html, told } = await read(
      "a.mdx",
      'One <input type="text" /> two <input type="checkbox" checked disabled />',
    );
    expect(html).toBe('<p>One two <input type="checkbox" disabled="" checked=""/></p>');
    expect(told).toEqual(["1 <input> is left out."]);
  });

  test.each([
    ['<img src="https://x.example/a.png" onerror="alert(1)" alt="a">', /<img src="https:\/\/x.example\/a.png" alt="a"/],
    ['<a href="javascript:alert(1)">a</a>', /^<p><a>a<\/a><\/p>$/],
    ['<p style="color:red" class="x">a</p>', /^<p>a<\/p>$/],
  ])("removes active content from %j", async (text, html) => {
    const page = await read("a.md", text);
    expect(page.html.trim()).toMatch(html);
    expect(page.html).not.toMatch(/alert|style|class=/);
  });
});
