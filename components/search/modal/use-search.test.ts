import { expect, test } from "vitest";
import type { SearchAnswer } from "@/lib/search/types";
import { addBelow } from "./use-search";

const page = (id: string) => ({
  id,
  href: id,
  group: "",
  title: [],
  snippet: [],
  tags: [],
  isHit: true,
  sections: [],
  sectionCount: 0,
});
const answer = (ids: string[], isComplete: boolean): SearchAnswer => ({
  query: "a",
  count: ids.length,
  pageCount: ids.length,
  pages: ids.map(page),
  groups: [],
  tags: [],
  isComplete,
});

test("appends pages of a full-text answer below those of the title-only answer", () => {
  const merged = addBelow(answer(["/a", "/b"], false), answer(["/c", "/b", "/a"], true));
  expect(merged.pages.map(({ id }) => id)).toEqual(["/a", "/b", "/c"]);
  expect(merged).toMatchObject({ count: 3, isComplete: true });
});

test("replaces a complete answer", () => {
  expect(addBelow(answer(["/a", "/b"], true), answer(["/b", "/a"], true)).pages.map(({ id }) => id)).toEqual([
    "/b",
    "/a",
  ]);
});
