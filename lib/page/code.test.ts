import { describe, expect, test, vi } from "vitest";
import { extractMarks, parseCodeMeta, unknownOptions } from "./code-meta";
import { highlightToHtml } from "./highlight";
import { isKnownLanguage } from "./languages";

describe("fence options", () => {
  test.each([
    ["", { lines: [] }],
    ['title="a b.json" {1,3-5}', { title: "a b.json", lines: [1, 3, 4, 5] }],
    ['title="items{1}.json" {3}', { title: "items{1}.json", lines: [3] }],
    ['title="showLineNumbers"', { title: "showLineNumbers", lines: [] }],
    ["showLineNumbers", { lines: [], lineNumbers: 1 }],
    ["showLineNumbers=7", { lines: [], lineNumbers: 7 }],
  ])("reads %j", (meta, expected) => {
    expect(parseCodeMeta(meta)).toEqual(expected);
  });

  test.each([
    ['title="two words" {1,3-12} showLineNumbers=15 fold=all', []],
    ["{ 1 , 10 - 12 , 20 - 21 }", []],
    ["showLineNumbers fold", []],
    ['title="a"tilte showLineNumbersed', ["tilte", "showLineNumbersed"]],
    ["showLineNumbers=x  {a}", ["showLineNumbers=x", "{a}"]],
    ["folded=all {1,}", ["folded=all", "{1,}"]],
  ])("of the options %s those that mean nothing are %o", (meta, unknown) => {
    expect(unknownOptions(meta, ["fold"])).toEqual(unknown);
  });

  test("options of a fence are read as they are written, and nothing is made of what is not", () => {
    expect(parseCodeMeta('title="" showLineNumbers=105 { 2 , 10-12 }')).toEqual({
      title: "",
      lines: [2, 10, 11, 12],
      lineNumbers: 105,
    });
    expect(Object.keys(parseCodeMeta("{x}"))).toEqual(["lines"]);
    expect(parseCodeMeta("{-,}").lines).toEqual([]);
  });
});

describe("marks in code", () => {
  test("come from comments of any language and leave the code clean", () => {
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
  test("mark nothing where there are none", () => {
    expect(marksOf("a\nb")).toEqual(["a\nb", {}]);
  });
  test("mark the one line below them, or all lines between a start and an end, and are left out", () => {
    expect(marksOf("a\n// highlight-next-line\nb\nc")).toEqual(["a\nb\nc", { 2: "highlight" }]);
    const between = "a\n# highlight-start\nb\nc\n# highlight-end\nd";
    expect(marksOf(between)).toEqual(["a\nb\nc\nd", { 2: "highlight", 3: "highlight" }]);
    expect(marksOf("// highlight-start\na\n// highlight-next-line\nb\nc")).toEqual([
      "a\nb\nc",
      { 1: "highlight", 2: "highlight", 3: "highlight" },
    ]);
  });
  test("mark their own line at its end, whatever the lines around it are", () => {
    expect(marksOf("a // [!code ++]\nb\n-- highlight-next-line\nc -- [!code --]\nd", [4])).toEqual([
      "a\nb\nc\nd",
      { 1: "add", 3: "remove", 4: "highlight" },
    ]);
  });
});

describe("languages", () => {
  const specified =
    "powershell csharp al json markup html xml svg regex javascript actionscript coffeescript javadoc jsdoc css yaml markdown graphql sql typescript flow n4js jsx tsx swift kotlin c objective-c objectivec reason rust go cpp python bash shell http text diff mermaid".split(
      " ",
    );
  test.each(specified)("%s is highlighted or sensibly aliased", async (lang) => {
    expect(isKnownLanguage(lang)).toBe(true);
    expect(await highlightToHtml("<a> 1", lang)).toContain("&lt;");
  });
  test("an unknown language is plain, escaped text", async () => {
    expect(isKnownLanguage("klingon")).toBe(false);
    expect(await highlightToHtml('<b onload="x">', "klingon")).toBe(
      '<span class="line">&lt;b onload=&quot;x&quot;&gt;</span>',
    );
  });
  test("the name of a language may be written in capitals", async () => {
    expect(isKnownLanguage("AL")).toBe(true);
    expect(await highlightToHtml("1", "JSON")).toBe(await highlightToHtml("1", "json"));
  });

  test("names of an object's own members are no languages", () => {
    expect(isKnownLanguage("constructor")).toBe(false);
  });

  test("marks and numbers stand on the line", async () => {
    const html = await highlightToHtml("a\nb", "text", { marks: new Map([[2, "add"]]), start: 9 });
    expect(html).toBe('<span class="line" data-n="9">a</span>\n<span class="line add" data-n="10">b</span>');
  });
});

describe("AL", () => {
  const kinds = async (code: string) =>
    [...(await highlightToHtml(code, "al")).matchAll(/<span class="t-([a-z]+)">([^<]*)<\/span>/g)].map(
      ([, kind, text]) => `${kind}:${text}`,
    );
  test.each([
    [
      'tableextension 50200 "BWC Task" extends "PLM Task"',
      [
        "keyword:tableextension",
        "constant:50200",
        "function:&quot;BWC Task&quot;",
        "keyword:extends",
        "function:&quot;PLM Task&quot;",
      ],
    ],
    [
      "    local procedure Add(No: Code[20]): Boolean",
      ["keyword:local", "keyword:procedure", "function:Add", "type:Code", "constant:20", "type:Boolean"],
    ],
    ["    trigger OnValidate()", ["keyword:trigger", "function:OnValidate"]],
    [
      "        Item.\"No.\" := 'it''s';",
      ["variable:&quot;No.&quot;", "operator::=", "string:&#39;it", "escape:&#39;&#39;", "string:s&#39;"],
    ],
    [
      "    [EventSubscriber(ObjectType::Codeunit, Codeunit::\"PLM Events\", 'OnBefore', '', false, false)]",
      [
        "type:EventSubscriber",
        "type:ObjectType",
        "operator:::",
        "constant:Codeunit",
        "type:Codeunit",
        "operator:::",
        "variable:&quot;PLM Events&quot;",
        "string:&#39;OnBefore&#39;",
        "string:&#39;&#39;",
        "constant:false",
        "constant:false",
      ],
    ],
    ["#if not CLEAN24", ["keyword:#if", "string: not CLEAN24"]],
    ["    /// <summary>Doc</summary>", ["comment:/// &lt;summary&gt;Doc&lt;/summary&gt;"]],
    ["    /* a */ // b", ["comment:/* a */", "comment:// b"]],
    [
      "        if IsHandled and (A <> 1D) then",
      ["keyword:if", "operator:and", "operator:&lt;&gt;", "constant:1D", "keyword:then"],
    ],
  ])("%s", async (code, expected) => {
    expect(await kinds(code)).toEqual(expected);
  });
});

test("a line is highlighted to its end however long that takes, as on a busy computer", async () => {
  const line = "const hours = (end) => (new Date(end) - new Date(start)) / 3_600_000;";
  const whole = await highlightToHtml(line, "typescript");
  let now = 0;
  vi.spyOn(Date, "now").mockImplementation(() => {
    now += 1000;
    return now;
  });
  expect(await highlightToHtml(line, "typescript")).toBe(whole);
});
