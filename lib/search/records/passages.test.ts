import { describe, expect, test } from "vitest";
import type { Drawn } from "../../authoring/contract";
import { parseForeignPage } from "../../authoring/foreign-page";
import { withMarks } from "../../marked-text";
import { blocksOf } from "../../page/blocks";
import { readPage } from "../../page/read";
import { docSource } from "../../page/testing/doc-source";
import { useGerman } from "../../testing/use-german";
import type { DocFormat } from "../../types";
import { passagesOf } from "./passages";

function draw(name: string, { schema = "" }: Record<string, string>): Drawn[] {
  const named = [
    { cells: [`${schema}No`, "Number."], id: "attribute-no", isTerm: true as const },
    { cells: ["end", "End."], isTerm: true as const },
    { cells: ["end", "End again."], isTerm: true as const },
  ];
  if (name === "Card") return [{ type: "text", text: "[Layouts](/user/layouts)" }];
  if (name === "Attributes")
    return [{ type: "table", label: "Fields", head: ["Name", "Meaning"], main: 1, rows: named }];
  return name === "Enumeration"
    ? [
        {
          type: "table",
          label: "Values",
          head: ["Value", "Meaning"],
          main: 1,
          rows: [{ cells: ["a\ndefault", "`b`\nlong"] }],
        },
      ]
    : [];
}

async function read(body: string, format: DocFormat = "mdx") {
  const { tree, outline } = await readPage(docSource("/a", body, { format }), { sizeOf: () => undefined });
  return passagesOf(blocksOf(tree, outline.headings, draw));
}

test("leaves out the closing links of German pages, and of English ones in the German edition", async () => {
  await useGerman("words");
  const german = await import("./passages");
  const body = "## Text\n\n## Verwandte Themen\n\n- A\n\n## Nächste Schritte\n\n- B\n\n## Related\n\n- C";
  const { tree, outline } = await readPage(docSource("/a", body), { sizeOf: () => undefined });
  const { sections } = german.passagesOf(blocksOf(tree, outline.headings, draw));
  expect(sections.map(({ heading }) => heading)).toEqual(["Text"]);
});

describe("the indexed text of a page", () => {
  test("is split by section, with the ids of the page", async () => {
    expect(await read("Intro `code`.\n\n## One *two*\n\nText.\n\n### Three\n\n## One two\n")).toEqual({
      text: "Intro code.",
      marked: `Intro ${withMarks("code", "code")}.`,
      sections: [
        { heading: "One two", anchor: "one-two", text: "Text." },
        { heading: "Three", anchor: "three", text: "" },
        { heading: "One two", anchor: "one-two-1", text: "" },
      ],
    });
  });
  test("keeps each section under its own heading when list items contain headings", async () => {
    const body = "## Start\n\n1. ## Install\n\n   x\n2. ## Use\n\n   y\n\n## After\n\na\n\n## End\n\nb";
    const { sections } = await read(body, "md");
    expect(sections.filter(({ text }) => text === "a" || text === "b")).toEqual([
      { heading: "After", anchor: "after", text: "a" },
      { heading: "End", anchor: "end", text: "b" },
    ]);
  });
  test("keeps each section under its own heading when HTML or included files contain headings", async () => {
    const body = '## A\n\n<h2>Raw</h2>\n\n--8<-- "part.md"\n\n## C\n\nc';
    const { source } = parseForeignPage("a.md", body, "docs");
    if (source.foreign) source.foreign.parts = { "part.md": "## One\n\n## Two\n\ntwo" };
    const { tree, outline } = await readPage(source, { sizeOf: () => undefined });
    expect(passagesOf(blocksOf(tree, outline.headings, draw)).sections).toEqual([
      { heading: "A", anchor: "a", text: "" },
      { heading: "One", anchor: "one", text: "" },
      { heading: "Two", anchor: "two", text: "two" },
      { heading: "C", anchor: "c", text: "c" },
    ]);
  });
  test("separates steps, list items and table rows, and leaves out code", async () => {
    const body =
      "<Steps>\n\n1. Open **Save**.\n2. Choose:\n   - one\n   - two\n\n   ```bash\n   x\n   ```\n\n</Steps>\n\n| A | B |\n|---|---|\n| a | `b` |\n\n```json\n{}\n```";
    expect((await read(body)).text).toBe("1. Open Save.\n2. Choose:\n- one\n- two\n|| A | B\n| a | b");
  });
  test("separates the blocks of a list item, including those that components draw", async () => {
    const body = "1. Days\n\n   More.\n\n   | A |\n   |---|\n   | 10 |\n\n   <Enumeration />\n\n   After.\n2. Next";
    expect((await read(body)).text).toBe(
      "1. Days More.\n| 10\n|| Value | Meaning\n| a, default | b long\nAfter.\n2. Next",
    );
  });
  test("has inline children of a component, but not those of a component that links to a page", async () => {
    const body =
      '<Details summary="x">Some **bold** text</Details>\n\n<Card title="a" href="/a">Elsewhere</Card>\n\n<Tabs><Tab label="x">One</Tab></Tabs>';
    const { text, marked } = await read(body);
    expect(text).toBe("Some bold text\nOne");
    expect(marked).toBe(`Some ${withMarks("bold", "bold")} text\nOne`);
  });
  test("has a copy with bold and code marked", async () => {
    const { text, marked } = await read("Press **the `A` key** or `B`.\n\n1. Press `` ` ``.");
    expect(text).toBe("Press the A key or B.\n1. Press '.");
    expect(marked).toBe(
      `Press ${withMarks("bold", "the A key")} or ${withMarks("code", "B")}.\n1. Press ${withMarks("code", "'")}.`,
    );
  });
  test("has the column names of a table whose rows need them, and keeps empty cells", async () => {
    expect((await read("| Limit | Live | Test |\n|---|---|---|\n| Calls | | 120 |")).text).toBe(
      "|| Limit | Live | Test\n| Calls | – | 120",
    );
  });
  test("has admonitions, details and inline error codes", async () => {
    const body =
      ':::warning[Mind]\n\nRefused with <ErrorCode code="PL-1003" />.\n\n:::\n\n<Details summary="More">\n\nInside.\n\n</Details>';
    expect((await read(body)).text).toBe("Mind\nRefused with PL-1003.\nInside.");
  });
  test("leaves out sections that only list links", async () => {
    const { sections } = await read("## Limits\n\nNone.\n\n## Related\n\n- [Other](/other)\n\n## Next steps\n\n- x");
    expect(sections.map(({ heading }) => heading)).toEqual(["Limits"]);
  });
  test("leaves out card titles and keeps card contents", async () => {
    expect((await read("<Card>\n\nArrange dock panels.\n\n</Card>")).text).toBe("Arrange dock panels.");
  });
  test("has each name of a reference table once, at its own anchor or that of the table", async () => {
    expect((await read('## Fields\n\n<Attributes schema="job" />\n\n<Enumeration name="x" />')).sections).toEqual([
      { heading: "Fields", anchor: "fields", text: "|| Value | Meaning\n| a, default | b long" },
      { heading: "jobNo", anchor: "attribute-no", text: "Number.", isTerm: true },
      { heading: "end", anchor: "fields", text: "End.", isTerm: true },
    ]);
  });
  test("is empty for a page that does not compile or has no Markdown", async () => {
    expect(await read("<Steps>")).toEqual({ text: "", sections: [] });
    expect(await read("x", "tsx")).toEqual({ text: "", sections: [] });
  });
});
