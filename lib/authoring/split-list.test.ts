import { expect, test } from "vitest";
import { splitList } from "./split-list";

test("lists are split at commas", () => {
  expect(splitList(" a, b ,,c ")).toEqual(["a", "b", "c"]);
});
