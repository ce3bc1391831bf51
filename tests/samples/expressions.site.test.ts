import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getSite } from "../../lib/site/current";
import { expressionMistake } from "./workflow-expression";

/** Text of each page about Power Automate and Logic Apps. */
function pageTexts(): { page: string; text: string }[] {
  const isAbout = (page: string) =>
    ["/integrations/logic-apps", "/integrations/power-platform"].some((path) => page.startsWith(path));
  return [...getSite().routes]
    .filter(([page]) => isAbout(page))
    .map(([page, { source }]) => ({ page, text: readFileSync(source.file, "utf8") }));
}

/** Expressions of a page: whole samples of text, code within a sentence or a table, and values of a JSON sample. */
function expressionsOf(text: string): string[] {
  const samples = [...text.matchAll(/^```text.*\n([\s\S]*?)^```/gm), ...text.matchAll(/`(@?[a-z]\w*\([^`\n]*)`/gi)];
  const values = [...text.matchAll(/"@([a-z]\w*\([^"{]*)"/g), ...text.matchAll(/"@\{([^"{}]*)\}"/g)];
  return [...samples, ...values].map(([, code = ""]) => code.trim()).filter((code) => /^@?[a-z]\w*\(/.test(code));
}

test("every workflow expression can be evaluated: functions, arguments, quotes, and brackets", () => {
  const found = pageTexts().flatMap(({ page, text }) => expressionsOf(text).map((code) => ({ page, code })));
  expect(found.length).toBeGreaterThan(50);
  expect(
    found.flatMap(({ page, code }) => {
      const mistake = expressionMistake(code);
      return mistake === undefined ? [] : [{ page, code, mistake }];
    }),
  ).toEqual([]);
});

test.each([
  ["take(triggerOutputs()?['body/title'], 50", "In take, a comma or a closing parenthesis is missing before the end."],
  ["take(triggerOutputs()?['body/title', 50)", "A closing bracket is missing before ,."],
  ["take(triggerOutputs()?['body/title'])", "The number of arguments of take cannot be 1."],
  ["left(item()?['id'], 3)", "There is no function left."],
  ["equals('a, 'b')", "Nothing begins with ')."],
  ["item()?['id'])", "It goes on with )."],
  ["@not(equals(item()?['it''s'], true))", undefined],
  ["workflow().run.name", undefined],
])("finds the mistake in %s", (code, mistake) => {
  expect(expressionMistake(code)).toBe(mistake);
});
