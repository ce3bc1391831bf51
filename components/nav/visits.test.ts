// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { addVisit, clearVisits, readVisits, visitsKey } from "./visits";

const page = (name: string) => ({ path: `/user/${name}`, title: `The ${name}` });

test("lists visited pages newest first, without duplicates, up to five", () => {
  for (const name of ["one", "two", "three", "four", "five", "six", "two"]) addVisit(page(name));
  expect(readVisits()).toEqual(["two", "six", "five", "four", "three"].map(page));
});

test("clears the visits and their storage key", () => {
  addVisit(page("one"));
  clearVisits();
  expect(readVisits()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test.each([
  ["no list", '{"path":"/user"}'],
  ["no JSON", "visited"],
  ["another site, behind a tab", '[{"path":"/\\t/evil.example","title":"Evil"}]'],
  ["another site", '[{"path":"//evil.example","title":"Evil"},{"path":"https://evil.example","title":"Evil"}]'],
  ["a script", '[{"path":"javascript:alert(1)","title":"Evil"}]'],
  ["pages with a language that is none", '[{"path":"/user","title":"User","language":{}}]'],
  ["pages without a title", '[{"path":"/user"},{"path":"/user","title":""},null,7]'],
])("ignores a stored value that is %s", (_, stored) => {
  localStorage.setItem(visitsKey, stored);
  expect(readVisits()).toEqual([]);
});
