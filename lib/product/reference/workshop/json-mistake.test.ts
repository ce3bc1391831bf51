import { expect, it } from "vitest";
import { parseJson } from "../json";
import { unexpectedIn } from "./json-mistake";

it.each([
  ['{\n  "importance": "high"\n  "start": 1\n}', 'unexpected "start" at line 3'],
  ['{\n  "imp\n  "start": 1\n}', 'unexpected "imp at line 2'],
  ['{ "items": [1, 2,] }', "unexpected ] at line 1"],
  ['{\n  "a": 1,\n}', "unexpected } at line 3"],
  ["{ a: 1 }", "unexpected a at line 1"],
  ["{ 'a': 1 }", "unexpected 'a' at line 1"],
  ['{ "a": 01 }', "unexpected 01 at line 1"],
  ['{ "a": "\\q" }', 'unexpected "\\q" at line 1'],
  ['{ "a":\u00a01 }', "unexpected \u00a01 at line 1"],
  ["{} {}", "unexpected { at line 1"],
  ['{\n  "a": [1\n\n', "unexpected end at line 2"],
  ["", "unexpected end at line 1"],
  [`["C:\\Users and ${"x".repeat(60)}"]`, `unexpected "C:\\Users and ${"x".repeat(26)}… at line 1`],
])("names the first token of %j that does not belong", (text, mistake) => {
  expect(unexpectedIn(text)).toBe(mistake);
});

it("finds a mistake exactly where the browser finds one, whatever is missing or too much", () => {
  const text = '{ "a": [1, -2.5e3, true, null, "b\\n\\u00e9", {}], "c": { "d": "\\"}" } }';
  const spots = [...text].map((_, index) => index);
  const shorter = spots.flatMap((at) => [text.slice(0, at), text.slice(0, at) + text.slice(at + 1)]);
  const longer = [...'{}[]:,"\\1e.- \n\ta'].flatMap((more) =>
    spots.map((at) => text.slice(0, at) + more + text.slice(at)),
  );
  const all = [text, ...shorter, ...longer];
  const isJson = all.map((one) => parseJson(one) !== undefined);
  expect(all.map((one) => unexpectedIn(one) === undefined)).toEqual(isJson);
  expect(new Set(isJson).size).toBe(2);
});
