import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "figures.tokens.css"), "utf8");
const tokens = new Map(
  [...css.matchAll(/--figure-([a-z0-9-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)].map(
    ([, name = "", light = "", dark = "", both = ""]) => [name, [light || both, dark || both] as const],
  ),
);

/** Relative luminance of `#rrggbb` (WCAG 2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const pairs = (text: string, ground: string) =>
  [0, 1].map((mode) => contrast(tokens.get(text)?.[mode] ?? "", tokens.get(ground)?.[mode] ?? ""));

describe("text on a fill", () => {
  it.each([
    ["on-fill", "service"],
    ["on-fill", "project"],
    ["on-fill", "maint"],
    ["on-fill", "rush"],
    ["on-fill", "absence"],
    ["on-pin", "pin-north"],
    ["on-pin", "pin-south"],
    ["on-pin", "pin-fleet"],
  ])("%s on %s has at least 4.5 to 1 in both modes", (text, ground) => {
    for (const ratio of pairs(text, ground)) expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    "confirmed",
    "tentative",
    "waitparts",
    "info",
    "warning",
    "error",
    "service",
    "project",
    "maint",
    "rush",
    "absence",
  ])("%s stands out from the row with at least 3 to 1 in both modes", (name) => {
    for (const ratio of pairs(name, "row")) expect(ratio).toBeGreaterThanOrEqual(3);
  });
});
