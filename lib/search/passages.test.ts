import { describe, expect, test } from "vitest";
import { readPassages } from "./pages";

const read = (body: string, format: "md" | "mdx" = "mdx") =>
  readPassages({ format, body }, (name, { schema = "" }) =>
    name === "Attributes"
      ? {
          lines: [],
          terms: [
            { heading: `${schema}No`, anchor: "attribute-no", text: "Number.", isTerm: true },
            { heading: "end", text: "End.", isTerm: true },
            { heading: "end", text: "End again.", isTerm: true },
          ],
        }
      : { lines: name === "Enumeration" ? ["| a | b"] : [], terms: [] },
  );

describe("the text of a page", () => {
  test("stands by section, with the ids of the page", async () => {
    expect(await read("Intro `code`.\n\n## One *two*\n\nText.\n\n### Three\n\n## One two\n")).toEqual({
      text: "Intro code.",
      sections: [
        { heading: "One two", anchor: "one-two", text: "Text." },
        { heading: "Three", anchor: "three", text: "" },
        { heading: "One two", anchor: "one-two-1", text: "" },
      ],
    });
  });
  test("keeps steps, items and rows apart, and leaves code out", async () => {
    const body =
      "<Steps>\n\n1. Open **Save**.\n2. Choose:\n   - one\n   - two\n\n   ```bash\n   x\n   ```\n\n</Steps>\n\n| A | B |\n|---|---|\n| a | `b` |\n\n```json\n{}\n```";
    expect((await read(body)).text).toBe("1. Open Save.\n2. Choose:\n- one\n- two\n| a | b");
  });
  test("names the columns of a table whose rows need it, and keeps empty cells in their column", async () => {
    expect((await read("| Limit | Live | Test |\n|---|---|---|\n| Calls | | 120 |")).text).toBe(
      "|| Limit | Live | Test\n| Calls | – | 120",
    );
  });
  test("includes admonitions, details and inline error codes", async () => {
    const body =
      ':::warning[Mind]\n\nRefused with <ErrorCode code="PL-1003" />.\n\n:::\n\n<Details summary="More">\n\nInside.\n\n</Details>';
    expect((await read(body)).text).toBe("Mind\nRefused with PL-1003.\nInside.");
  });
  test("leaves out the sections that only list links", async () => {
    const { sections } = await read("## Limits\n\nNone.\n\n## Related\n\n- [Other](/other)\n\n## Next steps\n\n- x");
    expect(sections.map(({ heading }) => heading)).toEqual(["Limits"]);
  });
  test("names what tables of the reference list, each once, at its own place or that of the table", async () => {
    expect((await read('## Fields\n\n<Attributes schema="job" />\n\n<Enumeration name="x" />')).sections).toEqual([
      { heading: "Fields", anchor: "fields", text: "| a | b" },
      { heading: "jobNo", anchor: "attribute-no", text: "Number.", isTerm: true },
      { heading: "end", anchor: "fields", text: "End.", isTerm: true },
    ]);
  });
  test("is empty for a page that does not compile, and for a page without Markdown", async () => {
    expect(await read("<Steps>")).toEqual({ text: "", sections: [] });
    expect(await readPassages({ format: "tsx", body: "x" }, () => ({ lines: [], terms: [] }))).toEqual({
      text: "",
      sections: [],
    });
  });
});
