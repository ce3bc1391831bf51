import { describe, expect, it } from "vitest";
import { toLanes } from "./agenda-model";

const place = (spans: [number, number][]) =>
  toLanes(spans.map(([start, end]) => ({ start, end }))).map(({ lane, lanes }) => `${lane}/${lanes}`);

describe("overlapping items", () => {
  it("stand side by side, each group for itself", () => {
    expect(
      place([
        [0, 10],
        [5, 15],
        [20, 30],
      ]),
    ).toEqual(["0/2", "1/2", "0/1"]);
  });

  it("use a lane again that has become free", () => {
    expect(
      place([
        [0, 10],
        [2, 30],
        [12, 20],
      ]),
    ).toEqual(["0/2", "1/2", "0/2"]);
  });

  it("do not touch when one ends as the other starts", () => {
    expect(
      place([
        [0, 10],
        [10, 20],
      ]),
    ).toEqual(["0/1", "0/1"]);
  });
});
