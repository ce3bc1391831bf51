import { describe, expect, it } from "vitest";
import { toLanes } from "./agenda-model";

const place = (spans: [number, number][]) =>
  toLanes(spans.map(([start, end]) => ({ start, end }))).map(({ lane, lanes }) => `${lane}/${lanes}`);

describe("toLanes", () => {
  it("places overlapping items side by side, counting lanes per group of overlaps", () => {
    expect(
      place([
        [0, 10],
        [5, 15],
        [20, 30],
      ]),
    ).toEqual(["0/2", "1/2", "0/1"]);
  });

  it("reuses a lane once its last item has ended", () => {
    expect(
      place([
        [0, 10],
        [2, 30],
        [12, 20],
      ]),
    ).toEqual(["0/2", "1/2", "0/2"]);
  });

  it("does not treat adjacent items as overlapping", () => {
    expect(
      place([
        [0, 10],
        [10, 20],
      ]),
    ).toEqual(["0/1", "0/1"]);
  });
});
