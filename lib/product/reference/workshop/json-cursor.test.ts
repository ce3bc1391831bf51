import { expect, it } from "vitest";
import { valueRange } from "./json-cursor";

const body = `{
  "onError": "stop, or { go on",
  "items": [
    { "operation": "job.upsert", "data": { "jobNo": 42 } },
    { "operation": "pin.upsert", "data": {} }
  ],
  "empty": []
}`;
const textAt = (pointer: string) => {
  const range = valueRange(body, pointer);
  return range && body.slice(range.start, range.end);
};

it.each([
  ["/onError", '"stop, or { go on"'],
  ["/items/0/data/jobNo", "42"],
  ["/items/1/operation", '"pin.upsert"'],
  ["/items/1/data", "{}"],
  ["/empty", "[]"],
  ["", body],
])("finds the value at %s", (pointer, text) => {
  expect(textAt(pointer)).toBe(text);
});

it("finds the enclosing object when the value is missing", () => {
  expect(textAt("/items/1/data/name")).toBe("{}");
  expect(textAt("/jobNo")).toBe(body);
});

it("finds nothing in incomplete JSON", () => {
  expect(valueRange('{ "name": ', "/name")).toBeUndefined();
});
