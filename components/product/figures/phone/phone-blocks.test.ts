import { describe, expect, it } from "vitest";
import { innerWidth } from "@/lib/product/figures/phone/phone-model";
import { textWidth } from "@/lib/product/figures/text-width";
import { placeTabs } from "./phone-blocks";

describe("placeTabs", () => {
  it("gives every label the same padding, so that none touches the edge of its tab", () => {
    const labels = ["Info", "Map", "Resources", "Extra"];
    const rooms = placeTabs(labels).map(({ label, width }) => width - textWidth(label, 12.5));
    expect(Math.max(...rooms) - Math.min(...rooms)).toBeLessThan(0.01);
    expect(Math.min(...rooms)).toBeGreaterThan(12);
  });

  it("fills the width of the screen without gaps", () => {
    const tabs = placeTabs(["Agenda", "Day", "Week", "Month"]);
    expect(tabs[0]?.x).toBe(0);
    tabs.slice(1).forEach(({ x }, index) => {
      const before = tabs[index];
      expect(x).toBeCloseTo((before?.x ?? 0) + (before?.width ?? 0));
    });
    const last = tabs.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(innerWidth);
  });
});
