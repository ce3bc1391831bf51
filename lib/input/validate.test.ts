import { expect, test } from "vitest";
import { z } from "zod";
import { addIssue, listBy, validate, withMessage } from "./validate";
import { parseYaml } from "./yaml-document";

const schema = z.strictObject({ title: z.string(), kind: z.enum(["page", "post"]) });
const told = (text: string, at: string[] = [], form: z.ZodType = schema) =>
  validate(form, parseYaml("a.yaml", text), { at }).issues.map(({ line, message, hint }) => [line, message, hint]);

test("reports a misspelled key once, not also as missing", () => {
  expect(told("titel: x\nkind: page\n")).toEqual([[1, 'Unknown key "titel".', 'Did you mean "title"?']]);
  expect(told("in:\n  titel: x\n  knd: page\n", ["in"])).toEqual([
    [2, 'Unknown key "titel" in "in".', 'Did you mean "title"?'],
    [3, 'Unknown key "knd" in "in".', 'Did you mean "kind"?'],
  ]);
});

test.each([
  ["a: []\n", '"a" must be text, found [].'],
  ["a: .inf\n", '"a" must be text, found Infinity.'],
  ["[a]\n", 'The document must be a map of keys and values, found ["a"].'],
])("reports a value of the wrong type once, as it is written: %j", (text, message) => {
  expect(told(text, [], z.strictObject({ a: z.string().min(1) })).map(([, found]) => found)).toEqual([message]);
});

test("says that a value of a list is missing, and which there are", () => {
  expect(told("title: x\nkind:\n")).toEqual([[2, '"kind" has no value.', "Write one of: page, post."]]);
});

test("offers to remove an empty value only where the document can do without it", () => {
  const names = z.array(z.string().min(1)).optional();
  const within = z.strictObject({
    in: z.strictObject({ title: z.string(), note: z.string().min(1).optional(), names }),
  });
  const { issues } = validate(within, parseYaml("a.yaml", 'in:\n  title: ~\n  note: ""\n  names: [""]\n'));
  expect(issues.map(({ hint }) => hint)).toEqual([
    "Write one: title: …",
    "Write a value, or remove it.",
    "Write a value, or remove it.",
  ]);
});

test("prefers a missing key when two keys are equally similar", () => {
  const offset = z.strictObject({ dx: z.number(), dy: z.number() });
  const { issues } = validate(offset, parseYaml("a.yaml", "dx: 1\ndyx: 2\n"));
  expect(issues).toMatchObject([{ line: 2, message: 'Unknown key "dyx".', hint: 'Did you mean "dy"?' }]);
});

test("still reports mistakes at the correct key when a misspelling of it is also present", () => {
  expect(told("titel: x\ntitle: 5\nkind: page\n").map(([, message]) => message)).toEqual([
    '"title" must be text, found 5.',
    'Unknown key "titel".',
  ]);
  expect(told("in:\n  title: x\n  knd: page\n  kind: pst\n", ["in"]).map(([, message]) => message)).toEqual([
    '"in.kind" cannot be "pst".',
    'Unknown key "knd" in "in".',
  ]);
});

test("suppresses a map's cross-field issues when one of its keys is misspelled, but not issues of its values", () => {
  const span = z
    .strictObject({ start: z.string().optional(), end: z.string().optional(), kind: z.string() })
    .superRefine(({ start, end, kind }, context) => {
      if (!start !== !end) addIssue(context, [], "One of both is missing.");
      if (kind === "none") addIssue(context, ["kind"], "It is none.");
    });
  const toldOf = (text: string) =>
    validate(z.strictObject({ in: span }), parseYaml("a.yaml", text)).issues.map(({ message }) => message);
  expect(toldOf("in:\n  start: a\n  kind: x\n")).toEqual(["One of both is missing."]);
  expect(toldOf("in:\n  start: a\n  endd: b\n  kind: none\n")).toEqual(['Unknown key "endd" in "in".', "It is none."]);
});

