import { expect, test } from "vitest";
import { sidebarPlaces } from "./sidebar-places";

const text = `const shared = link("Shared", "/shared");
export const sidebars = {
  user: {
    label: "User",
    href: "/user",
    items: [
      link("Introduction", "/user"),
      { type: "categorie", label: "Guides", items: [link("Introduction")] },
      shared,
      ,
      category("More", [link("Late")]),
      { type: "categorie", label: "Others", items: [] },
    ],
  },
};
`;
const placeOf = sidebarPlaces(text);
const items = ["sidebars", "user", "items"];

test("locates each of several entries with the same label, or the same mistaken type, at its own", () => {
  expect(placeOf([...items, 0], "Introduction")).toEqual({ line: 7, column: 12 });
  expect(placeOf([...items, 1, "items", 0], "Introduction")).toEqual({ line: 8, column: 58 });
  expect(placeOf([...items, 1], "categorie")).toEqual({ line: 8, column: 15 });
  expect(placeOf([...items, 5], "categorie")).toEqual({ line: 12, column: 15 });
});

test("locates an entry without a name where it begins, a comma too many after the one before it, and one that is written elsewhere at its label", () => {
  expect(placeOf([...items, 3], "User")).toEqual({ line: 9, column: 14 });
  expect(placeOf([...items, 5], undefined)).toEqual({ line: 12, column: 7 });
  expect(placeOf([...items, 2], "Shared")).toEqual({ line: 1, column: 21 });
});

test("locates an entry of a call at its label around the call, or at the call", () => {
  expect(placeOf([...items, 4, "items", 0], "Late")).toEqual({ line: 11, column: 30 });
  expect(placeOf([...items, 4, "items", 0], "User")).toEqual({ line: 4, column: 12 });
  expect(placeOf([...items, 4, "items", 0], undefined)).toEqual({ line: 11, column: 7 });
});

test("locates the entries of a manifest, and none in a file that does not export them", () => {
  const inManifest = sidebarPlaces(`export const manifest = {\n  standalonePages: [link("A"), link("A")],\n};\n`);
  expect(inManifest(["standalonePages", 1], "A")).toEqual({ line: 2, column: 37 });
  expect(sidebarPlaces("")(["standalonePages", 1], "A")).toBeUndefined();
});
