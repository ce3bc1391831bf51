import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseColors } from "@/lib/metadata/design-tokens";
import { contrast } from "@/lib/site/contrast";

const tokens = parseColors(readFileSync(join(import.meta.dirname, "figures.tokens.css"), "utf8"));

const pairs = (text: string, ground: string) =>
  (["light", "dark"] as const).map((mode) =>
    contrast(tokens.get(`figure-${text}`)?.[mode] ?? "", tokens.get(`figure-${ground}`)?.[mode] ?? ""),
  );

describe("figure colors:", () => {
  it.each([
    ["on-fill", "service"],
    ["on-fill", "project"],
    ["on-fill", "maint"],
    ["on-fill", "rush"],
    ["on-fill", "absence"],
    ["on-pin", "pin-north"],
    ["on-pin", "pin-south"],
    ["on-pin", "pin-fleet"],
  ])("%s on %s has a contrast of at least 4.5:1 in both modes", (text, ground) => {
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
  ])("%s has a contrast of at least 3:1 to the row in both modes", (name) => {
    for (const ratio of pairs(name, "row")) expect(ratio).toBeGreaterThanOrEqual(3);
  });
});