test("reports an over-indented key once, with the place where it belongs", () => {
  const board = z.strictObject({ start: z.string(), end: z.string() });
  const world = z.strictObject({ week: z.strictObject({ iso: z.int() }), board, sites: z.array(board).optional() });
  const toldOf = (text: string) => told(text, [], world);
  const hint = 'It is indented too far: it belongs beside "week".';
  expect(toldOf("week:\n  iso: 1\n  board:\n  start: a\n  end: b\n")).toEqual([
    [3, 'Unknown key "board" in "week".', hint],
  ]);
  expect(toldOf("week:\n  iso: 1\n  board:\n    start: a\n    end: b\n")).toEqual([
    [3, 'Unknown key "board" in "week".', hint],
  ]);
  expect(toldOf("week:\n  isso: 1\n  board:\n  start: a\n").map(([line, message]) => [line, message])).toEqual([
    [2, 'Unknown key "isso" in "week".'],
    [3, 'Unknown key "board" in "week".'],
  ]);
  expect(toldOf("week: { iso: 1, start: a }\nboard: { start: a }\n")).toEqual([
    [1, 'Unknown key "start" in "week".', "Known keys: iso."],
    [2, '"board" has no "end".', 'Add a line "end: …".'],
  ]);
});

test("reports each over-indented key, and other unknown keys", () => {
  const part = z.strictObject({ start: z.string() });
  const world = z.strictObject({ week: z.strictObject({ iso: z.int() }), board: part, company: part });
  const toldOf = (text: string) => told(text, [], world);
  const hint = 'It is indented too far: it belongs beside "week".';
  const both = ["board", "company"].map((key, index) => [3 + 2 * index, `Unknown key "${key}" in "week".`, hint]);
  expect(toldOf("week:\n  iso: 1\n  board:\n    start: a\n  company:\n    start: b\n")).toEqual(both);
  expect(toldOf("week:\n  iso: 1\n  board:\n  start: a\n  company:\n  name: b\n")).toEqual(both);
  expect(toldOf("week:\n  iso: 1\n  board: { start: a }\n  note: b\ncompany: { start: c }\n")).toEqual([
    [3, 'Unknown key "board" in "week".', hint],
    [4, 'Unknown key "note" in "week".', "Known keys: iso."],
  ]);
});

test("reports an empty document", () => {
  expect(told("")).toEqual([[1, "The document is empty.", "Write its keys, each on a line of its own."]]);
});

test("reports only the first syntax error, but every duplicate key", () => {
  expect(told("a:\n\tb: 1\n\tc: 2\nd: e: f\n").map(([line]) => line)).toEqual([2]);
  expect(told("a: 1\na: 2\nb: 1\nb: 2\n").map(([line]) => line)).toEqual([2, 4]);
});

test("reports list items with the same name or the same value of another key", () => {
  const list = listBy(z.strictObject({ name: z.string(), key: z.string().optional() }), "name", "key");
  const toldOf = (text: string) => told(text, [], list);
  const hint = "Remove or rename one of the two.";
  expect(toldOf("- name: Bo\n- name: Cy\n- name: Bo\n")).toEqual([[3, '"Bo" is listed twice.', hint]]);
  expect(toldOf("- { name: Bo, key: b }\n- { name: Cy, key: b }\n")).toEqual([[2, '"b" is listed twice.', hint]]);
  expect(toldOf("- name: Bo\n- name: Cy\n")).toEqual([]);
});

test("does not run cross-field checks on a value of the wrong format", () => {
  const day = z.iso.date(withMessage((found) => `${found} is not a date.`));
  const span = z.strictObject({ from: day, to: day }).superRefine(({ from, to }, context) => {
    if (to < from) addIssue(context, ["to"], "It ends before it begins.");
  });
  const toldOf = (text: string) => validate(span, parseYaml("a.yaml", text)).issues.map(({ message }) => message);
  expect(toldOf("from: 2026-03-02\nto: 1.3.2026\n")).toEqual(['"1.3.2026" is not a date.']);
  expect(toldOf("from: 2026-03-02\nto: 2026-03-01\n")).toEqual(["It ends before it begins."]);
});

test("reports an out-of-range number with its limit", () => {
  const range = z.strictObject({ day: z.int().min(1).max(7) });
  const toldOf = (text: string) =>
    validate(range, parseYaml("a.yaml", text)).issues.map(({ message, hint }) => [message, hint]);
  expect(toldOf("day: 0\n")).toEqual([['"day" must be at least 1, found 0.', "Write day: 1 or more."]]);
  expect(toldOf("day: 8\n")).toEqual([['"day" must be at most 7, found 8.', "Write day: 7 or less."]]);
});
