import { describe, expect, test } from "vitest";
import { otherForms, toAmerican, toSingular, verbStems } from "../../texts/spelling";
import { keyOf, splitWords, termsOf, tokenizeTitle, topicWords } from "./words";

test.each([
  ["sourceApp", ["sourceapp", "source", "app"]],
  ["PL-4005", ["pl4005", "pl", "4005"]],
  ["/import", ["import"]],
  ["appointment.updated", ["appointmentupdated", "appointment", "updated"]],
  ["--source-app", ["sourceapp", "source", "app"]],
  ["data-driven", ["datadriven", "data", "driven"]],
  ["appointment's", ["appointment"]],
  ["OAuth2", ["oauth2"]],
])("indexes %s as %j", (text, terms) => {
  expect(splitWords(text).flatMap(termsOf)).toEqual(terms);
});

test.each([
  ["c#", ["csharp"]],
  [".NET SDK", ["dotnet", "SDK"]],
  ["a.NET", ["a.NET"]],
])("splits %s into %j", (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test.each([
  ["API keys", "apikey"],
  ["apikeys", "apikey"],
  ["Api-Key", "apikey"],
  ["work centres", "workcenter"],
])("normalizes %s to the key %s", (text, key) => {
  expect(keyOf(text)).toBe(key);
});

describe("spelling", () => {
  test.each([
    ["synchronise", "synchronize"],
    ["organisation", "organization"],
    ["colours", "colors"],
    ["centre", "center"],
    ["cancelled", "canceled"],
    ["licence", "license"],
    ["catalogue", "catalog"],
    ["analyse", "analyze"],
    ["hour", "hour"],
    ["otherwise", "otherwise"],
    ["exercise", "exercise"],
  ])("converts British %s to American %s", (british, american) => {
    expect(toAmerican(british)).toBe(american);
  });
  test.each([
    ["queues", "queue"],
    ["entries", "entry"],
    ["boxes", "box"],
    ["addresses", "address"],
    ["status", "status"],
    ["process", "process"],
    ["bus", "bus"],
  ])("turns the plural %s into %s", (plural, singular) => {
    expect(toSingular(plural)).toBe(singular);
  });
  test.each([
    ["locking", ["lock"]],
    ["planned", ["plann", "plan"]],
    ["retried", ["retry"]],
    ["sing", []],
    ["appointment", []],
  ])("stems %s to %j", (word, stems) => {
    expect(verbStems(word)).toEqual(stems);
  });
});

test.each([
  ["share", ["sharing"]],
  ["retry", ["retried"]],
  ["key", []],
  ["lock", []],
  ["supply", ["supplied"]],
  ["safely", ["safe"]],
  ["easily", ["easy"]],
  ["automatically", ["automatic", "automatical"]],
  ["vertically", ["vertic", "vertical"]],
  ["reliably", ["reliable"]],
  ["multiply", ["multiplied"]],
])("expands %s to %j, its forms with another beginning", (word, forms) => {
  expect(otherForms(word)).toEqual(forms);
});

test("also indexes two adjacent title words as one", () => {
  expect(tokenizeTitle("Time sheets")).toEqual(["time", "sheet", "=timesheet"]);
});

test("keeps only topic words, or all words when there are no others", () => {
  expect(topicWords("How do I lock an appointment?")).toEqual(["lock", "appointment"]);
  expect(topicWords("Why can't I, cant I, doesn’t it drag?")).toEqual(["drag"]);
  expect(topicWords("how to")).toEqual(["how", "to"]);
});
