import { describe, expect, it } from "vitest";
import { placeLabels } from "./label-places";

const bar = (x: number, width: number, name = "SO-26-0042", rest = "") => ({ x, width, start: 20, name, rest });

describe("labels of a row", () => {
  it("stand inside a bar that is long enough, with the description when there is room", () => {
    expect(placeLabels([bar(10, 300, "PR00110", "Strip old evaporators")], 560, 2)).toEqual([
      { type: "inside", rest: "always" },
    ]);
    expect(placeLabels([bar(10, 120, "PR00110", "Strip old evaporators")], 560, 2)).toEqual([
      { type: "inside", rest: "wide" },
    ]);
  });

  it("go below a short bar, at its start", () => {
    expect(placeLabels([bar(100, 20)], 560, 2)).toEqual([{ type: "below", x: 100, rest: "wide" }]);
  });

  it("give way to the next label, to the left and to the right", () => {
    const places = placeLabels([bar(22, 22), bar(67, 17), bar(123, 45)], 560, 2);
    const starts = places.map((place) => (place.type === "below" ? place.x : -1));
    expect(starts[0]).toBeLessThan(22);
    expect(starts[2]).toBeGreaterThan(123);
    expect(starts.every((x) => x >= 0)).toBe(true);
  });

  it("are left out when they would no longer touch their bar", () => {
    expect(placeLabels([bar(0, 8), bar(12, 8), bar(24, 8)], 560, 2).map(({ type }) => type)).toEqual([
      "below",
      "none",
      "none",
    ]);
  });

  it("stay inside the row", () => {
    const [place] = placeLabels([bar(540, 15)], 560, 2);
    expect(place?.type === "below" && place.x < 540).toBe(true);
  });
});
