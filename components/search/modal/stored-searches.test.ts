// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { addRecent, pin, readStored, remove, type StoredSearch, writeStored } from "./stored-searches";

const entry = (objectID: string): StoredSearch => ({
  objectID,
  type: "lvl1",
  url: `/${objectID}`,
  hierarchy: { lvl0: "User", lvl1: objectID, lvl2: null },
  content: null,
});
const none = { recent: [], pinned: [] };
const ids = (list: readonly StoredSearch[]) => list.map(({ objectID }) => objectID).join("");

test("lists recent visits newest first, without duplicates, up to seven", () => {
  const visited = [..."abcdefgha"].map(entry).reduce(addRecent, none);
  expect(ids(visited.recent)).toBe("ahgfedc");
});

test("moves a pinned result out of the recent ones, which are then limited to four", () => {
  const pinned = pin([..."abcde"].map(entry).reduce(addRecent, none), entry("c"));
  expect([ids(pinned.recent), ids(pinned.pinned)]).toEqual(["edba", "c"]);
  const later = [..."fgc"].map(entry).reduce(addRecent, pinned);
  expect([ids(later.recent), ids(later.pinned)]).toEqual(["gfed", "c"]);
  expect(remove(later, "pinned", entry("c")).pinned).toEqual([]);
});

test("stores both lists under DocSearch's keys", () => {
  writeStored("planloom", { recent: [entry("a")], pinned: [entry("b")] });
  expect(JSON.parse(localStorage.getItem("__DOCSEARCH_RECENT_SEARCHES__planloom") ?? "")).toEqual([entry("a")]);
  expect(JSON.parse(localStorage.getItem("__DOCSEARCH_FAVORITE_SEARCHES__planloom") ?? "")).toEqual([entry("b")]);
  expect(readStored("planloom")).toEqual({ recent: [entry("a")], pinned: [entry("b")] });
});

test.each([
  "{",
  "{}",
  "[1,null]",
  '[{"objectID":"x","url":"javascript:alert(1)","hierarchy":{"lvl0":"User","lvl1":"x","lvl2":null}}]',
  '[{"objectID":"x","url":"//evil.example","hierarchy":{"lvl0":"User","lvl1":"x","lvl2":null}}]',
  '[{"objectID":"x","url":"/\\t/evil.example","hierarchy":{"lvl0":"User","lvl1":"x","lvl2":null}}]',
  '[{"objectID":"x","url":"/x","hierarchy":{"lvl0":"User","lvl1":"x","lvl2":{}}}]',
  '[{"objectID":"x","url":"/x","hierarchy":{"lvl0":["User"],"lvl1":"x","lvl2":null}}]',
  '[{"objectID":"x","url":"/x","hierarchy":{"lvl0":"User","lvl1":"x","lvl2":null},"language":{}}]',
])("ignores an invalid stored value: %s", (value) => {
  localStorage.setItem("__DOCSEARCH_RECENT_SEARCHES__planloom", value);
  expect(readStored("planloom")).toEqual(none);
});

test("treats blocked storage as empty", () => {
  const blocked = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(readStored("planloom")).toEqual(none);
  expect(() => writeStored("planloom", none)).not.toThrow();
  blocked.mockRestore();
});
