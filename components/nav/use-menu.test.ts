import { expect, test } from "vitest";
import { nextIndex } from "./use-menu";

test.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 6, 0],
  ["ArrowUp", -1, 6],
  ["ArrowUp", 0, 6],
  ["ArrowUp", 3, 2],
  ["Home", 4, 0],
  ["End", 0, 6],
  ["Home", -1, undefined],
  ["a", 2, undefined],
])("%s on entry %i of seven moves focus to %s", (key, index, target) => {
  expect(nextIndex(key, index, 7)).toBe(target);
});
