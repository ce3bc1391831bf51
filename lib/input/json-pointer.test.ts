import { expect, test } from "vitest";
import { atPointer } from "./json-pointer";

const document = { paths: { "/sites/{siteId}": { get: { id: "one" } }, "a~b": 2 } };

test.each([
  ["#/paths/~1sites~1{siteId}/get/id", "one"],
  ["#/paths/a~0b", 2],
  ["#/paths/gone/get", undefined],
])("resolves %s to %s", (reference, found) => {
  expect(atPointer(document, reference)).toBe(found);
});
