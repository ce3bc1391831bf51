import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { DocFormat, DocSource } from "../types";
import { analyzePage } from "./analyze";
import { compilePage } from "./compile";

const page = (body: string, format: DocFormat = "mdx"): DocSource => ({
  doc: { id: "a", path: "/a" },
  file: "content/a.mdx",
  format,
  body,
  frontMatter: { title: "A", description: "", type: "concept", tags: [], unlisted: false, draft: false },
});
const problems = async (body: string) =>
  (await analyzePage(page(body))).issues.map(({ line, message, hint }) => [line, message, hint]);
const html = async (body: string, format?: DocFormat) => {
  const parts = {
    Admonition: ({ type, children }: { type: string; children: React.ReactNode }) => (
      <aside title={type}>{children}</aside>
    ),
    "admonition-title": ({ children }: { children: React.ReactNode }) => <b>{children}</b>,
    CodeBlock: (props: Record<string, string>) => <pre title={JSON.stringify(props)} />,
    Diagram: ({ source }: { source: string }) => <pre>{source}</pre>,
  };
  return renderToStaticMarkup((await compilePage(page(body, format), parts)).content);
};

describe("the outline", () => {
  test("is the same whether a page is analyzed or compiled", async () => {
    const source = page(
      "Intro [a](/b).\n\n## One *two*\n\nText `code`.\n\n### Three\n\n```json\n{}\n```\n\n## One two\n\n![x](/y.png)\n",
    );
    const { outline } = await analyzePage(source);
    const compiled = await compilePage(source, { CodeBlock: () => null, Diagram: () => null });
    expect(compiled.outline).toEqual(outline);
    expect(outline.headings).toEqual([
      { depth: 2, id: "one-two", text: "One two", line: 3 },
      { depth: 3, id: "three", text: "Three", line: 7 },
      { depth: 2, id: "one-two-1", text: "One two", line: 13 },
    ]);
    expect(outline.links).toEqual([{ href: "/b", line: 1, column: 7 }]);
    expect(outline.images).toEqual([{ src: "/y.png", alt: "x", line: 15, column: 1 }]);
    expect(outline.fences).toEqual([{ lang: "json", meta: "", code: "{}", line: 9, column: 1 }]);
    expect(outline.sections).toEqual([
      { text: "Intro a." },
      { id: "one-two", heading: "One two", text: "Text code." },
      { id: "three", heading: "Three", text: "{}" },
      { id: "one-two-1", heading: "One two", text: "" },
    ]);
  });
  test("lower-cases heading anchors", async () => {
    const { outline } = await analyzePage(page("## API Keys & ERP"));
    expect(outline.anchors).toEqual(["api-keys--erp"]);
  });
  test("counts words without code blocks and tables; code in a sentence is one word", async () => {
    const { outline } = await analyzePage(page("One two `three`.\n\n| four |\n|---|\n| five |\n\n```text\nsix\n```\n"));
    expect(outline.words).toBe(3);
  });
});

