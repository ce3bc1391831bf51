import { describe, expect, test } from "vitest";
import { extractMarks, parseCodeMeta, unknownOptions } from "./code-meta";

describe("fence meta", () => {
  test.each([
    ["", { lines: [] }],
    ['title="a b.json" {1,3-5}', { title: "a b.json", lines: [1, 3, 4, 5] }],
    ['title="items{1}.json" {3}', { title: "items{1}.json", lines: [3] }],
    ['title="showLineNumbers"', { title: "showLineNumbers", lines: [] }],
    ["showLineNumbers", { lines: [], lineNumbers: 1 }],
    ["showLineNumbers=7", { lines: [], lineNumbers: 7 }],
  ])("parses %j", (meta, expected) => {
    expect(parseCodeMeta(meta)).toEqual(expected);
  });

  test.each([
    ['title="two words" {1,3-12} showLineNumbers=15 fold=all', []],
    ["{ 1 , 10 - 12 , 20 - 21 }", []],
    ["showLineNumbers fold", []],
    ['title="a"tilte showLineNumbersed', ["tilte", "showLineNumbersed"]],
    ["showLineNumbers=x  {a}", ["showLineNumbers=x", "{a}"]],
    ["folded=all {1,}", ["folded=all", "{1,}"]],
  ])("contains in %s the unknown options %o", (meta, unknown) => {
    expect(unknownOptions(meta, ["fold"])).toEqual(unknown);
  });

  test("parses spaced ranges and an empty title, and ignores malformed ranges", () => {
    expect(parseCodeMeta('title="" showLineNumbers=105 { 2 , 10-12 }')).toEqual({
      title: "",
      lines: [2, 10, 11, 12],
      lineNumbers: 105,
    });
    expect(Object.keys(parseCodeMeta("{x}"))).toEqual(["lines"]);
    expect(parseCodeMeta("{-,}").lines).toEqual([]);
    expect(parseCodeMeta("{3-1}").lines).toEqual([]);
  });
});

describe("line marks in code", () => {
  test("are read from comments of any language and stripped from the code", () => {
    const code = [
      "a",
      "// highlight-next-line",
      "b",
      "# highlight-start",
      "c",
      "d",
      "# highlight-end",
      "e // [!code ++]",
      "f -- [!code --]",
      "g <!-- [!code highlight] -->",
    ].join("\n");
    const { code: clean, marks } = extractMarks(code, [1]);
    expect(clean).toBe("a\nb\nc\nd\ne\nf\ng");
    expect([...marks]).toEqual([
      [1, "highlight"],
      [2, "highlight"],
      [3, "highlight"],
      [4, "highlight"],
      [5, "add"],
      [6, "remove"],
      [7, "highlight"],
    ]);
  });
  const marksOf = (code: string, lines: number[] = []) => {
    const found = extractMarks(code, lines);
    return [found.code, Object.fromEntries(found.marks)];
  };
  test.each([
    ["", ""],
    ["// [!code ++]", "x"],
    ["// highlight-start", "x"],
  ])("are sought in no time beside many blanks: %j", (before, after) => {
    const code = `${before}${" ".repeat(50_000)}${after}`;
    expect(marksOf(code)).toEqual([code, {}]);
  });
  test("are empty for code without marks", () => {
    expect(marksOf("a\nb")).toEqual(["a\nb", {}]);
  });
  test("cover the next line, or all lines between start and end", () => {
    expect(marksOf("a\n// highlight-next-line\nb\nc")).toEqual(["a\nb\nc", { 2: "highlight" }]);
    const between = "a\n# highlight-start\nb\nc\n# highlight-end\nd";
    expect(marksOf(between)).toEqual(["a\nb\nc\nd", { 2: "highlight", 3: "highlight" }]);
    expect(marksOf("// highlight-start\na\n// highlight-next-line\nb\nc")).toEqual([
      "a\nb\nc",
      { 1: "highlight", 2: "highlight", 3: "highlight" },
    ]);
  });
  test("apply to their own line when they trail it", () => {
    expect(marksOf("a // [!code ++]\nb\n-- highlight-next-line\nc -- [!code --]\nd", [4])).toEqual([
      "a\nb\nc\nd",
      { 1: "add", 3: "remove", 4: "highlight" },
    ]);
  });
});
