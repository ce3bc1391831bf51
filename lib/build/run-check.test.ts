import { expect, test } from "vitest";
import type { Issue } from "../types";
import { formatAnnotation, refusalOf } from "./run-check";

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

test("a finding as an annotation names its place and check, with signs that commands use encoded", () => {
  const place = { file: "content/a, b.mdx", line: 3, column: 2 };
  const message = 'Link to "/user/profiles" matches no page.';
  const issue: Issue = { ...place, severity: "log", message, hint: "100%\nsure", check: "links" };
  expect(formatAnnotation(issue)).toBe(
    '::notice file=content/a%2C b.mdx,line=3,col=2,title=links::Link to "/user/profiles" matches no page.%0A100%25%0Asure',
  );
});