describe("Markdown", () => {
  test("tables, task lists, strikethrough, footnotes and emoji shortcodes", async () => {
    const text = await html("| a |\n|---|\n| b |\n\n- [x] done\n\n~~gone~~ :rocket: x[^1]\n\n[^1]: Note.\n");
    expect(text).toContain('<div class="table-scroll" role="group" tabindex="0" aria-label="Table"><table>');
    expect(text).toContain('<input type="checkbox" disabled="" aria-label="done" checked=""/>');
    expect(text).toContain("<del>gone</del> 🚀");
    expect(text).toContain('href="#user-content-fn-1"');
  });
  test.each([
    [
      "a https://planloom.example/a?b=c.",
      '<a href="https://planloom.example/a?b=c">https://planloom.example/a?b=c</a>.',
    ],
    ["(www.planloom.example)", '<a href="http://www.planloom.example">www.planloom.example</a>'],
    ["Help@planloom.example, or", '<a href="mailto:Help@planloom.example">Help@planloom.example</a>, or'],
    ["*a.b-c+d_e@planloom.example*", '<em><a href="mailto:a.b-c+d_e@planloom.example">'],
  ])("bare addresses are links: %s", async (text, expected) => {
    for (const format of ["mdx", "md"] as const) expect(await html(text, format)).toContain(expected);
  });
  test("what only looks like an address is text", async () => {
    expect(await html("a@b `x@planloom.example` https:// [me@planloom.example](/b)")).toBe(
      '<p>a@b <code>x@planloom.example</code> https:// <a href="/b">me@planloom.example</a></p>',
    );
  });
  test("headings get a link of their own", async () => {
    expect(await html("## One")).toBe(
      '<h2 id="one">One<a class="heading-anchor" aria-label="Link to this section" href="#one">#</a></h2>',
    );
  });
  test("admonitions with and without a title, in both formats", async () => {
    for (const format of ["mdx", "md"] as const) {
      expect(await html(":::tip[A *b*]\n\nText\n\n:::", format)).toBe(
        '<aside title="tip"><b>A <em>b</em></b><p>Text</p></aside>',
      );
      expect(await html(":::danger\n\nText\n\n:::", format)).toBe('<aside title="danger"><p>Text</p></aside>');
    }
  });
  test("colons in prose are not directives", async () => {
    expect(await html("At 13:30, a:b and ObjectType::Codeunit.")).toBe(
      "<p>At 13:30, a:b and ObjectType::Codeunit.</p>",
    );
  });
  test("a .md page keeps braces and angle brackets as text", async () => {
    expect(await html("Use {x} here.", "md")).toBe("<p>Use {x} here.</p>");
  });
  test("a mermaid fence becomes a diagram with its source", async () => {
    expect(await html("```mermaid\nflowchart LR\n```")).toBe("<pre>flowchart LR</pre>");
  });
});

describe("mistakes", () => {
  test.each([
    [
      "an expression",
      "a {b} c",
      [1, 'JavaScript expression "{b}" would be dropped.', "Put braces in code font: `{…}`."],
    ],
    ["an unknown component", "<Tips>\n\na\n\n</Tips>", [1, "Unknown component <Tips>.", 'Did you mean "Tabs"?']],
    ["HTML", "<div>a</div>", [1, "Unknown component <div>.", "HTML is not used in pages; write Markdown."]],
    [
      "an unknown attribute",
      '<Tab labl="a" label="b">\n\na\n\n</Tab>',
      [1, '<Tab> has no attribute "labl".', 'Did you mean "label"?'],
    ],
    [
      "a value a component does not know",
      '<Stage name="soon">\n\na\n\n</Stage>',
      [1, '<Stage> knows no name "soon".', "Write one of: now, next, later, shipped, deprecated."],
    ],
    [
      "a missing attribute",
      "\n<Tab>\n\na\n\n</Tab>",
      [2, '<Tab> needs the attribute "label".', 'Write <Tab label="…">.'],
    ],
    [
      "an expression as value",
      "<Tab label={a}>\n\na\n\n</Tab>",
      [1, 'The value of "label" is an expression, which would be dropped.', 'Write label="…".'],
    ],
    [
      "an import",
      'import a from "b"',
      [1, "Import or export in a page.", "Use the components of docs/authoring.md; nothing needs importing."],
    ],
    [
      "an unknown admonition",
      ":::wraning\n\na\n\n:::",
      [1, 'Unknown admonition ":::wraning".', 'Did you mean "warning"?'],
    ],
  ])("reports %s", async (_, body, expected) => {
    expect(await problems(body)).toEqual([expected]);
  });
  test("reports malformed MDX with its place", async () => {
    const [[line, message] = []] = await problems("a\n\n<Steps>\n\nb");
    expect(line).toBe(3);
    expect(message).toMatch(/^Malformed MDX: Expected a closing tag for `<Steps>`/);
  });
  test("a comment is no mistake", async () => {
    expect(await problems("{/* note */}")).toEqual([]);
  });
  test("a page that does not compile names its file", async () => {
    await expect(compilePage(page("<Steps>"), {})).rejects.toThrow(/^content\/a\.mdx does not compile: /);
  });
});
