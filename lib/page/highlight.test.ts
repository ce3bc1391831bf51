import { describe, expect, test, vi } from "vitest";
import { highlightToHtml } from "./highlight";
import { isKnownLanguage } from "./languages";

describe("languages of code blocks", () => {
  const specified =
    "powershell csharp al json markup html xml svg regex javascript actionscript coffeescript javadoc jsdoc css yaml markdown graphql sql typescript flow n4js jsx tsx swift kotlin c objective-c objectivec reason rust go cpp python bash shell http text diff mermaid go-html-template conf tree".split(
      " ",
    );
  test.each(specified)("include or alias %s", async (lang) => {
    expect(isKnownLanguage(lang)).toBe(true);
    expect(await highlightToHtml("<a> 1", lang)).toContain("&lt;");
  });
  test("fall back to escaped plain text when unknown", async () => {
    expect(isKnownLanguage("klingon")).toBe(false);
    expect(await highlightToHtml('<b onload="x">', "klingon")).toBe(
      '<span class="line">&lt;b onload=&quot;x&quot;&gt;</span>',
    );
  });
  test("are case-insensitive", async () => {
    expect(isKnownLanguage("AL")).toBe(true);
    expect(await highlightToHtml("1", "JSON")).toBe(await highlightToHtml("1", "json"));
  });

  test("do not include names inherited from Object", () => {
    expect(isKnownLanguage("constructor")).toBe(false);
  });

  test("inside others are highlighted alike, whatever has been highlighted before", async () => {
    const code = "```ruby\nputs 'a' # b\n```\n\n```ts\nconst a = 1;\n```";
    const first = await highlightToHtml(code, "markdown");
    await highlightToHtml("puts 1", "ruby");
    expect(await highlightToHtml(code, "markdown")).toBe(first);
    expect(first).toContain('<span class="t-keyword">const</span>');
  });

  test("put marks and line numbers on the line element", async () => {
    const html = await highlightToHtml("a\nb", "text", { marks: new Map([[2, "add"]]), start: 9 });
    expect(html).toBe('<span class="line" data-n="9">a</span>\n<span class="line add" data-n="10">b</span>');
  });
});

describe("the AL grammar", () => {
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

test("highlights a line completely even when the clock says it takes too long", async () => {
  const line = "const hours = (end) => (new Date(end) - new Date(start)) / 3_600_000;";
  const whole = await highlightToHtml(line, "typescript");
  let now = 0;
  vi.spyOn(Date, "now").mockImplementation(() => {
    now += 1000;
    return now;
  });
  expect(await highlightToHtml(line, "typescript")).toBe(whole);
});
