import { describe, expect, test } from "vitest";
import { emptyOutline } from "../page/outline";
import { manuals, plainUserActions, strangers, unknownCodes, unknownLabels } from "./check-words";
import { smallReference } from "./reference/testing/small-reference";

describe("error codes", () => {
  const { errors } = smallReference;

  test("finds unknown codes in prose, tables and code, with their place", () => {
    expect(unknownCodes("Answers PL-1106.\n| PL-1104 | x |\n`[PL-4091]`", errors)).toEqual([
      { line: 2, column: 3, message: "There is no error code PL-1104.", hint: 'Did you mean "PL-1101"?' },
      { line: 3, column: 3, message: "There is no error code PL-4091.", hint: 'Did you mean "PL-4001"?' },
    ]);
  });

  test("leaves families, known codes and attributes of components alone", () => {
    expect(
      unknownCodes('PL-2xxx, PL-4001 and <ErrorCode code="PL-1199" /> <ErrorTable codes="PL-0001" />', errors),
    ).toEqual([]);
  });
});

describe("labels of screens", () => {
  const known = new Set(["Save", "Administration", "Jobs", "Split"]);
  const labels = (file: string, ...texts: string[]) =>
    unknownLabels(
      { file, outline: { ...emptyOutline(), stepLabels: texts.map((text) => ({ text, line: 7, column: 3 })) } },
      known,
    );

  test("finds labels of steps that no screen has, and suggests the one that is meant", () => {
    expect(labels(`content${manuals[0]}/a.mdx`, "Save", "Administration > Job", "Splitt")).toMatchObject([
      { line: 7, column: 3, message: 'No screen has the label "Job".', hint: 'Did you mean "Jobs"?', rule: "label" },
      { message: 'No screen has the label "Splitt".', hint: 'Did you mean "Split"?' },
    ]);
    expect(labels(`content${manuals[1]}/a.mdx`, "Frobnicate the plan")).toMatchObject([
      { hint: "Write it as the figure does, or add it to content/_reference/labels.yaml." },
    ]);
  });

  test("steps about other programs have labels of their own", () => {
    expect(labels("content/other/a.mdx", "Codeunits")).toEqual([]);
  });
});

describe("user actions", () => {
  const names = ["New appointment", "Split", "Lock appointments"];
  const places = (body: string) =>
    plainUserActions(body, names).map(({ line, column, message }) => [line, column, message]);

  test("finds user actions that are not in italics", () => {
    expect(places("It needs the user action **Split**.")).toEqual([
      [1, 28, 'The user action "Split" is not in italics.'],
    ]);
    expect(places("x\n\nThe user actions *Split* and Lock appointments.")).toEqual([
      [3, 30, 'The user action "Lock appointments" is not in italics.'],
    ]);
    expect(places("User needs user action: `Split`.")).toHaveLength(1);
  });

  test("leaves user actions in italics, entries of menus and code alone", () => {
    expect(places("The user actions *Split*, *New appointment*, and *Lock appointments*; select **Split**.")).toEqual(
      [],
    );
    expect(places("```text\nuser action Split\n```")).toEqual([]);
    expect(places("1. Run:\n\n   ~~~text\n   user action Split\n   ~~~")).toEqual([]);
  });
});

describe("people of the example company", () => {
  const found = (body: string, file = "content/user/a.mdx") =>
    strangers({ file, body }).map(({ line, column }) => [line, column]);

  test("finds the first mention of a person that nothing introduces", () => {
    expect(found("Text.\n\nHere Maya Lindqvist plans. [Maya](/user/example-company) plans on.")).toEqual([]);
    expect(found("Text.\n\nHere Maya Lindqvist plans.\n\n[Maya](/user/example-company) plans on.")).toEqual([[3, 6]]);
    expect(found("Planners of Calderline plan.")).toEqual([[1, 13]]);
  });

  test("a link before or in the same paragraph introduces everybody", () => {
    expect(found("[Calderline](/user/example-company) plans.\n\nSara drives.")).toEqual([]);
    expect(found("Sara, of [Calderline](/user/example-company), drives.")).toEqual([]);
  });

  test("code, captions and headings introduce nobody, and need no introduction", () => {
    expect(found("1. Run:\n\n   ```text\n   Sara\n   ```\n\n~~~\nSara\n~~~\n\n{/* Sara\nSara */}")).toEqual([]);
    expect(found('## Sara\n\n`Sara`\n\n<Phone caption="Sara" />\n\n```text\nSara\n```\n')).toEqual([]);
  });

  test.each(["content", "content/_versions/2026.3", "i18n/de"])(
    "the page about the company in %s is let off",
    (place) => {
      expect(found("Maya Lindqvist", `${place}/user/example-company.mdx`)).toEqual([]);
    },
  );
});
