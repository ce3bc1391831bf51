import { expect, test } from "vitest";
import { refusalOf } from "./check-options";

test.each([
  [{ watch: true, json: true }, "--watch prints what is new for people, not for programs. Leave out --json."],
  [{ watch: true, github: true }, "--watch prints what is new for people, not for programs. Leave out --github."],
  [{ json: true, github: true }, "--json and --github print the report in different forms. Leave one of them out."],
  [{ watch: true }, undefined],
  [{ json: true }, undefined],
  [{}, undefined],
])("%j is refused: %s", (flags, refusal) => {
  expect(refusalOf(flags)).toBe(refusal);
});
