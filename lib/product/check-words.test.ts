import { describe, expect, test } from "vitest";
import { emptyOutline } from "../page/outline";
import { manuals, plainUserActions, strangers, unknownAddresses, unknownCodes, unknownLabels } from "./check-words";
import { smallReference } from "./reference/testing/small-reference";

describe("error codes", () => {
  const { errors } = smallReference;

  test("reports unknown codes in prose, tables, and code with line and column", () => {
    expect(unknownCodes("Answers PL-1106.\n| PL-1104 | x |\n`[PL-4091]`", errors)).toEqual([
      { line: 2, column: 3, message: "There is no error code PL-1104.", hint: 'Did you mean "PL-1101"?' },
      { line: 3, column: 3, message: "There is no error code PL-4091.", hint: 'Did you mean "PL-4001"?' },
    ]);
  });

  test("ignores code ranges, known codes, and component attributes", () => {
    expect(
      unknownCodes('PL-2xxx, PL-4001 and <ErrorCode code="PL-1199" /> <ErrorTable codes="PL-0001" />', errors),
    ).toEqual([]);
  });
});

describe("e-mail addresses of the example company", () => {
  test("are reported with line and column where nobody has them, in prose and in code", () => {
    const text = "Ask maya.lindqvist@calderline.example.\n`maya.lindquist@calderline.example` x@calderline.example";
    expect(unknownAddresses(text)).toEqual([
      {
        line: 2,
        column: 2,
        message: "Nobody at the example company has the address maya.lindquist@calderline.example.",
        hint: 'Did you mean "maya.lindqvist@calderline.example"?',
      },
      {
        line: 2,
        column: 37,
        message: "Nobody at the example company has the address x@calderline.example.",
        hint: "The addresses are in content/_reference/sample-world.yaml.",
      },
    ]);
  });

  test("are not reported where a sample shows that they are refused, nor those of other companies", () => {
    expect(unknownAddresses("FAILED  PL-1106  User x@calderline.example does not exist.\ny@other.example")).toEqual([]);
    expect(unknownAddresses("z@calderline.example.org")).toEqual([]);
  });
});

describe("screen labels", () => {
  const known = new Set(["Save", "Administration", "Jobs", "Split"]);
  const labels = (file: string, ...texts: string[]) =>
    unknownLabels(
      { file, outline: { ...emptyOutline(), stepLabels: texts.map((text) => ({ text, line: 7, column: 3 })) } },
      known,
    );

  test("reports step labels that exist on no screen and suggests the closest match", () => {
    expect(labels(`content${manuals[0]}/a.mdx`, "Save", "Administration > Job", "Splitt")).toMatchObject([
      { line: 7, column: 3, message: 'No screen has the label "Job".', hint: 'Did you mean "Jobs"?', rule: "label" },
      { message: 'No screen has the label "Splitt".', hint: 'Did you mean "Split"?' },
    ]);
    expect(labels(`content${manuals[1]}/a.mdx`, "Frobnicate the plan")).toMatchObject([
      { hint: "Write it as the figure does, or add it to content/_reference/labels.yaml." },
    ]);
  });

  test("ignores step labels outside the manuals of our own screens", () => {
    expect(labels("content/other/a.mdx", "Codeunits")).toEqual([]);
  });
});

describe("user actions", () => {
  const names = ["New appointment", "Split", "Lock appointments"];
  const places = (body: string) =>
    plainUserActions(body, names).map(({ line, column, message }) => [line, column, message]);

  test("reports user actions that are not in italics", () => {
    expect(places("It needs the user action **Split**.")).toEqual([
      [1, 28, 'The user action "Split" is not in italics.'],
    ]);
    expect(places("x\n\nThe user actions *Split* and Lock appointments.")).toEqual([
      [3, 30, 'The user action "Lock appointments" is not in italics.'],
    ]);
    expect(places("User needs user action: `Split`.")).toHaveLength(1);
  });

  test("ignores user actions in italics, menu entries, and code", () => {
    expect(places("The user actions *Split*, *New appointment*, and *Lock appointments*; select **Split**.")).toEqual(
      [],
    );
    expect(places("```text\nuser action Split\n```")).toEqual([]);
    expect(places("1. Run:\n\n   ~~~text\n   user action Split\n   ~~~")).toEqual([]);
  });
});

describe("people at the example company", () => {
  const found = (body: string, file = "content/user/a.mdx") =>
    strangers({ file, body }).map(({ line, column }) => [line, column]);

  test("reports the first mention of a person who has not been introduced", () => {
    expect(found("Text.\n\nHere Maya Lindqvist plans. [Maya](/user/example-company) plans on.")).toEqual([]);
    expect(found("Text.\n\nHere Maya Lindqvist plans.\n\n[Maya](/user/example-company) plans on.")).toEqual([[3, 6]]);
    expect(found("Planners of Calderline plan.")).toEqual([[1, 13]]);
  });

  test("accepts anyone once a link to the company appears earlier or in the same paragraph", () => {
    expect(found("[Calderline](/user/example-company) plans.\n\nSara drives.")).toEqual([]);
    expect(found("Sara, of [Calderline](/user/example-company), drives.")).toEqual([]);
  });

  test("ignores names in code, captions, headings, and comments", () => {
    expect(found("1. Run:\n\n   ```text\n   Sara\n   ```\n\n~~~\nSara\n~~~\n\n{/* Sara\nSara */}")).toEqual([]);
    expect(found('## Sara\n\n`Sara`\n\n<Phone caption="Sara" />\n\n```text\nSara\n```\n')).toEqual([]);
  });

  test.each(["content", "content/_versions/2026.3", "i18n/de"])("exempts the company's own page in %s", (place) => {
    expect(found("Maya Lindqvist", `${place}/user/example-company.mdx`)).toEqual([]);
  });
});
