import { describe, expect, it } from "vitest";
import { quoteIndentedBlocks } from "./indented-blocks";

const quoted = (text: string) => quoteIndentedBlocks(text.split("\n")).join("\n");

describe("quoteIndentedBlocks", () => {
  it.each([
    ['!!! note "Mind"\n\n    Text.\n\nAfter.', "> [!note] Mind\n>\n> Text.\n\nAfter."],
    ["!!! tip inline end\n    Text.", "> [!tip]\n> Text."],
    ["!!! example\n\tText.", "> [!note] Example\n> Text."],
    ["???+ danger\n    Text.", "> [!details] Danger\n> Text."],
    ['=== "A"\n\n    a\n\n=== "B"\n\n    b', "> [!tab] A\n>\n> a\n\n> [!tab] B\n>\n> b"],
    ['=== "A"\n    a\n=== "B"\n\n    b', "> [!tab] A\n> a\n1) > [!!tab] B\n   >\n   > b"],
    ["1.  One\n\n    !!! note\n        Text.\n\n2.  Two", "1.  One\n\n    > [!note]\n    > Text.\n\n2.  Two"],
    ["- ```\n  a\n  ```\n\n!!! note\n    Text.", "- ```\n  a\n  ```\n\n> [!note]\n> Text."],
    ["> ```\n> a\n> ```\n\n!!! note\n    Text.", "> ```\n> a\n> ```\n\n> [!note]\n> Text."],
    ["!!! note\n    !!! tip\n        Text.", "> [!note]\n> > [!tip]\n> > Text."],
    ["!!! note\n\n    ```\n    !!! tip\n        a\n    ```", "> [!note]\n>\n> ```\n> !!! tip\n>     a\n> ```"],
    [":   !!! tip\n\n        Text.", "> > [!tip]\n> >\n> > Text."],
    ["/// note\n```\n///\n```\nText.\n///", "> [!note]\n> ```\n> ///\n> ```\n> Text.\n"],
    ["`a`\n\n:   One\n    more.", "`a`\n\n> [!definition] One\n> more."],
    ["`a`\n: One\n: Two", "`a`\n> [!definition] One\n1) > [!!definition] Two"],
    ["a\n: One\n  more\n\n: Two", "a\n> [!definition] One\n  more\n\n> [!definition] Two"],
    ["!!! note\n    Text.\nWords\nbelow.", "> [!note]\n> Text.\n+    [!below] Words\nbelow."],
    ["!!! note\n    Text.\n# B", "> [!note]\n> Text.\n# B"],
  ])("converts %j to %j", (text, made) => {
    expect(quoted(text)).toBe(made);
  });

  it.each([
    '```\n=== "A"\n\n    ``` c\n    ```\n\n=== "B"\n```',
    "```\n!!! note\n    Text.\n```",
    "- ```\n  !!! note\n      Text.\n  ```",
    "!!! wow\n\nText.",
    "/// note\n```\n///\n```",
    "Title\n===",
    "a\n\n: b",
    "- a\n: b",
    "??? 12",
  ])("leaves %j unchanged", (text) => {
    expect(quoted(text)).toBe(text);
  });

  it("reads at most twenty nested blocks", () => {
    const text = Array.from({ length: 200 }, (_, level) => `${" ".repeat(level * 4)}!!! note`).join("\n");
    expect(quoted(`${text}\n${" ".repeat(800)}Text.`).match(/\[!note\]/g)).toHaveLength(20);
  });

  it("preserves the number of lines", () => {
    const text = '!!! note "A"\n\n    a\n\n\n    b\n\n\nc\n\n=== "D"\n\n    d\n';
    expect(quoted(text).split("\n")).toHaveLength(text.split("\n").length);
  });
});
