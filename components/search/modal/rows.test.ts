import { expect, test } from "vitest";
import type { PageHit } from "@/lib/search/types";
import { toRowGroups } from "./rows";

const hit = (href: string, group: string, isHit: boolean, sections: number): PageHit => ({
  id: href,
  href,
  group,
  title: [{ text: href, mark: true }],
  snippet: [],
  tags: [],
  isHit,
  sectionCount: sections,
  sections: Array.from({ length: sections }, (_, index) => ({
    id: `${href}#${index}`,
    href: `${href}#${index}`,
    heading: [{ text: `Section ${index}` }],
    snippet: [],
  })),
});

test("groups rows by section of the site in the order of the hits", () => {
  const groups = toRowGroups({
    pages: [hit("/a", "User", true, 1), hit("/b", "Develop", false, 1), hit("/c", "User", true, 0)],
  });
  expect(groups.map(({ name, rows }) => [name, rows.map((row) => row.id)])).toEqual([
    ["User", ["/a", "/a#0", "/c"]],
    ["Develop", ["/b#0"]],
  ]);
  expect(groups[0]?.rows[1]).toMatchObject({ kind: "section", isChild: true });
  expect(groups[1]?.rows[0]).toMatchObject({ page: "/b", isChild: false });
});

test("passes on the language of a page to its rows", () => {
  const pages = [{ ...hit("/a", "User", true, 1), language: "en" }, hit("/b", "User", true, 0)];
  expect(toRowGroups({ pages })[0]?.rows.map(({ language }) => language)).toEqual(["en", "en", undefined]);
});

test("limits a page to four rows and a section of the site to five", () => {
  const [group] = toRowGroups({ pages: [hit("/a", "User", true, 9), hit("/b", "User", true, 9)] });
  expect(group?.rows.map((row) => row.id)).toEqual(["/a", "/a#0", "/a#1", "/a#2", "/b"]);
});
