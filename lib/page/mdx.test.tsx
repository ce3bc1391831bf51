import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { DocFormat, DocSource } from "../types";
import { renderProgram } from "./compile";
import { readPage } from "./read";
import { docSource } from "./testing/doc-source";

const page = (body: string, format: DocFormat = "mdx") => docSource("/a", body, { format });
const read = (source: DocSource) => readPage(source, { sizeOf: () => undefined });
const problems = async (body: string) =>
  (await read(page(body))).findings.map(({ line, message, hint }) => [line, message, hint]);
const html = async (body: string, format?: DocFormat) => {
  const parts = {
    Admonition: ({ type, children }: { type: string; children: React.ReactNode }) => (
      <aside title={type}>{children}</aside>
    ),
    "admonition-title": ({ children }: { children: React.ReactNode }) => <b>{children}</b>,
    CodeBlock: (props: Record<string, string>) => <pre title={JSON.stringify(props)} />,
    "table-scroll": (props: React.ComponentProps<"div">) => <div {...props} className="scrolls" />,
    Diagram: ({ source }: { source: string }) => <pre>{source}</pre>,
  };
  return renderToStaticMarkup(await renderProgram((await read(page(body, format))).program, parts));
};

describe("the outline of a page", () => {
  test("has headings, links, images and fences with their positions", async () => {
    const source = page(
      "Intro [a](/b).\n\n## One *two*\n\nText `code`.\n\n### Three\n\n```json\n{}\n```\n\n## One two\n\n![x](/y.png)\n",
    );
    const { outline } = await read(source);
    expect(outline.headings).toEqual([
      { depth: 2, id: "one-two", text: "One two", line: 3 },
      { depth: 3, id: "three", text: "Three", line: 7 },
      { depth: 2, id: "one-two-1", text: "One two", line: 13 },
    ]);
    expect(outline.links).toEqual([{ href: "/b", line: 1, column: 7 }]);
    expect(outline.images).toEqual([{ src: "/y.png", alt: "x", line: 15, column: 1 }]);
    expect(outline.fences).toEqual([{ lang: "json", meta: "", code: "{}", line: 9, column: 1 }]);
  });
  test("lower-cases heading anchors", async () => {
    const { outline } = await read(page("## API Keys & ERP"));
    expect(outline.anchors).toEqual(["api-keys--erp"]);
  });
  test("counts words without code blocks and tables, and inline code as one word", async () => {
    const { outline } = await read(page("One two `three`.\n\n| four |\n|---|\n| five |\n\n```text\nsix\n```\n"));
    expect(outline.words).toBe(3);
  });
  test("counts words of every alphabet", async () => {
    expect((await read(page("Öffnen Sie die Übersicht. Откройте доску."))).outline.words).toBe(6);
  });
});

