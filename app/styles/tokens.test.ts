import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type ColorPair, parseColors } from "@/lib/metadata/design-tokens";
import { contrast } from "@/lib/site/contrast";

const colors = parseColors(readFileSync("app/styles/tokens.css", "utf8"));

const get = (name: string): ColorPair => colors.get(name) ?? { light: "", dark: "" };

/** Every text color of the first list may be used on every background of the second. */
const texts: [texts: string[], grounds: string[]][] = [
  [
    ["color-text", "color-text-muted", "color-accent-text"],
    ["color-bg", "color-surface", "color-surface-2", "color-accent-soft", "color-hero"],
  ],
  [["color-text"], ["color-mark", "color-info-soft", "color-success-soft", "color-warning-soft", "color-danger-soft"]],
  [
    ["color-text-muted", "color-accent-text"],
    ["color-info-soft", "color-success-soft", "color-warning-soft"],
  ],
  ...["info", "success", "warning", "danger"].map((tone): [string[], string[]] => [
    [`color-${tone}`],
    [`color-${tone}-soft`, "color-bg", "color-surface"],
  ]),
  [["color-on-accent"], ["color-accent", "color-accent-hover"]],
  [
    ["color-footer-text", "color-footer-muted"],
    ["brand-wave-1", "brand-wave-2"],
  ],
  [
    [...colors.keys()].filter((name) => /^code-(?!bg|bar|border|line|mark|add|remove)/.test(name)),
    ["code-bg", "code-bar", "code-line", "code-mark", "code-add", "code-remove"],
  ],
];

const pairs = texts.flatMap(([front, back]) => front.flatMap((text) => back.map((ground) => [text, ground] as const)));

describe.each(["light", "dark"] as const)("in %s mode", (mode) => {
  test.each(pairs)("%s has a contrast of at least 4.5:1 on %s", (text, ground) => {
    expect(contrast(get(text)[mode], get(ground)[mode])).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ["color-border-strong", "color-bg"],
    ["color-accent", "color-bg"],
    ["color-accent", "color-surface"],
  ])("%s, the edge of a control, has a contrast of at least 3:1 on %s", (edge, ground) => {
    expect(contrast(get(edge)[mode], get(ground)[mode])).toBeGreaterThanOrEqual(3);
  });
});

test("the accent and the wave use the brand color", () => {
  expect(get("color-accent").light).toBe("#5246ce");
  expect([get("brand-wave-1").light, get("brand-wave-2").light]).toEqual(["#5246ce", "#5a4bcf"]);
});
