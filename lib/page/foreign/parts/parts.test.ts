import { describe, expect, it } from "vitest";
import { codeUse, partPaths, textUse } from "./part-uses";
import { cutPart } from "./parts";

describe("file includes", () => {
  it("are found across three lines", () => {
    expect(partPaths("<include>\n  ./a.ts\n</include>")).toEqual(["./a.ts"]);
  });

  it("are found in a list of files", () => {
    expect(partPaths("One\n\n--8<--\na.md\nb/c.md:part\n--8<--\n")).toEqual(["a.md", "b/c.md"]);
  });

  it.each([
    ["<<< @/a.js", { path: "@/a.js", info: "js" }],
    [
      "<<< ../b.ts#part{1,3-4 vue:line-numbers} [Label b]",
      { path: "../b.ts", region: "part", info: "vue:line-numbers {1,3-4} [Label b]" },
    ],
    ["  <<< ./c{2}", { path: "./c", info: "{2}" }],
    ["{* ../../src/a.py *}", { path: "../../src/a.py", info: "py" }],
    ["{* b.py hl[2,5:7] title[Shown] *}", { path: "b.py", info: 'py {2,5-7} title="Shown"' }],
    ["{* b.py ln[3:9] hl[4] *}", { path: "b.py", lines: "3,9", info: "py {2}" }],
    ["{* b.py ln[3:9] hl[1] *}", { path: "b.py", lines: "3,9", info: "py" }],
    ["{* b.py ln[3:9] hl[1:2,2:4,6] *}", { path: "b.py", lines: "3,9", info: "py {1-2,4}" }],
    ["{* b.py ln[3:9,12] *}", { path: "b.py", info: "py" }],
    [`<include meta='title="a"' lang="ts">a.tsx#b</include>`, { path: "a.tsx", region: "b", info: 'ts title="a"' }],
    ["<include cwd>src/a.ts</include>", { path: "/src/a.ts", info: "ts" }],
    ["[!code-csharp[Title](a.cs)]", { path: "a.cs", info: "csharp" }],
    ["[!code[](~/b/a.xml?name=part&highlight=2,5-7)]", { path: "~/b/a.xml", region: "part", info: "xml {2,5-7}" }],
    ["[!code-sh[](a.sh#L12-L16)]", { path: "a.sh", lines: "12,16", info: "sh" }],
    ["[!code-sh[](a.sh#part)]", { path: "a.sh", region: "part", info: "sh" }],
    ["[!code-sh[](a.sh?name=(.%2B))]", undefined],
    ["[!code-sh[](a.sh?name=.%2B)]", { path: "a.sh", info: "sh" }],
    [':::code language="json" source="a.json" range="3-" :::', { path: "a.json", lines: "3,", info: "json" }],
    ["{{#playground d.rs editable}}", { path: "d.rs", info: "rust,playground" }],
  ])("in %s are of code", (line, use) => {
    expect(codeUse(line)).toEqual(use);
  });

  it.each([
    ["<!--@include: ./a.md-->", { path: "./a.md" }],
    ["<!-- @include: ./a.md{3,10} -->", { path: "./a.md", lines: "3,10" }],
    ["[!INCLUDE [a](../a.md)]", { path: "../a.md" }],
    ["[!include[](~/a.md)]", { path: "~/a.md" }],
    ["<!-- @include: @/a.md#intro -->", { path: "@/a.md", region: "intro" }],
    ['    --8<-- "b.md:part"', { path: "b.md", region: "part" }],
    ['--8<-- "b.md:2:4"', { path: "b.md", lines: "2,4" }],
    ['--8<-- "b.md:2"', { path: "b.md", lines: "2," }],
    ['--8<-- "b.md::4"', { path: "b.md", lines: ",4" }],
    ["{!../c.md!}", { path: "../c.md" }],
    ["  <include>./.part.mdx#intro</include>", { path: "./.part.mdx", region: "intro" }],
    ["{{#include ../c.md}}", { path: "../c.md" }],
    ["  {{ #include c.rs:2 }}", { path: "c.rs", lines: "2" }],
    ["{{#include c.rs:2:}}", { path: "c.rs", lines: "2," }],
    ["{{#include c.rs::10}}", { path: "c.rs", lines: ",10" }],
    ["{{#rustdoc_include c.rs:2:10}}", { path: "c.rs", lines: "2,10" }],
    ["{{#include c.rs:all-in}}", { path: "c.rs", region: "all-in" }],
  ])("in %s are of text", (line, use) => {
    expect(textUse(line)).toEqual(use);
  });

  it.each(["{{#include c.rs:(}}", "{{#include}}", "{{#each c}}", "a {{#include c.rs}}"])(
    "are not found in %s",
    (line) => {
      expect(textUse(line) ?? codeUse(line)).toBeUndefined();
    },
  );

  it("list every file once", () => {
    const text =
      'import A from "./_a.mdx";\nimport { b } from "./b.md"\n<<< c.js\n<<< c.js\n<!-- @include: d.md -->\n<!-- e -->';
    expect(partPaths(text)).toEqual(["c.js", "d.md", "./_a.mdx"]);
    expect(partPaths("```rust\n{{#include e.rs:f}}\n```\n{{#g}}")).toEqual(["e.rs"]);
  });
});

describe("cutPart", () => {
  it.each([
    ["---\na: 1\n---\nText.\n", {}, "Text."],
    ["1\n2\n3\n4", { lines: "2,3" }, "2\n3"],
    ["1\n2\n3", { lines: "2," }, "2\n3"],
    ["1\n2\n3", { lines: ",2" }, "1\n2"],
    ["1\n2\n3", { lines: "2" }, "2"],
    ["a\n  // #region x\n  b\n    c\n  // #endregion x\nd", { region: "x" }, "b\n  c"],
    ["a\n// region x\nb\n// endregion x\nd", { region: "x" }, "b"],
    ["a\n#pragma region x\nb\n#pragma endregion\nd", { region: "x" }, "b"],
    ["a\n//<x>\n  b\n// </x>\nd", { region: "x" }, "b"],
    ["anchor: a\n// region of b\n// Region: c\n// endregion", {}, "anchor: a\n// region of b\n// Region: c"],
    ["# Region x\naws --region x", {}, "# Region x\naws --region x"],
    ["a\n<!-- #region x -->\nb\n<!-- #endregion -->\nd", { region: "x" }, "b"],
    ["a\n# --8<-- [start:x]\nb\n# --8<-- [end:x]\nd", { region: "x" }, "b"],
    ["a\n// #region x\nb\n// #endregion x\n", {}, "a\nb"],
    ['a\n<section id="x">\nb\n</section>\nc', { region: "x" }, "b"],
    ["<!-- #region x -->\n</section>\nb\n<!-- #endregion -->", { region: "x" }, "</section>\nb"],
    [
      "// #region x-extra\na\n// #endregion x-extra\n// #region x\nb\n// #endregion x-more\nc\n// #endregion x",
      { region: "x" },
      "b\nc",
    ],
    ["a\n// ANCHOR: x\nb\n// ANCHOR: y\nc\n// ANCHOR_END: x\nd // ANCHOR_END: y", { region: "x" }, "b\nc"],
    ["a\n/* ANCHOR: x */\nb\n/* ANCHOR_END: x */", {}, "a\nb"],
    ["a", { region: "none" }, ""],
    ["// #region x\n    a\n \n  b\n// #endregion x", { region: "x" }, "  a\n\nb"],
  ])("cuts from %j with %j the part %j", (text, use, part) => {
    expect(cutPart(text, use)).toBe(part);
  });
});
