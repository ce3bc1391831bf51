import { expect, test } from "vitest";
import { validate } from "../../../input/validate";
import { parseYaml } from "../../../input/yaml-document";
import { formsSchema, tabFields } from "./form-model";

const read = (text: string) =>
  validate(formsSchema, parseYaml("figures/forms.yaml", text)).issues.map(({ line, column, message, hint }) => [
    `${line}:${column}`,
    message,
    hint,
  ]);

test("a mistake in a screen names its place, its value and what to write", () => {
  const screen = "  - name: one\n    title: One\n    groups:\n      - fields:\n          - { label: A, type: switsh }";
  expect(read(`labels: []\nforms:\n${screen}`)).toEqual([
    ["7:31", '"forms[0].groups[0].fields[0].type" cannot be "switsh".', 'Did you mean "switch"?'],
  ]);
  expect(read(`forms:\n${screen.replace("type: switsh", "valeu: B")}`)).toEqual([
    ["6:25", 'Unknown key "valeu" in "forms[0].groups[0].fields[0]".', 'Did you mean "value"?'],
  ]);
});

test("a setting whose values the screen offers is a list to choose from, and any other one a box or a switch", () => {
  const types = new Map(tabFields("Map", new Map(), new Map()).map(({ label, type }) => [label, type]));
  expect(types.get("Unit")).toBe("select");
  expect(types.get("Live max age")).toBe("text");
  expect(types.get("Cluster pins")).toBe("switch");
});
