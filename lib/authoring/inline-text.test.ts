import { expect, test } from "vitest";
import { parseInline, plainText } from "./inline-text";

test("parses code, bold and links, and leaves other characters as text", () => {
  const label = [{ type: "text", start: 0, text: "d" }];
  expect(parseInline("Use `a*b` or **c** on [d](/e), 2 * 3.")).toEqual([
    { type: "text", start: 0, text: "Use " },
    { type: "code", start: 4, text: "a*b" },
    { type: "text", start: 9, text: " or " },
    { type: "strong", start: 13, text: "c" },
    { type: "text", start: 18, text: " on " },
    { type: "link", start: 22, text: "d", href: "/e", label },
    { type: "text", start: 29, text: ", 2 * 3." },
  ]);
});

test("parses links that contain code and have a title", () => {
  expect(parseInline('[`a`](/b "c (d)")')).toEqual([
    { type: "link", start: 0, text: "a", href: "/b", label: [{ type: "code", start: 0, text: "a" }], title: "c (d)" },
  ]);
});

test("strips the markup in plain text", () => {
  expect(plainText("Send `X-API-KEY`; **copy** [`a`](/b)")).toBe("Send X-API-KEY; copy a");
});

test("leaves a label or an address as text that is longer than any", () => {
  const [label, address] = [`[${"a".repeat(501)}](/b)`, `[a](/${"b".repeat(2000)})`];
  expect([label, address].map(plainText)).toEqual([label, address]);
});
