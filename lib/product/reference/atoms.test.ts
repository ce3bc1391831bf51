import { expect, test } from "vitest";
import { pairsOf } from "./atoms";

test("pairs are a map, and none where there is no list", () => {
  const labels = pairsOf("key", "label");
  expect(labels.parse(undefined)).toEqual(new Map());
  expect(labels.parse([{ key: "a", label: "B" }])).toEqual(new Map([["a", "B"]]));
});
