import { expect, test } from "vitest";
import { checkFence, checkTexts, page } from "./check-fence.fixture";

test.each([
  ["a file", "name: a\nqueue:\n  retentionHours: 72\n"],
  ["marked lines", 'hosts:\n  - "*.x" # [!code --]\n  - y # [!code ++]'],
  ["what is left out", "name: a\n…\nqueue:\n  …\n  hours: 72\nhosts:\n  - x\n  - …\n...\nend: 1"],
  ["a part that begins inside", "    - a\n    - b"],
  ["several documents", "a: 1\n---\na: 2"],
  ["tags of another program", "a: !Ref b\nc: !env [d]"],
  ["a template", "{{- if .a }}\nb: {{ .c }}\n{{- end }}\nd: 1"],
])("accepts %s", (_, code) => {
  for (const lang of ["yaml", "yml"]) expect(checkFence(lang, code)).toEqual([]);
});

test.each([
  ["a colon in a value", "a: 1\nb: c: d", 12, "double quotes"],
  ["lines that do not align", "a:\n  b: 1\n c: 2", 13, "indentation"],
  ["a key twice", "a: 1\nb: 2\na: 3", 13, "remove one of them"],
  ["a tab in front", "a:\n\tb: 1", 12, "indentation"],
  ["a quote that is never closed", 'a: "b\nc: d', 11, "Close the value"],
])("reports %s once, at its line", (_, code, line, hint) => {
  expect(checkFence("yaml", code)).toEqual([
    [
      line,
      expect.stringContaining("Not valid YAML: "),
      expect.stringMatching(new RegExp(`${hint}.*write part after yaml`)),
    ],
  ]);
  expect(checkFence("yaml", code, "schema=none")).toHaveLength(1);
  expect(checkFence("yaml", code, 'part title="a.yaml"')).toEqual([]);
});

test("reports a mistake in an indented fence at its position in the page", () => {
  const found = checkTexts([{ lang: "yaml", code: "a: 1\nb: c: d", meta: "", file: page, line: 10, column: 4 }]);
  expect(found).toMatchObject([{ line: 12, column: 7 }]);
});
