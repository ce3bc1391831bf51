import { describe, expect, it } from "vitest";
import { type LabelRequest, placeLabels } from "./label-places";

const bar = (x: number, width: number, name = "SO-26-0042", rest = ""): LabelRequest => ({
  x,
  width,
  clear: width,
  start: 20,
  name,
  rest,
});
const below = (bars: LabelRequest[], drawing: "narrow" | "wide") =>
  placeLabels(bars, 560, 2).map((place) => {
    const label = place.type === "below" ? place[drawing] : undefined;
    return label && `${label.anchor}: ${label.name}${label.rest && ` · ${label.rest}`}`;
  });

describe("row labels", () => {
  it("go inside a bar that is long enough, with the description if it fits", () => {
    expect(placeLabels([bar(10, 300, "PR00110", "Strip old evaporators")], 560, 2)).toEqual([
      { type: "inside", rest: "always" },
    ]);
    expect(placeLabels([bar(10, 120, "PR00110", "Strip old evaporators")], 560, 2)).toEqual([
      { type: "inside", rest: "wide" },
    ]);
  });

  it("drop the description where it would run over hatching", () => {
    const hatched = { ...bar(10, 300, "PR00110", "Strip old evaporators"), clear: 90 };
    expect(placeLabels([hatched], 560, 2)).toEqual([{ type: "inside", rest: "never" }]);
    expect(placeLabels([{ ...hatched, clear: 150 }], 560, 2)).toEqual([{ type: "inside", rest: "wide" }]);
  });

  it("go below a short bar, aligned to its start, with the description if it fits", () => {
    expect(below([bar(100, 20)], "narrow")).toEqual(["start: SO-26-0042"]);
    expect(below([bar(300, 20, "PR00110", "Strip old evaporators")], "narrow")).toEqual([
      "start: PR00110 · Strip old evaporators",
    ]);
    expect(below([bar(440, 20, "PR00110", "Strip old evaporators")], "narrow")).toEqual(["start: PR00110"]);
  });

  it("align to the end of their bar at the end of the row", () => {
    expect(below([bar(540, 15)], "narrow")).toEqual(["end: SO-26-0042"]);
  });

  it("truncate the number to its last part when the next bar is close, but only in a narrow drawing", () => {
    const bars = [bar(22, 22), bar(67, 17, "SO-26-0051"), bar(123, 45, "SO-26-0039")];
    expect(below(bars, "narrow")).toEqual(["start: …0042", "start: …0051", "start: SO-26-0039"]);
    expect(below(bars, "wide")).toEqual(["start: SO-26-0042", "start: SO-26-0051", "start: SO-26-0039"]);
  });

  it("are omitted where not even the truncated number fits", () => {
    expect(below([bar(0, 8), bar(12, 8), bar(24, 8)], "narrow")).toEqual([undefined, undefined, "start: SO-26-0042"]);
  });
});
