import { expect, test } from "vitest";
import { splitList } from "./split-list";

test("splits a list at commas and drops empty items", () => {
  expect(splitList(" a, b ,,c ")).toEqual(["a", "b", "c"]);
});
