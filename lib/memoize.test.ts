import { expect, test, vi } from "vitest";
import { memoize, oncePer, rememberLast, untilFailure } from "./memoize";

test("memoize computes a value once per key", () => {
  const find = vi.fn((word: string) => word.length);
  const known = memoize(find, (word) => word.toLowerCase());
  expect([known("lock"), known("LOCK"), known("unlock")]).toEqual([4, 4, 6]);
  expect(find).toHaveBeenCalledTimes(2);
});

test("rememberLast recomputes for any key but the last", () => {
  const find = vi.fn((words: readonly string[]) => words.length);
  const known = rememberLast(find, (words) => words.join(" "));
  expect([known(["lock"]), known(["lock"]), known([]), known([]), known(["lock"])]).toEqual([1, 1, 0, 0, 1]);
  expect(find).toHaveBeenCalledTimes(3);
});

test("oncePer computes one value per object", () => {
  const make = vi.fn(({ name }: { name: string }) => name);
  const known = oncePer(make);
  const [one, other] = [{ name: "one" }, { name: "one" }];
  expect([known(one), known(one), known(other)]).toEqual(["one", "one", "one"]);
  expect(make).toHaveBeenCalledTimes(2);
});

test("untilFailure loads once per key, and again after a failure", async () => {
  const load = vi.fn(async (name: string) => name.length);
  const known = untilFailure(load);
  load.mockRejectedValueOnce(new Error("offline"));
  const failing = [known("lock"), known("lock")];
  for (const failed of failing) await expect(failed).rejects.toThrow("offline");
  expect(await Promise.all([known("lock"), known("lock"), known("unlock")])).toEqual([4, 4, 6]);
  expect(load).toHaveBeenCalledTimes(3);
});

test("untilFailure works without a key", async () => {
  const known = untilFailure(async () => ({}));
  expect(await known()).toBe(await known());
});

test("untilFailure evicts the least recently used key when its limit is exceeded", async () => {
  const load = vi.fn(async (name: string) => name.length);
  const known = untilFailure(load, 2);
  for (const name of ["a", "b", "a", "c", "a", "b"]) await known(name);
  expect(load.mock.calls.map(([name]) => name)).toEqual(["a", "b", "c", "b"]);
});
