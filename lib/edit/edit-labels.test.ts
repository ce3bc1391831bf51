import { expect, test } from "vitest";
import { removeLabels, stringsLost } from "./edit-labels";

test("what no list says any more is lost; what another list says is not", () => {
  const before = 'const a = [link("Copy", "/copy"), link("Map", "/map"), link("Board", "/board")];';
  const lost = stringsLost(before, 'const a = [link("Board", "/board")];', ['const footer = { label: "Map" };']);
  expect([...lost]).toEqual(["Copy", "/copy", "/map"]);
});

test("translations of lost labels go with their lines; all others stay as they are", () => {
  const text = 'export const labels = {\n  Map: "Karte",\n  "Copy a week": "Woche kopieren",\n  Board: "Tafel",\n};\n';
  expect(removeLabels(text, new Set(["Copy a week", "Board"]))).toBe('export const labels = {\n  Map: "Karte",\n};\n');
  expect(removeLabels(text, new Set(["/map"]))).toBe(text);
});
