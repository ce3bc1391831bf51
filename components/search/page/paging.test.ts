import { expect, test } from "vitest";
import { pageNumbers } from "./paging";

test.each([
  [1, 1, "1"],
  [1, 3, "1 2 3"],
  [1, 9, "1 2 … 9"],
  [5, 9, "1 … 4 5 6 … 9"],
  [3, 9, "1 2 3 4 … 9"],
  [9, 9, "1 … 8 9"],
])("on page %i of %i offers the pages %s", (current, last, expected) => {
  expect(
    pageNumbers(current, last)
      .map((page) => page ?? "…")
      .join(" "),
  ).toBe(expected);
});
