import { expect, test } from "vitest";
import { sidebars, standalonePages } from "../../../sidebars";
import { sidebarMistakes } from "./sidebar-mistakes";

const link = { type: "link", label: "A", href: "/a" };
const sidebar = (...items: unknown[]) => ({ main: { label: "Main", href: "/a", items } });

test.each([
  [
    "a link without an address",
    sidebar(link, { type: "link", label: "B" }),
    'The entry "B" of the sidebar "main" has no "href" text.',
  ],
  [
    "an unknown type",
    sidebar({ ...link, type: "lnk" }),
    'The entry "A" of the sidebar "main" is neither a link nor a category.',
  ],
  [
    "a category without a list",
    sidebar({ type: "category", label: "C", itmes: [link] }),
    'The entry "C" of the sidebar "main" has no list "items".',
  ],
  [
    "an entry in a category",
    sidebar({ type: "category", label: "C", items: [{ type: "link", href: "/d" }] }),
    'The entry "/d" of the entry "C" of the sidebar "main" has no "label" text.',
  ],
  [
    "a link without a label",
    sidebar({ ...link, label: " " }),
    'The entry "/a" of the sidebar "main" has no "label" text.',
  ],
  [
    "a category without entries",
    sidebar(link, { type: "category", label: "C", items: [] }),
    'The entry "C" of the sidebar "main" lists nothing.',
  ],
  ["no sidebars", null, '"sidebars" is not a map of sidebars by name.'],
  ["a list of sidebars", [], '"sidebars" is not a map of sidebars by name.'],
  ["a sidebar without a start", { main: { label: "Main", items: [] } }, 'The sidebar "main" has no "href" text.'],
  ["a sidebar without entries", { main: { label: "Main", href: "/a" } }, 'The sidebar "main" has no list "items".'],
  [
    "a key that an entry does not have",
    sidebar({ type: "category", label: "C", colapsed: true, items: [link] }),
    'The entry "C" of the sidebar "main" has an unknown key "colapsed".',
  ],
  [
    "a switch that is a text",
    sidebar({ ...link, unlisted: "true" }),
    '"unlisted" of the entry "A" of the sidebar "main" must be true or false.',
  ],
  [
    "an address of a category that is no text",
    sidebar({ type: "category", label: "C", href: 12, items: [link] }),
    '"href" of the entry "C" of the sidebar "main" must be text.',
  ],
  [
    "an address in place of an entry",
    sidebar(link, "/b"),
    'The entry "/b" of the sidebar "main" is neither a link nor a category.',
  ],
  [
    "a comma too many",
    { main: { label: "Main", href: "/a", items: Object.assign([], { 0: link, 2: link }) } },
    'The sidebar "main" has an empty entry.',
  ],
])("reports %s", (_, given, message) => {
  expect(sidebarMistakes(given, [])).toEqual([expect.objectContaining({ message })]);
});

test("reports a category that contains itself, and terminates", () => {
  const items: unknown[] = [link];
  const loop = { type: "category", label: "C", items };
  items.push(loop);
  expect(sidebarMistakes(sidebar(loop), []).map(({ message }) => message)).toEqual([
    'The entry "C" of the entry "C" of the sidebar "main" is one of the categories around it.',
  ]);
});

test("reports categories that are nested deeper than any reader goes, once and without overflowing the stack", () => {
  let nested: object = link;
  for (let level = 10_000; level > 0; level -= 1) nested = { type: "category", label: `C${level}`, items: [nested] };
  expect(sidebarMistakes(sidebar(nested), []).map(({ message, hint }) => [message, hint])).toEqual([
    ['The entry "C31" of the sidebar "main" is inside 30 categories.', "List it in a category further out."],
  ]);
});

test("locates a category without a label by its first entry", () => {
  const [mistake] = sidebarMistakes(sidebar({ type: "category", items: [link] }), []);
  expect(mistake).toMatchObject({ near: "A", message: expect.stringMatching(/ has no "label" text\.$/) });
});

test("locates a malformed sidebar by its label or path, whichever it has", () => {
  const near = (sidebar: object) => sidebarMistakes({ main: sidebar }, [])[0]?.near;
  expect(near({ href: "/a", items: [] })).toBe("/a");
  expect(near({ label: "Main", href: "/a" })).toBe("Main");
});

test("reports standalone pages that are not a list or are malformed", () => {
  const of = (standalonePages: unknown) =>
    sidebarMistakes(sidebar(link), standalonePages).map(({ message }) => message);
  expect(of({ a: link })).toEqual(['"standalonePages" is not a list.']);
  expect(of([{ type: "link", label: "B" }])).toEqual([
    'The entry "B" of the list of standalonePages has no "href" text.',
  ]);
});

test("reports nothing for valid sidebars", () => {
  expect(sidebarMistakes(sidebars, standalonePages)).toEqual([]);
});

test("suggests the type that a misspelled one was meant to be, at its place", () => {
  const [mistake] = sidebarMistakes(sidebar({ type: "categori", label: "C", items: [link] }), []);
  expect(mistake).toMatchObject({ hint: 'Did you mean "category"?', near: "categori" });
});
