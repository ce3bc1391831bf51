import { describe, expect, it } from "vitest";
import { sayIn } from "../figure";
import { cellText, loadPercent, pivotGrid, pivotRow } from "./pivot";

const cells = (resourceNo: string) =>
  pivotRow(resourceNo).cells.map(({ planned, capacity }) => `${planned}/${capacity}`);

describe("the pivot", () => {
  it.each([
    ["R0100", "3.5/8 4/8 6/8 0/8 0/8 13.5/40", 34],
    ["R0110", "4/8 1.5/8 1/8 4/8 0/8 10.5/40", 26],
    ["R0120", "8/8 8/8 8/8 8/8 3/8 35/40", 88],
    ["R0130", "8/8 8/8 8/8 8/8 8/8 40/40", 100],
    ["R0200", "0/24 0/24 1/24 0/24 0/24 1/120", 1],
    ["R0210", "0/8 0/8 8/8 8/8 0/8 16/40", 40],
  ])("sums the load of %s as the product model does", (resourceNo, expected, percent) => {
    const row = pivotRow(resourceNo);
    expect(cells(resourceNo).join(" ")).toBe(expected);
    expect(row.cells.slice(-1).map(loadPercent)).toEqual([percent]);
  });

  it("formats a cell as load, planned, capacity, or free", () => {
    const load = { label: "Mon", planned: 3.5, capacity: 8 };
    expect((["load", "planned", "capacity", "free"] as const).map((value) => cellText(load, value))).toEqual([
      "44%",
      "3.5 h",
      "8 h",
      "4.5 h",
    ]);
  });

  it("writes the decimals of its sentences as the language of the page does", () => {
    const say = { ...sayIn("original"), number: new Intl.NumberFormat("de").format };
    const told = (values: string) => pivotGrid.told({ values, resources: "R0100" }, say).facts.at(-1);
    expect(told("free")).toContain("Mon 4,5 h (");
    expect(told("load")).toContain("Mon 3,5 of 8 h (");
  });
});
