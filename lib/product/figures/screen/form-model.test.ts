import { expect, test } from "vitest";
import { validate } from "../../../input/validate";
import { parseYaml } from "../../../input/yaml-document";
import { detailsGroups } from "./details-data";
import { formOf } from "./form-data";
import { formsSchema, tabFields } from "./form-model";

const read = (text: string) =>
  validate(formsSchema, parseYaml("figures/forms.yaml", text)).issues.map(({ line, column, message, hint }) => [
    `${line}:${column}`,
    message,
    hint,
  ]);

test("reports a mistake in a form with its position, the offending value, and a suggestion", () => {
  const screen = "  - name: one\n    title: One\n    groups:\n      - fields:\n          - { label: A, type: switsh }";
  expect(read(`labels: []\nforms:\n${screen}`)).toEqual([
    ["7:31", '"forms[0].groups[0].fields[0].type" cannot be "switsh".', 'Did you mean "switch"?'],
  ]);
  expect(read(`forms:\n${screen.replace("type: switsh", "valeu: B")}`)).toEqual([
    ["6:25", 'Unknown key "valeu" in "forms[0].groups[0].fields[0]".', 'Did you mean "value"?'],
  ]);
});

test("shows a setting with a fixed set of values as a select, and any other as a text box or switch", () => {
  const types = new Map(tabFields("Map", new Map(), new Map()).map(({ label, type }) => [label, type]));
  expect(types.get("Unit")).toBe("select");
  expect(types.get("Live max age")).toBe("text");
  expect(types.get("Cluster pins")).toBe("switch");
});

test("shows in Details what the pane layout of tasks arranges", () => {
  const rows = formOf("pane-layout").groups.flatMap(({ table }) => table?.rows ?? []);
  const arranged = rows.flatMap(([level, label]) => (level === "Tab" ? [] : [label]));
  const shown = detailsGroups.Task.flatMap(({ title, fields }) => [title, ...fields.map(({ label }) => label)]);
  // The visit has no contract, so that group is hidden.
  expect(arranged).toEqual([...shown, "Contract", "Contract no."]);
});
