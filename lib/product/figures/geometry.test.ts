import { describe, expect, it } from "vitest";
import { sampleWorld } from "../reference/sample-world";
import {
  daysOf,
  extentOf,
  grayZones,
  nonWorkingSpans,
  percent,
  rowTops,
  type TimeAxis,
  weekdayOf,
  without,
  workingMinutes,
  xOf,
} from "./geometry";

const week: TimeAxis = { firstDay: 0, days: 5, dayStart: 7 * 60, dayEnd: 17 * 60 };
const calendar = (code: string) => {
  const found = sampleWorld.calendars.find((candidate) => candidate.code === code);
  if (!found) throw new Error(code);
  return found;
};

describe("time on an axis", () => {
  it.each([
    ["the first visible minute", 420, 0],
    ["Monday noon", 720, 0.1],
    ["a hidden evening, at the edge of its day", 22 * 60, 0.2],
    ["a hidden early morning, at the start of its day", 1440 + 60, 0.2],
    ["Friday 17:00", 4 * 1440 + 1020, 1],
    ["a time before the axis", -300, 0],
    ["a time after the axis", 9 * 1440, 1],
  ])("maps %s to its position", (_, minute, x) => {
    expect(xOf(week, minute)).toBeCloseTo(x, 6);
  });

  it("maps a span across the hidden night", () => {
    const extent = extentOf(week, { start: 480, end: 1440 + 990 });
    expect(extent?.x).toBeCloseTo(0.02, 6);
    expect(extent?.width).toBeCloseTo(18.5 / 50, 6);
  });

  it("returns no extent for a span that is not visible", () => {
    expect(extentOf(week, { start: 1080, end: 1440 + 400 })).toBeUndefined();
    expect(extentOf(week, { start: 6 * 1440, end: 6 * 1440 + 600 })).toBeUndefined();
  });

  it("supports an axis that starts on a later day", () => {
    expect(xOf({ ...week, firstDay: 2, days: 1 }, 2 * 1440 + 720)).toBeCloseTo(0.5, 6);
  });
});

describe("rows", () => {
  it("are stacked, with the total height as the last entry", () => {
    expect(rowTops([48, 62, 48])).toEqual([0, 48, 110, 158]);
    expect(rowTops([])).toEqual([0]);
  });

  it("are formatted as percentages without rounding noise", () => {
    expect(percent(0.25)).toBe("25%");
    expect(percent(1 / 3)).toBe("33.333%");
  });
});

describe("working time", () => {
  const std = calendar("STD-40");

  it("numbers weekdays from Monday, including days before the sample week", () => {
    expect([0, 4, 6, 7, -1].map(weekdayOf)).toEqual([1, 5, 7, 1, 7]);
  });

  it("excludes breaks and days off", () => {
    expect(workingMinutes(std, { start: 480, end: 870 }, 0)).toBe(360);
    expect(workingMinutes(std, { start: 480, end: 870 }, 5)).toBe(0);
  });

  it("finds the non-working spans of an appointment that runs overnight", () => {
    expect(nonWorkingSpans(std, { start: 480, end: 1440 + 990 })).toEqual([
      { start: 720, end: 750 },
      { start: 990, end: 1440 + 480 },
      { start: 1440 + 720, end: 1440 + 750 },
    ]);
  });

  it("has no gray zones for a 24/7 calendar", () => {
    expect(grayZones(calendar("FLEET-247"), week)).toEqual([]);
    expect(grayZones(std, { ...week, days: 1 })).toEqual([
      { start: 420, end: 480 },
      { start: 720, end: 750 },
      { start: 990, end: 1020 },
    ]);
  });

  it("subtracts blocks from a span", () => {
    expect(
      without({ start: 0, end: 10 }, [
        { start: 2, end: 4 },
        { start: 8, end: 12 },
      ]),
    ).toEqual([
      { start: 0, end: 2 },
      { start: 4, end: 8 },
    ]);
  });

  it("lists the days of a span, counting a midnight end as the day before", () => {
    expect(daysOf({ start: 480, end: 2880 })).toEqual([0, 1]);
  });
});
