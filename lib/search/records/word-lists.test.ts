import { expect, test } from "vitest";
import { indexedPage } from "../testing/indexed-page";
import type { IndexedPage } from "../types";
import { decodePages, listTerms, rateAll, spellingOf } from "./word-lists";

const pages = [
  indexedPage("/a", "Lamp", { text: "oil" }),
  indexedPage("/b", "Oil", { text: "lamp lamp lamp" }),
  indexedPage("/c", "Wick", { sections: [{ heading: "Trim", anchor: "trim", text: "The oil lamp." }] }),
];
const rated = rateAll(pages, ["a1", "b1", "c1"]);
const terms = listTerms(rated);
const ratedBy = (term: string) => decodePages(terms.find(([other]) => other === term)?.[1] ?? []);

test("rates each page that has a term, the page titled with it highest", () => {
  const lamp = ratedBy("lamp");
  expect([...lamp.keys()].sort()).toEqual([0, 1, 2]);
  expect(lamp.get(0)).toBeGreaterThan(lamp.get(1) ?? 0);
  expect(lamp.get(1)).toBeGreaterThanOrEqual(lamp.get(2) ?? 0);
  expect(ratedBy("nothing").size).toBe(0);
});

test("decodes encoded pages, including the first page", () => {
  expect(decodePages([-6, 3, 2, -1, 0])).toEqual(
    new Map([
      [3, 6],
      [5, 6],
      [0, 1],
    ]),
  );
});

test("sorts terms for lookup, and offers only terms of several pages as corrections", () => {
  const names = terms.map(([term]) => term);
  expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : 1)));
  expect(spellingOf(terms)).toContain("lamp");
  expect(spellingOf(terms)).not.toContain("wick");
});

test("reuses earlier ratings of unchanged pages in any order, and rates only the others", () => {
  const [a, b, c] = pages as [IndexedPage, IndexedPage, IndexedPage];
  const other = indexedPage("/d", "Mirror", { text: "lamp" });
  const states: [IndexedPage[], string[]][] = [
    [
      [a, other, b, c],
      ["a1", "d1", "b1", "c1"],
    ],
    [
      [other, a],
      ["d1", "a1"],
    ],
    [
      [c, b],
      ["c1", "b1"],
    ],
    [[], []],
  ];
  for (const [now, names] of states) {
    expect(listTerms(rateAll(now, names, rated))).toEqual(listTerms(rateAll(now, names)));
  }
  const changed = indexedPage("/a", "Compass", {});
  expect(listTerms(rateAll([changed, b, c], ["a2", "b1", "c1"], rated)).map(([term]) => term)).toContain("compass");
  expect(rateAll([changed, b, c], ["a1", "b1", "c1"], rated)).toEqual(rated);
});
