import { expect, test, vi } from "vitest";
import { parseTime } from "./parse-time";

const zones = ["UTC", "Asia/Tokyo", "America/Los_Angeles"];
const times = [
  ["2026-03-02", "2026-03-02T00:00:00.000Z"],
  ["2026-03", "2026-03-01T00:00:00.000Z"],
  ["2026-3-2", "2026-03-02T00:00:00.000Z"],
  ["2026/03/02", "2026-03-02T00:00:00.000Z"],
  ["March 2, 2026", "2026-03-02T00:00:00.000Z"],
  ["2026-03-02T10:00", "2026-03-02T10:00:00.000Z"],
  ["2026-03-02 10:00:30", "2026-03-02T10:00:30.000Z"],
  ["2026-03-02 10:00 PM", "2026-03-02T22:00:00.000Z"],
  ["2026-03-29T02:30", "2026-03-29T02:30:00.000Z"],
  ["2026-03-02T10:00Z", "2026-03-02T10:00:00.000Z"],
  ["2026-03-02T10:00:00z", "2026-03-02T10:00:00.000Z"],
  ["2026-03-02T10:00:00.500+02:00", "2026-03-02T08:00:00.500Z"],
  ["2026-03-02 10:00 +0200", "2026-03-02T08:00:00.000Z"],
  ["2026-03-02 10:00:00 -05:00", "2026-03-02T15:00:00.000Z"],
  ["2026-03-02 10:00 PST", "2026-03-02T18:00:00.000Z"],
  ["Mon, 02 Mar 2026 10:00:00 GMT", "2026-03-02T10:00:00.000Z"],
  ["Mon Mar 02 2026 10:00:00 GMT+0100 (CET)", "2026-03-02T09:00:00.000Z"],
] as const;

test.each(zones.flatMap((zone) => times.map(([written, time]) => [zone, written, time] as const)))(
  "parses time zone independently: in %s, %s is %s",
  (zone, written, time) => {
    vi.stubEnv("TZ", zone);
    expect(new Date(parseTime(written)).toISOString()).toBe(time);
  },
);

test.each(["soon", "", "2026-13-02", "2026-03-02T10", "2026-03-02T10:00 Europe/Berlin", "10 apples"])(
  "rejects %j",
  (written) => {
    expect(parseTime(written)).toBeNaN();
  },
);
