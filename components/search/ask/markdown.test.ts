import { expect, test } from "vitest";
import { parseBlocks, parseInline } from "./markdown";

test("paragraphs, lists and code become blocks", () => {
  expect(parseBlocks("## Title\n\nOne\ntwo.\n1. a\n2. b\n- c\n\n```js\nx < y\n```\nEnd")).toEqual([
    { type: "paragraph", text: "Title" },
    { type: "paragraph", text: "One two." },
    { type: "list", isNumbered: true, items: ["a", "b"] },
    { type: "list", isNumbered: false, items: ["c"] },
    { type: "code", text: "x < y" },
    { type: "paragraph", text: "End" },
  ]);
});

test("a fence that is still open is code", () => {
  expect(parseBlocks("```\nx")).toEqual([{ type: "code", text: "x" }]);
});

test("code, bold and links become pieces; everything else stays text", () => {
  expect(parseInline("Use `a`, **b** or [c](/d) <img onerror=x>")).toEqual([
    { type: "text", text: "Use " },
    { type: "code", text: "a" },
    { type: "text", text: ", " },
    { type: "strong", text: "b" },
    { type: "text", text: " or " },
    { type: "link", text: "c", href: "/d" },
    { type: "text", text: " <img onerror=x>" },
  ]);
});

test.each(["javascript:void%200", "//evil.example", "data:text/html,x"])("a link to %s is only text", (href) => {
  expect(parseInline(`[here](${href})`)).toEqual([{ type: "text", text: "here" }]);
});
