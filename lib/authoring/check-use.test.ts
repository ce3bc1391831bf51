import { describe, expect, test } from "vitest";
import { assertUse, checkUse, findMistakes } from "./check-use";
import type { Contracts } from "./contract";
import { engineContracts } from "./engine-contracts";

const about = { purpose: "Something.", examples: [] };
const contracts: Contracts = {
  Free: { ...about, attributes: { label: { isRequired: true }, group: {} } },
  Closed: { ...about, attributes: { name: { noun: "stage", values: ["now", "next", "later"] } } },
  Listed: {
    ...about,
    attributes: { codes: { isList: true, noun: "code", source: "errors.yaml", values: ["A1", "B2"] } },
  },
  Started: { ...about, attributes: { range: { isPrefix: true, noun: "code", values: ["PL-1106", "PL-1204"] } } },
  Either: { ...about, attributes: { tab: {}, keys: {} }, oneOf: ["tab", "keys"] },
  Dependent: {
    ...about,
    attributes: { record: { values: ["job", "task"] }, field: { values: ({ record }) => [`${record}No`] } },
    check: ({ field }) => (field === "taskNo" ? ['field="taskNo" is on no screen.'] : []),
  },
  None: { ...about, attributes: {} },
  Long: { ...about, attributes: { name: { values: Array.from({ length: 41 }, (_, index) => `name ${index}`) } } },
  Empty: { ...about, attributes: { name: { values: [] } } },
};
const check = (name: string, attributes: Record<string, string>) =>
  findMistakes(contracts, name, attributes).map(({ message, hint }) => [message, hint]);

describe("a valid use of a component", () => {
  test.each([
    ["Free", { label: "curl", group: "sample" }],
    ["Closed", { name: "now" }],
    ["Closed", {}],
    ["Listed", { codes: "A1, B2" }],
    ["Started", { range: "PL-1" }],
    ["Either", { keys: "a" }],
    ["Dependent", { record: "job", field: "jobNo" }],
    ["None", {}],
  ])("has no mistakes: %s %o", (name, attributes) => {
    expect(check(name, attributes)).toEqual([]);
  });
});

describe("an invalid use of a component", () => {
  test.each([
    ["Fre", {}, "Unknown component <Fre>.", 'Did you mean "Free"?'],
    ["Tabelle", {}, "Unknown component <Tabelle>.", "docs/authoring.md lists the components."],
    ["free", {}, "Unknown component <free>.", 'Did you mean "Free"?'],
    ["fre", {}, "Unknown component <fre>.", "Pages cannot contain HTML; write Markdown instead."],
    ["div", {}, "Unknown component <div>.", "Pages cannot contain HTML; write Markdown instead."],
    ["constructor", {}, "Unknown component <constructor>.", "Pages cannot contain HTML; write Markdown instead."],
    ["Free", {}, '<Free> needs the attribute "label".', 'Write <Free label="…">.'],
    ["Free", { label: " " }, '<Free> needs the attribute "label".', 'Write <Free label="…">.'],
    ["Free", { label: "a", grup: "b" }, '<Free> has no attribute "grup".', 'Did you mean "group"?'],
    ["Free", { label: "a", x: "b" }, '<Free> has no attribute "x".', 'Known attributes: "label", "group".'],
    ["None", { code: "1" }, '<None> has no attribute "code".', "It takes no attributes."],
    ["Closed", { name: "soon" }, '<Closed name="soon">: there is no stage "soon".', 'Known: "now", "next", "later".'],
    ["Closed", { name: "" }, '<Closed name="">: there is no stage "".', 'Known: "now", "next", "later".'],
    [
      "Long",
      { name: "x" },
      '<Long name="x">: there is no name "x".',
      'There are 41, for example "name 0", "name 1", "name 2".',
    ],
    ["Empty", { name: "x" }, '<Empty name="x">: there is no name "x".', "There are none."],
    ["Listed", { codes: "A1, B3" }, '<Listed codes="A1, B3">: errors.yaml has no code "B3".', 'Did you mean "B2"?'],
    ["Listed", { codes: " , " }, '<Listed codes=" , "> names no code.', "Write at least one."],
    [
      "Started",
      { range: "PL-12345" },
      '<Started range="PL-12345">: there is no code "PL-12345".',
      'Did you mean "PL-1204"?',
    ],
    ["Started", { range: "" }, '<Started range="">: there is no code "".', 'Known: "PL-1106", "PL-1204".'],
    ["Either", {}, '<Either> needs exactly one of the attributes "tab", "keys".', 'Write tab="…" or keys="…".'],
    [
      "Either",
      { tab: "a", keys: "b" },
      '<Either> needs exactly one of the attributes "tab", "keys".',
      'Write tab="…" or keys="…".',
    ],
    [
      "Dependent",
      { record: "job", field: "taskNo" },
      '<Dependent field="taskNo">: there is no field "taskNo".',
      'Known: "jobNo".',
    ],
    [
      "Dependent",
      { record: "jb", field: "x" },
      '<Dependent record="jb">: there is no record "jb".',
      'Did you mean "job"?',
    ],
    ["Dependent", { record: "task", field: "taskNo" }, '<Dependent>: field="taskNo" is on no screen.', undefined],
  ])("is reported once, with a hint: %s %o", (name, attributes, message, hint) => {
    expect(check(name, attributes)).toEqual([[message, hint]]);
  });

  test("is reported at its position", () => {
    expect(checkUse(contracts, "Closed", { name: "nw" }, { line: 3, column: 2 })).toEqual([
      {
        severity: "error",
        line: 3,
        column: 2,
        message: '<Closed name="nw">: there is no stage "nw".',
        hint: 'Did you mean "now"?',
      },
    ]);
  });

  test("throws with all its mistakes when the component is rendered", () => {
    expect(() => assertUse(contracts, "Free", { grup: "a" })).toThrow(
      new Error(
        '<Free> needs the attribute "label". Write <Free label="…">.\n<Free> has no attribute "grup". Did you mean "group"?',
      ),
    );
    expect(() => assertUse(contracts, "Closed", { name: "now" })).not.toThrow();
  });
});

test("validates uses of the engine's own components", () => {
  expect(findMistakes(engineContracts, "Card", { title: "a", href: "/a" })).toEqual([]);
  expect(findMistakes(engineContracts, "Card", { title: "a" })).toHaveLength(1);
});
