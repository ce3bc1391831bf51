import { describe, expect, it } from "vitest";
import { appointmentOf, resourceOf, sampleWorld, subjectOf, toSampleWorld } from "./sample-world";
import { minuteOf, minuteOfDay } from "./sample-world-clock";
import { isRecord, readReference } from "./sample-world-reader";

/** The file as it is, with some top-level parts replaced. */
function withParts(parts: Record<string, unknown>): unknown {
  const value = structuredClone(readReference("sample-world.yaml"));
  return isRecord(value) ? { ...value, ...parts } : value;
}

function messageOf(parts: Record<string, unknown>): string {
  try {
    toSampleWorld(withParts(parts));
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe("the sample world", () => {
  it("holds the six resources and the twelve appointments of the week", () => {
    expect(sampleWorld.resources.map(({ resourceNo }) => resourceNo)).toEqual(
      "R0100 R0110 R0120 R0130 R0200 R0210".split(" "),
    );
    expect(sampleWorld.appointments.map(({ id }) => id)).toEqual(
      Array.from({ length: 12 }, (_, index) => String(4021 + index)),
    );
  });

  it("reads times as minutes since Monday", () => {
    expect(appointmentOf("4021")).toMatchObject({ start: 540, end: 660, importance: "high", category: "SERVICE" });
    expect(appointmentOf("4024")).toMatchObject({ start: 2 * 1440 + 480, end: 3 * 1440 + 990 });
  });

  it("builds the default subject, and leaves the number of an absence and of a manual appointment out", () => {
    expect(subjectOf(appointmentOf("4021"))).toBe("SO-26-0042 · Heat pump 2 shows fault E41");
    expect(subjectOf(appointmentOf("4026"))).toBe("Holiday");
    expect(subjectOf(appointmentOf("4027"))).toBe("Van check");
  });

  it("adds up the route of Sara's Monday", () => {
    const { stops, home, total } = sampleWorld.route;
    const sum = (key: "km" | "minutes") => stops.reduce((all, stop) => all + stop[key], home[key]);
    expect({ km: sum("km"), minutes: sum("minutes") }).toEqual(total);
    expect(total).toEqual({ km: 117, minutes: 125 });
  });

  it("says what is missing", () => {
    expect(() => resourceOf("R0199")).toThrow('The sample world has no resource "R0199".');
  });
});

describe("a wrong file", () => {
  it("is refused with every problem and its path", () => {
    expect(messageOf({ license: { resources: "many", trackedResources: 5, exchangeCalendars: 10 } })).toBe(
      'content/_reference/sample-world.yaml is not valid:\n  license.resources must be a number, found "many"',
    );
    expect(messageOf({ appointments: "none" })).toContain("appointments must be a list");
  });

  it("is refused when a part names what is not there", () => {
    const appointment = {
      id: 4021,
      guid: "x",
      job: "SO-26-0042",
      task: "10000",
      resources: ["R0199"],
      start: "2026-03-02T09:00",
      end: "2026-03-02T11:00",
      category: "INSPECT",
    };
    const message = messageOf({ appointments: [appointment], route: readPart("route") });
    expect(message).toContain('appointment 4021 names the resource "R0199", which is unknown');
    expect(message).toContain('appointment 4021 names the category "INSPECT", which is unknown');
    expect(message).toContain('the route names the appointment "4030", which is unknown');
  });

  it("is refused when a time is none, or an end comes before its start", () => {
    const container = { name: "RT-0302-NORTH", handle: "Monday" };
    expect(messageOf({ container })).toContain('container.handle is not a time: "Monday"');
    const board = { dayStart: "17:00", dayEnd: "07:00" };
    expect(messageOf({ board })).toContain("board.dayEnd is before dayStart");
  });
});

function readPart(key: string): unknown {
  const value = readReference("sample-world.yaml");
  return isRecord(value) ? value[key] : undefined;
}

describe("the clock", () => {
  it.each([
    ["2026-03-02", 0],
    ["2026-03-02T09:00", 540],
    ["2026-03-09T16:30", 7 * 1440 + 990],
    ["2026-02-23", -7 * 1440],
    ["2026-02-31", undefined],
    ["2 March", undefined],
  ])("reads %s as %s", (text, minute) => {
    expect(minuteOf(text)).toBe(minute);
  });

  it.each([
    ["00:00", 0],
    ["24:00", 1440],
    ["25:00", undefined],
    ["9", undefined],
  ])("reads the time of day %s as %s", (text, minute) => {
    expect(minuteOfDay(text)).toBe(minute);
  });
});
