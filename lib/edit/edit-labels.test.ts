import { expect, test } from "vitest";
import { removeLabels, stringsLost } from "./edit-labels";

test("finds strings that no list contains anymore", () => {
  const before = 'const a = [link("Copy", "/copy"), link("Map", "/map"), link("Board", "/board")];';
  const lost = stringsLost(before, 'const a = [link("Board", "/board")];', ['const footer = { label: "Map" };']);
  expect([...lost]).toEqual(["Copy", "/copy", "/map"]);
});

test("removes only the lines of lost labels from the translations", () => {
  const text = 'export const labels = {\n  Map: "Karte",\n  "Copy a week": "Woche kopieren",\n  Board: "Tafel",\n};\n';
  expect(removeLabels(text, new Set(["Copy a week", "Board"]))).toBe('export const labels = {\n  Map: "Karte",\n};\n');
  expect(removeLabels(text, new Set(["/map"]))).toBe(text);
});
