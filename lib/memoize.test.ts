import { expect, test, vi } from "vitest";
import { memoize, oncePer, rememberLast } from "./memoize";

test("memoize finds a value once for each key", () => {
  const find = vi.fn((word: string) => word.length);
  const known = memoize(find, (word) => word.toLowerCase());
  expect([known("lock"), known("LOCK"), known("unlock")]).toEqual([4, 4, 6]);
  expect(find).toHaveBeenCalledTimes(2);
});

test("rememberLast finds again what was not asked last", () => {
  const find = vi.fn((words: readonly string[]) => words.length);
  const known = rememberLast(find, (words) => words.join(" "));
  expect([known(["lock"]), known(["lock"]), known([]), known([]), known(["lock"])]).toEqual([1, 1, 0, 0, 1]);
  expect(find).toHaveBeenCalledTimes(3);
});

test("oncePer makes one value for each object", () => {
  const make = vi.fn(({ name }: { name: string }) => name);
  const known = oncePer(make);
  const [one, other] = [{ name: "one" }, { name: "one" }];
  expect([known(one), known(one), known(other)]).toEqual(["one", "one", "one"]);
  expect(make).toHaveBeenCalledTimes(2);
});
