import { expect, test } from "vitest";
import { validate } from "../../../input/validate";
import { parseYaml } from "../../../input/yaml-document";
import { formsSchema } from "./form-model";

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
