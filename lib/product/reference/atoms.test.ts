import { expect, test } from "vitest";
import { pairsOf } from "./atoms";

test("pairs parse to a map, which is empty without a list", () => {
  const labels = pairsOf("key", "label");
  expect(labels.parse(undefined)).toEqual(new Map());
  expect(labels.parse([{ key: "a", label: "B" }])).toEqual(new Map([["a", "B"]]));
});

test("a duplicate key is rejected", () => {
  const rows = [
    { key: "a", label: "B" },
    { key: "a", label: "C" },
  ];
  const { error } = pairsOf("key", "label").safeParse(rows);
  expect(error?.issues).toMatchObject([{ path: [1, "key"], message: expect.stringContaining('"a" is listed twice.') }]);
});