describe("Markdown rendering", () => {
  test("supports tables, task lists, strikethrough, footnotes and emoji shortcodes", async () => {
    const text = await html("| a |\n|---|\n| b |\n\n- [x] done\n\n~~gone~~ :rocket: x[^1]\n\n[^1]: Note.\n");
    expect(text).toContain('<div class="scrolls"><table>');
    expect(await html("## One\n\n| a |\n|---|\n| b |\n")).toContain(
      '<div aria-labelledby="one" class="scrolls"><table>',
    );
    expect(text).toContain('<input type="checkbox" disabled="" aria-label="done" checked=""/>');
    const nested = await html("- [ ] outer\n  - [ ] inner\n");
    expect(nested.match(/(?<=aria-label=")\w+/g)).toEqual(["outer", "inner"]);
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
  ])("links bare URLs and email addresses: %s", async (text, expected) => {
    for (const format of ["mdx", "md"] as const) expect(await html(text, format)).toContain(expected);
  });
  test("allows line breaks in a long URL in inline code, but not in short ones or other code", async () => {
    expect(await html("`https://planloom.example/a/b?c=d&e=f` `/a/b` `a / b of a long line of code / and more`")).toBe(
      "<p><code>https://planloom<wbr/>.example/<wbr/>a/<wbr/>b?<wbr/>c=d&amp;<wbr/>e=f</code> <code>/a/b</code> " +
        "<code>a / b of a long line of code / and more</code></p>",
    );
    expect(await html("```text\nhttps://planloom.example/a/long/address\n```")).not.toContain("<wbr");
  });
  test("allows no line break before the ending of a long name, nor in a short name beside it", async () => {
    expect(await html("`planloom.config.json https://entra.microsoft-login.com`")).toBe(
      "<p><code>planloom.config.json https://entra<wbr/>.microsoft-login.com</code></p>",
    );
  });
  test("allows line breaks in shorter names in cells, which are narrower than lines of text", async () => {
    const name = "`MailboxSettings.ReadWrite`";
    expect(await html(`| ${name} |\n|---|\n| ${name} |\n\n${name}`)).toMatch(
      /(?:MailboxSettings<wbr\/>\.ReadWrite.+){2}MailboxSettings\.ReadWrite/s,
    );
  });
  test("allows line breaks in a long expression in inline code where a part begins, not within a number", async () => {
    expect(await html("`take(items('Apply_to_each')?['body/Title'], 50) v1.0`")).toBe(
      "<p><code>take(<wbr/>items(&#x27;Apply_to_each&#x27;)?<wbr/>[&#x27;body/<wbr/>Title&#x27;], 50) v1.0</code></p>",
    );
  });
  test("does not link text that only resembles a URL or email address", async () => {
    expect(await html("a@b `x@planloom.example` https:// [me@planloom.example](/b)")).toBe(
      '<p>a@b <code>x@planloom.example</code> https:// <a href="/b">me@planloom.example</a></p>',
    );
  });
  test("numbers a further table below a heading, so that no two have the same name", async () => {
    const table = "| a |\n|---|\n| b |\n";
    const names = (text: string) => text.match(/aria-label(?:ledby)?="[^"]+"/g);
    expect(names(await html(`## One *two*\n\n${table}\n${table}\n### Three\n\n${table}`))).toEqual([
      'aria-labelledby="one-two"',
      'aria-label="One two 2"',
      'aria-labelledby="three"',
    ]);
  });
  test("turns the first cells into row headers when the corner cell is empty", async () => {
    const text = await html("| | a |\n|---|---|\n| **b** | c |\n| | d |\n");
    expect(text).toContain("<tr><td></td><th>a</th></tr>");
    expect(text).toContain('<tr><th scope="row"><strong>b</strong></th><td>c</td></tr>');
    expect(text).toContain("<tr><td></td><td>d</td></tr>");
  });
  test("aligns columns with classes", async () => {
    const text = await html("| a | b | c |\n|:--|:-:|--:|\n| d | e | f |\n");
    expect(text).toContain(
      '<td class="align-left">d</td><td class="align-center">e</td><td class="align-right">f</td>',
    );
    expect(text).not.toMatch(/style=|align=/);
  });
  test("keeps identifiers and e-mail whole in tables, and no code", async () => {
    const table = "| a | b |\n|---|---|\n| Order SO-26-0042, e-mail | **E-Mail-Adresse** `PL-1` read-only ISO-A |";
    expect(await html(table)).toContain(
      '<td>Order <span class="whole">SO-26-0042</span>, <span class="whole">e-mail</span></td>' +
        '<td><strong><span class="whole">E-Mail</span>-Adresse</strong> <code>PL-1</code> read-only ISO-A</td>',
    );
  });
  test("keeps a span of time whole in tables", async () => {
    expect(await html("| a |\n|---|\n| Mon 08:00–12:00, 3–4 |")).toContain(
      '<td>Mon <span class="whole">08:00–12:00</span>, 3–4</td>',
    );
  });
  test("keeps e-mail whole in any text, but no identifiers outside of tables", async () => {
    expect(await html("An e-mail for SO-26-0042 and `e-mail`")).toBe(
      '<p>An <span class="whole">e-mail</span> for SO-26-0042 and <code>e-mail</code></p>',
    );
  });
  test("adds an anchor link that carries the heading's text", async () => {
    expect(await html("## One")).toBe(
      '<header class="heading"><h2 id="one">One</h2><a class="heading-anchor" data-heading="One" href="#one"></a></header>',
    );
  });
  test("renders admonitions with and without a title in both formats", async () => {
    for (const format of ["mdx", "md"] as const) {
      expect(await html(":::tip[A *b*]\n\nText\n\n:::", format)).toBe(
        '<aside title="tip"><b>A <em>b</em></b><p>Text</p></aside>',
      );
      expect(await html(":::danger\n\nText\n\n:::", format)).toBe('<aside title="danger"><p>Text</p></aside>');
    }
  });
  test("leaves colons in prose as text", async () => {
    expect(await html("At 13:30, a:b and ObjectType::Codeunit.")).toBe(
      "<p>At 13:30, a:b and ObjectType::Codeunit.</p>",
    );
  });
  test("leaves braces and angle brackets in a .md page as text", async () => {
    expect(await html("Use {x} here.", "md")).toBe("<p>Use {x} here.</p>");
  });
  test("turns a mermaid fence into a diagram with its source", async () => {
    expect(await html("```mermaid\nflowchart LR\n```")).toBe("<pre>flowchart LR</pre>");
  });
});

describe("problems in a page", () => {
  test.each([
    [
      "an expression",
      "a {b} c",
      [1, 'JavaScript expression "{b}" would be dropped.', "Put braces in code font: `{…}`."],
    ],
    [
      "attributes that spread an expression",
      "\n<Details {...a}>\n\na\n\n</Details>",
      [2, "<Details> spreads an expression, which would be dropped.", "Write the attributes one by one."],
    ],
    [
      "an expression as value",
      "<Details summary={a}>\n\na\n\n</Details>",
      [1, 'The value of "summary" is an expression, which would be dropped.', 'Write summary="…".'],
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
  ])("include %s", async (_, body, expected) => {
    expect(await problems(body)).toEqual([expected]);
  });
  test("include malformed MDX, with its line", async () => {
    const [[line, message] = []] = await problems("a\n\n<Steps>\n\nb");
    expect(line).toBe(3);
    expect(message).toMatch(/^Malformed MDX: Expected a closing tag for `<Steps>`/);
  });
  test("do not include comments", async () => {
    expect(await problems("{/* note */}")).toEqual([]);
  });
  test("include the parser's error for an unclosed brace, with its line", async () => {
    expect(await problems("a\n\nb {c")).toEqual([
      [3, expect.stringMatching(/^Malformed MDX: Unexpected end of file in expression/), expect.any(String)],
    ]);
  });
  test("leave a page that does not compile without a program", async () => {
    expect((await read(page("<Steps>"))).program).toBe("");
  });
});
