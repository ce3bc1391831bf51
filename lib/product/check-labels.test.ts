import { expect, test } from "vitest";
import { emptyOutline } from "../page/outline";
import { plainUserActions, unknownLabels } from "./check-words";
import { labelsOfFigures, otherLabels } from "./screen-labels";

const known = new Set(["Save", "Administration", "Jobs", "Split"]);
const labels = (file: string, ...texts: string[]) =>
  unknownLabels(
    { file, outline: { ...emptyOutline(), stepLabels: texts.map((text) => ({ text, line: 7, column: 3 })) } },
    known,
  );

test("finds labels of steps that no screen has, and suggests the one that is meant", () => {
  expect(labels("content/user/a.mdx", "Save", "Administration > Job", "Splitt")).toMatchObject([
    { line: 7, column: 3, message: 'No screen has the label "Job".', hint: 'Did you mean "Jobs"?', rule: "label" },
    { message: 'No screen has the label "Splitt".', hint: 'Did you mean "Split"?' },
  ]);
  expect(labels("content/administration/a.mdx", "Frobnicate the plan")).toMatchObject([
    { hint: "Write it as the figure does, or name it in content/_reference/labels.yaml." },
  ]);
});

test("steps about other programs have labels of their own", () => {
  expect(labels("content/integrations/nav/a.mdx", "Codeunits")).toEqual([]);
});

test("knows labels of forms, lists, board, phone, settings and user actions", () => {
  for (const label of [
    "Save as",
    "New exception",
    "PDF export",
    "Sign in with Microsoft",
    "Mark done",
    "Lock appointments",
  ])
    expect([label, labelsOfFigures.has(label) || otherLabels.includes(label)]).toEqual([label, true]);
});

test("a label that a figure shows is not listed beside the figures", () => {
  expect(otherLabels.filter((label) => labelsOfFigures.has(label))).toEqual([]);
});

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
  expect(places("The user actions *Split*, *New appointment*, and *Lock appointments*; select **Split**.")).toEqual([]);
  expect(places("```text\nuser action Split\n```")).toEqual([]);
});
