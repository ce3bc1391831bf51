import { expect, test } from "vitest";
import { addEntry, removeEntries, sidebarStartingAt } from "./edit-sidebars";

const sidebars = `export const sidebars = {
  user: {
    label: "User",
    href: "/user",
    items: [
      link("Start", "/user"),
      {
        type: "category",
        label: "Board",
        href: "/user/board",
        items: [link("Rows", "/user/rows"), link("Bars", "/user/bars")],
      },
      {
        type: "category",
        label: "Other",
        items: [link("Map", "/user/map")],
      },
    ],
  },
};
export const standalonePages = [
  link("Road", "/road"),
];
`;
const entry = { label: "New", href: "/user/new" };

test.each([
  [
    "below an entry of its own line",
    "/user",
    '      link("Start", "/user"),\n      link("New", "/user/new"),\n      {',
  ],
  ["inside a line", "/user/rows", '[link("Rows", "/user/rows"), link("New", "/user/new"), link("Bars", "/user/bars")]'],
  ["below a category", "/user/board", '      },\n      link("New", "/user/new"),\n      {'],
  ["at the end of the standalone pages", undefined, '  link("Road", "/road"),\n  link("New", "/user/new"),\n];'],
])("adds an entry %s", (_, after, expected) => {
  expect(addEntry(sidebars, entry, after)).toContain(expected);
});

test("refuses to add an entry after a page that no sidebar lists", () => {
  expect(() => addEntry(sidebars, entry, "/user/maps")).toThrow('sidebars.ts does not list "/user/maps".');
});

test.each([
  ["the first of a line", "/user/rows", 'items: [link("Bars", "/user/bars")],'],
  ["the last of a line", "/user/bars", 'items: [link("Rows", "/user/rows")],'],
  ["one of its own line", "/user", 'items: [\n      {\n        type: "category",\n        label: "Board"'],
  ["a category's own page", "/user/board", 'label: "Board",\n        items: ['],
  ["the only one of a category, with it", "/user/map", "      },\n    ],\n  },\n};"],
])("removes %s and preserves the rest", (_, path, expected) => {
  const text = removeEntries(sidebars, path);
  expect(text).toContain(expected);
  expect(text.replace('href: "/user",', "")).not.toContain(`"${path}"`);
});

test("preserves the other pages of a category without a page of its own", () => {
  const list = (pages: string) => `const x = [{ type: "category", label: "Out", items: [${pages}] }];`;
  expect(removeEntries(list('link("A", "/a"), link("B", "/b")'), "/a")).toBe(list('link("B", "/b")'));
});

test("removes a category whose only category became empty with the removed page", () => {
  const inner = '{ type: "category", label: "In", items: [link("A", "/a")] }';
  const list = `items: [{ type: "category", label: "Out", items: [${inner}] }, link("B", "/b")]`;
  expect(removeEntries(`const x = { ${list} };`, "/a")).toBe('const x = { items: [link("B", "/b")] };');
});

test("finds the sidebar that starts at a page", () => {
  expect(sidebarStartingAt(sidebars, "/user")).toBe("user");
  expect(sidebarStartingAt(sidebars, "/user/board")).toBeUndefined();
});
