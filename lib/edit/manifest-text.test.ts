import { expect, test } from "vitest";
import { addRedirects } from "./redirect-text";
import { addEntry, removeEntries, sidebarStartingAt } from "./sidebar-text";

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

test("refuses to add an entry behind a page that no sidebar lists", () => {
  expect(() => addEntry(sidebars, entry, "/user/maps")).toThrow('sidebars.ts does not list "/user/maps".');
});

test.each([
  ["the first of a line", "/user/rows", 'items: [link("Bars", "/user/bars")],'],
  ["the last of a line", "/user/bars", 'items: [link("Rows", "/user/rows")],'],
  ["one of its own line", "/user", 'items: [\n      {\n        type: "category",\n        label: "Board"'],
  ["a category's own page", "/user/board", 'label: "Board",\n        items: ['],
  ["the only one of a category, with it", "/user/map", "      },\n    ],\n  },\n};"],
])("removes %s and leaves the rest as it is", (_, path, expected) => {
  const text = removeEntries(sidebars, path);
  expect(text).toContain(expected);
  expect(text.replace('href: "/user",', "")).not.toContain(`"${path}"`);
});

test("a category that only held the category of a removed page goes with it", () => {
  const inner = '{ type: "category", label: "In", items: [link("A", "/a")] }';
  const list = `items: [{ type: "category", label: "Out", items: [${inner}] }, link("B", "/b")]`;
  expect(removeEntries(`const x = { ${list} };`, "/a")).toBe('const x = { items: [link("B", "/b")] };');
});

test("knows the sidebar that starts with a page", () => {
  expect(sidebarStartingAt(sidebars, "/user")).toBe("user");
  expect(sidebarStartingAt(sidebars, "/user/board")).toBeUndefined();
});

const redirects = `import { site } from "./lib/site";

/** Old addresses. */
export const redirects = [
  // From the first edition.
  { from: "/a", to: "/b#c" },
  { from: "/support", to: site.hosts.support },
] satisfies Redirect[];
`;

test("a redirect is added, chains are made short, and a page that is there again is no old address", () => {
  const moved = addRedirects(redirects, { addresses: new Map([["/b", "/c"]]) });
  expect(moved).toBe(
    redirects
      .replace('to: "/b#c" }', 'to: "/c#c" }')
      .replace("support },\n", 'support },\n  { from: "/b", to: "/c" },\n'),
  );
  const back = addRedirects(moved, { addresses: new Map([["/c", "/b"]]) });
  expect(back).not.toContain('from: "/b"');
  expect(back).toContain('{ from: "/a", to: "/b#c" }');
  expect(back).toContain('{ from: "/c", to: "/b" }');
});

test("old addresses of a page that is removed lead to the other page, without their anchors", () => {
  const removed = addRedirects(redirects, { addresses: new Map([["/b", "/c"]]), isGone: true });
  expect(removed).toContain('{ from: "/a", to: "/c" },');
  const inside = addRedirects(redirects, { addresses: new Map([["/b", "/c#d"]]), isGone: true });
  expect(inside).toContain('{ from: "/a", to: "/c#d" },');
});

test("comments beside and below entries stay where they are", () => {
  const commented = `export const redirects = [
  { from: "/a", to: "/b" }, // Until 2027.
  /* Kept by hand. */
  { from: "/c", to: "/d" } /* of the shop */, // And more.
  // Add new ones here.
];
`;
  expect(addRedirects(commented, { addresses: new Map([["/b", "/e"]]) })).toBe(
    commented
      .replace('to: "/b" }', 'to: "/e" }')
      .replace(" /* of the shop */,", ", /* of the shop */")
      .replace("new ones here.\n", 'new ones here.\n  { from: "/b", to: "/e" },\n'),
  );
  const last = 'export const redirects = [\n  { from: "/a", to: "/b" } // Last.\n];\n';
  expect(addRedirects(last, { addresses: new Map([["/c", "/d"]]) })).toContain(
    '{ from: "/a", to: "/b" }, // Last.\n  { from: "/c"',
  );
});
