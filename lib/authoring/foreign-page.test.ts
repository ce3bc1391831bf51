import { describe, expect, it } from "vitest";
import { parseForeignPage } from "./foreign-page";

const parse = (relative: string, text: string, listedAs?: string) =>
  parseForeignPage(relative, text, "docs", { listedAs });

describe("parseForeignPage", () => {
  it("derives title and description from the text, and moves the heading to the page header", () => {
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
      foreign: { base: "guide", isDescribed: false },
    });
  });

  it("takes a line of four dashes for a rule, and what is between it and three dashes for a heading", () => {
    const text = "----\ntitle: hello\n---\n\nText.\n";
    expect(parse("a.md", text)).toMatchObject({ issues: [], source: { body: text } });
  });

  it("truncates a long first paragraph at a word boundary, or anywhere in text without spaces", () => {
    const described = (text: string) => parse("a.md", `# A\n\n${text}\n`).source.frontMatter.description;
    expect(described("A ship comes. ".repeat(20))).toMatch(/^A ship .{140,158} …$/);
    expect(described(`使用 ${"船".repeat(200)}`)).toBe(`使用 ${"船".repeat(157)} …`);
  });

  it.each(["_October 20, 2026_", "*Tuesday, October 20, 2026*", "20. Oktober 2026", "2026-10-20"])(
    "does not take the date %s below the title for the description",
    (date) => {
      const { description } = parse("a.md", `# A\n\n${date}\n\nText.\n`).source.frontMatter;
      expect(description).toBe("Text.");
    },
  );

  it("reads the Markdown of a description in front matter", () => {
    const { description } = parse(
      "a.md",
      "---\ndescription: '**Ships** &amp; _old_ [ropes](/b), `a_b` * 2'\n---\nText.\n",
    ).source.frontMatter;
    expect(description).toBe("Ships & old ropes, a_b * 2");
  });

  it.each(["`_old_` is **/*.ts, *.js", "a/*/b/*/c and $_x_"])("keeps signs in the description %j", (text) => {
    const { description } = parse("a.md", `---\ndescription: ${JSON.stringify(text)}\n---\nText.\n`).source.frontMatter;
    expect(description).toBe(text.replaceAll("`", ""));
  });

  it("strips emphasis, marks, scripts, icons, and known references from title and description", () => {
    const cases = [
      [
        "_It_ is __very _much_ bold__, a snake_case_name, `a_b_`, \\_x\\_.",
        "It is very much bold, a snake_case_name, a_b_, _x_.",
      ],
      [
        "See [the quay][q], [Quay][], [q], [x], a[0][1], and a note[^1].",
        "See the quay, Quay, q, [x], a[0][1], and a note.",
      ],
      ["H~2~O, x^2^, ==marked==, ^^in^^, ~~out~~, ~5 and ~6, 2^3^4.", "H2O, x2, marked, in, out, ~5 and ~6, 2^3^4."],
      ["A :simple-quay: sign and :16:.", "A sign and :16:."],
    ];
    for (const [written, words] of cases) {
      const text = `# ${written}\n\n[q]: /a\n\n${written}\n\n  [Quay]: b\n[^1]:\n    Foot.\n`;
      expect(parse("a.md", text).source.frontMatter).toMatchObject({ title: words, description: words });
    }
  });

  it("decodes character references in a title, but not in code", () => {
    const titleOf = (heading: string) => parse("a.md", `# ${heading}\n`).source.frontMatter.title;
    expect(titleOf("Q&amp;A")).toBe("Q&A");
    expect(titleOf("Write `&amp;`")).toBe("Write &amp;");
  });

  it("finds the heading and first paragraph of a MyST page after targets and comments, without roles", () => {
    const { source } = parse("a.md", "% Note\n(a-b)=\n# The {ref}`quay <x>`\n\n(c)=\n\n{doc}`Ships <y>` come.\n");
    expect(source.frontMatter).toMatchObject({ title: "The quay", description: "Ships come." });
  });

  it("omits folders in parentheses from paths, and keeps the full path for resolving links", () => {
    const { source, name } = parse("(start)/setup/(more)/a.md", "# A\n");
    expect(source).toMatchObject({ doc: { path: "/setup/a" }, foreign: { ownPath: "/(start)/setup/(more)/a" } });
    expect(name).toBe("(start)/setup/(more)/a");
    expect(parse("(start)/index.md", "# A\n").source.doc.path).toBe("/");
    expect(parse("(start)/a.md", "---\nslug: b\n---\n# A\n").source.doc.path).toBe("/b");
    expect(parse("a/(b).md", "# A\n").source.doc.path).toBe("/a/(b)");
  });

  it("uses a level-two heading as the title when it comes first and is the only one", () => {
    const lone = parse("ch04-01.md", "## Who *owns*?\n\nText.\n\n```md\n## Code\n```\n\n### Rules\n");
    expect(lone.source.frontMatter.title).toBe("Who owns?");
    expect(lone.source.body.startsWith("\n\nText.")).toBe(true);
    for (const other of ["## A\n\n## B\n", "Text.\n\n## A\n", "## A\n\n# B\n", "## A\n\nB\n---\n"])
      expect(parse("setup.md", other).source.frontMatter.title).toBe("Setup");
  });

  it("uses a lower heading after anchors as the title when it is the only one of its level", () => {
    const { source } = parse("a.md", '<a id="b"></a>\n<a name="c" />\n\n### Ships\n\nText.\n\n#### Large\n');
    expect(source.frontMatter.title).toBe("Ships");
    expect(source.body).toBe('<a id="b"></a>\n<a name="c" />\n\n\n\nText.\n\n#### Large\n');
    expect(parse("a.md", "### Ships\n\n## Large\n").source.frontMatter.title).toBe("A");
  });

  it("titles an untitled page after its navigation label, and removes a heading with the same text", () => {
    const same = parse("ch04-03.md", "## The `match` way\n\nText.\n\n## Summary\n", "The match way");
    expect(same.source.frontMatter.title).toBe("The match way");
    expect(same.source.body).toBe("\n\nText.\n\n## Summary\n");
    const other = parse("ch04-03.md", "## First\n\n## Summary\n", "Slices");
    expect(other.source.frontMatter.title).toBe("Slices");
    expect(other.source.body).toBe("## First\n\n## Summary\n");
    expect(parse("a.md", "# Own\n", "Listed").source.frontMatter.title).toBe("Own");
    expect(parse("a.md", "---\ntitle: Own\n---\n## Listed\n", "Listed").source.body).toContain("## Listed");
  });

  it("keeps a lone level-two heading in the body when the front matter has a title", () => {
    for (const head of ["title: T", "hero:\n  name: T"]) {
      const { source } = parse("a.md", `---\n${head}\n---\n## Install\n\nText.\n`);
      expect(source.frontMatter.title).toBe("T");
      expect(source.body).toContain("## Install");
      expect(source.foreign).not.toHaveProperty("heading");
    }
  });

  it.each([
    ["{ date: nonsense }", undefined],
    ["{ date: nonsense, author: Ann }", { author: "Ann" }],
    ["{ date: nonsense }\ndate: 2025-02-03", { date: "2025-02-03T00:00:00.000Z" }],
  ])("drops an invalid date: last_update: %s", (written, lastUpdate) => {
    const { source, issues } = parse("a.md", `---\ntitle: T\nlast_update: ${written}\n---\nText.\n`);
    expect(issues).toEqual([]);
    expect(source.frontMatter.lastUpdate).toEqual(lastUpdate);
  });

  it.each([
    ["Using `Box<T>` for *data*", "Using Box<T> for data"],
    ["`[a](b)` and [`c[0]`](d.md)", "[a](b) and c[0]"],
    ["\\<script setup> {#script-setup}", "<script setup>"],
    ["``a ` b`` and \\*stars\\* <br> [`Rc<T>`](rc.md)", "a ` b and *stars* Rc<T>"],
  ])("keeps code and escaped characters in a title: %s", (written, title) => {
    const { frontMatter } = parse("a.md", `# ${written}\n\n${written.replace(/ \{.*/, "")}\n`).source;
    expect(frontMatter).toMatchObject({ title });
  });

  it("strips a trailing heading id from the title", () => {
    for (const id of ["{#pier}", "{ #pier }", "{docsify-ignore} :id=pier"]) {
      const { source } = parse("a.md", `# The quay ${id}\n`);
      expect([source.frontMatter.title, source.foreign?.heading]).toEqual([
        "The quay",
        { text: "The quay", id: "pier" },
      ]);
    }
    expect(parse("a.md", "# [The quay](@id pier)\n").source.foreign?.heading).toEqual({ text: "The quay", id: "pier" });
  });

  it("takes the label of the navigation where front matter has only another title", () => {
    const { source } = parse("a.md", "---\ntitle: Title - Product\nuid: guide/a\n---\n# Title\n", "Label");
    expect(source.frontMatter).toMatchObject({ title: "Title", sidebarLabel: "Label" });
    expect(source.foreign).toMatchObject({ uid: "guide/a" });
  });

  it("takes the substitutions of MyST and Sphinx", () => {
    const { substitutions } = parse(
      "a.md",
      "---\nsubstitutions:\n  a: B\n  c: [d]\nmyst:\n  substitutions:\n    e: 2\n---\n",
    );
    expect(substitutions).toEqual([
      ["a", "B"],
      ["e", "2"],
    ]);
  });

  it("prefers front matter", () => {
    const text =
      "---\ntitle: 2026\ndescription: Written.\nsidebar_label: B\nsidebar_position: 3\n---\n## Other\n\nText.\n";
    const { source, position } = parse("a.mdx", text);
    expect(source.frontMatter).toMatchObject({ title: "2026", description: "Written.", sidebarLabel: "B" });
    expect(source.foreign).toEqual({ base: "", isDescribed: true });
    expect(position).toBe(3);
  });

  it.each([
    ["title: moor", { title: "moor(ship, pier?)", sidebarLabel: "moor" }],
    ["title: moor\nsidebar_label: Moor", { title: "moor(ship, pier?)", sidebarLabel: "Moor" }],
    ["title: moor(ship, pier?)", { title: "moor(ship, pier?)", sidebarLabel: undefined }],
  ])(
    "keeps the words of the page's own heading, and calls the page in sidebars what its front matter does: %s",
    (head, names) => {
      const { source } = parse("a.md", `---\n${head}\n---\n# \`moor(ship, pier?)\`\n\nText.\n`);
      expect(source.frontMatter).toMatchObject(names);
      expect(source.foreign?.heading?.text).toBe("moor(ship, pier?)");
    },
  );

  it.each([
    ["02-getting_started.md", "Getting started"],
    ["guide/index.md", "Guide"],
    ["guide/2024.md", "2024"],
    ["README.md", "Introduction"],
  ])("names %s after its file: %s", (relative, title) => {
    const { source } = parse(relative, "```js\ncode\n```\n- only\n- a list\n");
    expect(source.frontMatter).toMatchObject({ title, description: title });
  });

  it("treats a README as the index page of its folder", () => {
    expect(parse("guide/README.md", "x").source.doc.path).toBe("/guide");
    expect(parse("readme.md", "x").source.doc.path).toBe("/");
  });

  it.each(["Index.md", "_index.md", "INDEX.mdx"])("treats %s as the index page of its folder", (name) => {
    const { source } = parse(`guide/${name}`, "- x");
    expect(source).toMatchObject({ doc: { path: "/guide" }, frontMatter: { title: "Guide" } });
  });

  it("shows the label of a wiki link in the description", () => {
    expect(parse("a.md", "See [[Quay|the quay]].").source.frontMatter.description).toBe("See the quay.");
  });

  it("truncates a long first paragraph at a word boundary to at most 162 characters", () => {
    const { description } = parse("a.md", "word ".repeat(100)).source.frontMatter;
    expect(description).toMatch(/^(word )+…$/);
    expect(description.length).toBeLessThanOrEqual(162);
  });

  it("lists unused front matter and reports invalid front matter", () => {
    const { unused, issues } = parse(
      "a.md",
      "---\nslug: /b\ntags: [guides, { tag: x, primary: true }]\ntype: note\ndraft: maybe\n---\nText.\n",
    );
    expect(unused).toEqual(['tag "x"']);
    expect(issues.map(({ line, message }) => [line, message])).toEqual([
      [5, '"draft" must be true or false, found "maybe".'],
    ]);
  });

  it.each(["a.md", "a.mdx"])("finds the heading after script and style elements: %s", (file) => {
    const text =
      "---\noutline: deep\n---\n\n<script setup>\nconst a = `\n# No\n`\n</script>\n<style>a { }</style>\n\n# Title\n\nText.\n";
    const { source } = parse(file, text);
    expect(source.frontMatter.title).toBe("Title");
    expect(source.body.split("\n").indexOf("Text.")).toBe(13);
    expect(source.body).not.toContain("# Title");
  });

  it("reads the order, label, slug, date and hero section of other tools", () => {
    const text =
      "---\ntitle: T\nslug: ../x/./y\nlastUpdated: 2025-02-03\nsidebar:\n  order: 4\n  label: L\nhero:\n  text: Go & see\n  tagline: Go on\n" +
      "  actions: [{ text: Start, link: /start }]\nfeatures:\n  - { title: Fast, details: Very }\n---\nText.\n";
    const { source, position, unused, issues } = parse("guide/a.md", text);
    expect(issues).toEqual([]);
    expect(unused).toEqual([]);
    expect(position).toBe(4);
    expect(source.doc).toEqual({ id: "guide/x/y", path: "/guide/x/y" });
    expect(source.foreign).toEqual({ base: "guide", isDescribed: true, ownPath: "/guide/a" });
    expect(source.frontMatter).toMatchObject({ sidebarLabel: "L", lastUpdate: { date: "2025-02-03T00:00:00.000Z" } });
    const [first, ...rest] = source.body.split("\n");
    expect(first).toBe(
      '<div><p><strong>Go &amp; see</strong></p><p><a href="/start">Start</a></p><ul><li><strong>Fast</strong> Very</li></ul></div>',
    );
    expect(rest[13]).toBe("Text.");
  });

  it("shows the tagline of a hero once, as the description unless there is another", () => {
    const hero = "hero:\n  tagline: Go on\n";
    const [plain, described] = ["", "description: D\n"].map((more) =>
      parse("a.md", `---\ntitle: T\n${more}${hero}---\nText.\n`),
    );
    expect(plain?.source).toMatchObject({
      frontMatter: { description: "Go on" },
      body: expect.not.stringContaining("Go"),
    });
    expect(described?.source).toMatchObject({
      frontMatter: { description: "D" },
      body: expect.stringContaining("<div><p>Go on</p></div>"),
    });
  });

  it("takes a description that repeats the title for none", () => {
    const { source } = parse("a.md", "---\ntitle: First\ndescription: First\n---\nText.\n");
    expect(source.foreign?.isDescribed).toBe(false);
    expect(source.frontMatter.description).toBe("Text.");
  });

  it("reads sort_rank as the position", () => {
    expect(parse("a.md", "---\ntitle: A\nsort_rank: 3\n---\n").position).toBe(3);
  });

  it.each(["linkTitle", "sidebarTitle", "sidebar_title", "nav_title", "menuTitle", "navigation.title"])(
    "reads %s as the sidebar label",
    (key) => {
      const { source, unused } = parse("a.md", `---\ntitle: Long title\n${key}: Short\n---\nText.\n`);
      expect(source.frontMatter).toMatchObject({ title: "Long title", sidebarLabel: "Short" });
      expect(unused).toEqual([]);
    },
  );

  it.each([
    ["guide/FirstSteps.md", "id: first-steps", "/guide/first-steps"],
    ["guide/a.md", "id: b\nslug: c", "/guide/c"],
    ["guide/a.md", "id: 12", "/guide/a"],
    ["guide/a.md", "slug: https://x.example/b", "/guide/a"],
    ["guide/index.md", "id: guide-home", "/guide"],
    ["guide/a.md", "slug: index", "/guide"],
    ["a.md", "slug: /index", "/"],
    ["guide/a.md", "slug: b%zz", "/guide/a"],
    ["guide/a.md", "permalink: /docs/first/", "/docs/first"],
    ["guide/a.md", "permalink: /first.html\nid: b", "/first"],
    ["guide/a.md", "permalink: pretty", "/guide/a"],
    ["guide/a.md", "permalink: //host/b", "/guide/a"],
    ["guide/a.md", "permalink: /:year/:title", "/guide/a"],
    ["guide/a.md", "url: /first", "/first"],
    ["guide/a.md", "url: https://x.example/first", "/guide/a"],
  ])("publishes %s with %j at %s", (file, head, path) => {
    expect(parse(file, `---\n${head}\n---\nText.\n`).source.doc.path).toBe(path);
  });

  it("finds the first heading after imports and comments, including a setext heading", () => {
    expect(parse("a.md", "import A from 'a'\n\n<!-- note -->\n\n# Quay\n\nText.\n").source).toMatchObject({
      frontMatter: { title: "Quay", description: "Text." },
      body: "import A from 'a'\n\n<!-- note -->\n\n\n\nText.\n",
    });
    expect(parse("a.md", "---\ntitle: Quay\n---\n\n&nbsp;\n\n# The quay\n\nText.\n").source.body).not.toContain(
      "# The",
    );
    expect(parse("a.md", "Quay\n====\nText.\n").source).toMatchObject({
      frontMatter: { title: "Quay" },
      body: "\n\nText.\n",
    });
  });

  it("ignores a heading after a comment that is followed by text, and scans unclosed comments once", () => {
    const { source } = parse("a.md", "<!-- a --> Words\n\n# Quay\n\n<!-- b -->\n\n# Later\n");
    expect(source.body).toContain("# Later");
    expect(parse("a.md", "<!--".repeat(20_000)).source.body).toContain("<!--");
  });

  it.each([
    ["a.md", "<!--\n  To authors:\n\n  # No\n\n  Keep the order.\n-->"],
    ["a.mdx", "{/*\n  # No\n\n  Keep the order.\n*/}"],
  ])("finds the heading and first paragraph after a multiline comment: %s", (file, comment) => {
    const { source } = parse(file, `${comment}\n\n# Quay\n\n${comment}\n\nText.\n`);
    expect(source.frontMatter).toMatchObject({ title: "Quay", description: "Text." });
    expect(source.body).toBe(`${comment}\n\n\n\n${comment}\n\nText.\n`);
  });

  it.each([
    ["a.md", '<div class="guide">\n\n# Quay', "</div>"],
    ["a.mdx", '<div className="guide">\n<section>\n\n# Quay', "</section>\n</div>"],
    ["a.md", '<h1 align="center">Qu<em>ay</em></h1>', ""],
  ])("finds the heading of %s in HTML: %j", (file, start, end) => {
    const { source } = parse(file, `---\ntitle: Other\nhide_title: true\n---\n\n${start}\n\nText.\n\n${end}\n`);
    expect(source.frontMatter).toMatchObject({ title: "Quay", description: "Text." });
    expect(source.body).not.toMatch(/Qu/);
  });

  it.each([
    ["---\ntitle: Other\n---\n\n# Quay <Badge text='new' /> {#quay}\n\nText.", "\n\n\n\n<Badge text='new' />\n\nText."],
    ["---\ntitle: Other\n---\n\n# Quay <Badge>new</Badge>\nText.", "\n\n\n<Badge>new</Badge>\n\nText."],
    ["# <Icon /> Quay <Badge text='new' />\n\nText.", "<Icon /> <Badge text='new' />\n\nText."],
  ])("keeps components of the heading above the text: %j", (text, body) => {
    const { source } = parse("a.md", text);
    expect([source.frontMatter.title, source.body]).toEqual(["Quay", body]);
  });

  it.each([
    ["# <Translate id='x'>Quay</Translate>", ""],
    ["# <B>Quay</B>", ""],
    ["<H1>Quay</H1>", ""],
    ["# Quay <!-- <Badge /> -->", ""],
    ["# Quay {/* <Badge /> */}", ""],
    ["# Q<Term>uay</Term> <Badge />", "<Badge />"],
  ])("keeps the text of other components and of HTML in the title, and comments out: %s", (heading, kept) => {
    const { source } = parse("a.mdx", `${heading}\n\nText.\n`);
    expect([source.frontMatter.title, source.body.trim()]).toEqual(["Quay", `${kept && `${kept}\n\n`}Text.`]);
  });

  // A search that begins anew at each brace would go on for minutes.
  it("reads a heading with thousands of braces", () => {
    const { source } = parse("a.md", `# Quay ${"{#".repeat(10_000)}\n`);
    expect(source.frontMatter.title).toMatch(/^Quay/);
  });

  it.each(["# <!-- set -->", "## <!-- set -->", "# <Logo />"])(
    "titles no page after a heading without words: %s",
    (heading) => {
      const { source } = parse("my-quay.md", `${heading}\n\nText.\n`);
      expect([source.frontMatter.title, source.body]).toEqual(["My quay", `${heading}\n\nText.\n`]);
    },
  );

  it("keeps components in code and types in the title", () => {
    const titleOf = (heading: string) => parse("a.md", `# ${heading}\n`).source.frontMatter.title;
    expect(titleOf("The `<Badge />` tag")).toBe("The <Badge /> tag");
    expect(titleOf("The \\<Badge /> tag")).toBe("The <Badge /> tag");
  });

  it("finds the first heading after a multiline export", () => {
    const text = "import A from 'a'\nexport const metadata = {\n  title: 'No',\n}\n\n# Quay\n\nText.\n";
    expect(parse("a.mdx", text).source.frontMatter).toMatchObject({ title: "Quay", description: "Text." });
  });

  it("shows the whole page and warns when it begins with a horizontal rule", () => {
    const { source, issues } = parse("a.md", "---\n\n# Quay\n\nText.\n");
    expect(source.body).toBe("---\n\n# Quay\n\nText.\n");
    expect(issues).toMatchObject([{ severity: "warning", message: "The front matter is never closed." }]);
  });

  it("never executes front matter", () => {
    expect(parse("a.md", "---js\nprocess.exit()\n---\nText.\n").issues[0]?.message).toMatch(/names a language/);
  });
});
