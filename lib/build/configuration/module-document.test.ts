import { expect, test } from "vitest";
import { moduleDocument } from "./module-document";

const text = `const brand = { name: "A" };
export const settings: Settings = {
  ...defaults,
  brand,
  "navbar": [
    { label: "B", href: host("b") },
  ] satisfies Item[],
  more: [...others, { label: "C" }],
};
`;
const { placeOf, placeOfKey } = moduleDocument({ file: "settings.ts", text, value: {} });

test("locates a value at its literal", () => {
  expect(placeOf(["settings", "navbar"])).toEqual({ line: 5, column: 13 });
  expect(placeOf(["settings", "navbar", 0, "label"])).toEqual({ line: 6, column: 14 });
  expect(placeOf(["settings", "navbar", 0, "href"])).toEqual({ line: 6, column: 25 });
});

test("locates a key at its name", () => {
  expect(placeOfKey(["settings", "navbar", 0, "href"])).toEqual({ line: 6, column: 19 });
  expect(placeOfKey(["settings", "navbar"])).toEqual({ line: 5, column: 3 });
});

test("locates a value without a literal at the nearest enclosing node", () => {
  expect(placeOf(["settings", "navbar", 0, "items", 0])).toEqual({ line: 6, column: 5 });
  expect(placeOf(["settings", "brand", "name"])).toEqual({ line: 4, column: 3 });
  expect(placeOf(["settings", "more", 1, "label"])).toEqual({ line: 8, column: 9 });
  expect(placeOf(["settings", "title"])).toEqual({ line: 2, column: 35 });
});

test("locates a missing export at the beginning of the file", () => {
  const { placeOf } = moduleDocument({ file: "a.ts", text: "const a = 1;\n", value: {} });
  expect(placeOf(["settings"])).toEqual({ line: 1, column: 1 });
});
