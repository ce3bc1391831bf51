import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { isRecord } from "../../input/is-record";
import { validate } from "../../input/validate";
import { parseYaml } from "../../input/yaml-document";
import {
  appointmentOf,
  calendarOf,
  jobOf,
  resourceOf,
  sampleWorld,
  siteOfAppointment,
  subjectOf,
  taskOf,
} from "./sample-world";
import { sampleWorldSchema } from "./sample-world-check";
import { minuteOf, minuteOfDay, weekNumber } from "./sample-world-clock";
import { readYaml } from "./yaml-file";

const { value } = readYaml("sample-world.yaml", process.cwd());
const parts = isRecord(value) ? value : {};

/** Issues of the file after replacing some of its parts, each as the text of its line, message, and hint. */
function problems(replaced: Record<string, unknown>) {
  const text = stringify({ ...parts, ...replaced }, { aliasDuplicateObjects: false });
  const { issues } = validate(sampleWorldSchema, parseYaml("content/_reference/sample-world.yaml", text));
  return issues.map(({ line = 0, message, hint }) => [text.split("\n")[line - 1]?.trim(), message, hint]);
}

describe("the sample world", () => {
  it("contains the six resources and the twelve appointments of the week", () => {
    expect(sampleWorld.resources.map(({ resourceNo }) => resourceNo)).toEqual(
      "R0100 R0110 R0120 R0130 R0200 R0210".split(" "),
    );
    expect(sampleWorld.appointments.map(({ id }) => id)).toEqual(
      Array.from({ length: 12 }, (_, index) => String(4021 + index)),
    );
  });

  it("parses times as minutes since Monday", () => {
    expect(appointmentOf("4021")).toMatchObject({ start: 540, end: 660, importance: "high", category: "SERVICE" });
    expect(appointmentOf("4024")).toMatchObject({ start: 2 * 1440 + 480, end: 3 * 1440 + 990 });
  });

  it("builds the default subject, without a job number for absences and manual appointments", () => {
    expect(subjectOf(appointmentOf("4021"))).toBe("SO-26-0042 · Heat pump 2 shows fault E41");
    expect(subjectOf(appointmentOf("4026"))).toBe("Holiday");
    expect(subjectOf(appointmentOf("4027"))).toBe("Van check");
  });

  it("has totals for Sara's Monday route that match the sum of its stops", () => {
    const { stops, home, total } = sampleWorld.route;
    const sum = (key: "km" | "minutes") => stops.reduce((all, stop) => all + stop[key], home[key]);
    expect({ km: sum("km"), minutes: sum("minutes") }).toEqual(total);
    expect(total).toEqual({ km: 117, minutes: 125 });
  });

  it("resolves the job, task, site, and calendar of a record; a manual appointment has no task or site", () => {
    const visit = appointmentOf("4021");
    expect(jobOf("SO-26-0042").jobNo).toBe(visit.job);
    expect(taskOf(visit)?.shortDescription).toBe("Heat pump 2 shows fault E41");
    expect(siteOfAppointment(visit)?.customer).toBe("Harbour Lane Clinic");
    expect(calendarOf(resourceOf("R0200")).code).toBe("FLEET-247");
    const manual = appointmentOf("4027");
    expect([taskOf(manual), siteOfAppointment(manual)]).toEqual([undefined, undefined]);
  });

  it("throws an error that names the missing record", () => {
    expect(() => resourceOf("R0199")).toThrow('The sample world has no resource "R0199".');
    expect(() => jobOf("SO-26-0099")).toThrow('The sample world has no job "SO-26-0099".');
    expect(() => taskOf({ ...appointmentOf("4021"), task: "1" })).toThrow(
      'The sample world has no task "SO-26-0042, 1".',
    );
    expect(() => siteOfAppointment({ ...appointmentOf("4021"), job: "SO-1" })).toThrow(
      'The sample world has no job "SO-1".',
    );
    expect(() => calendarOf({ ...resourceOf("R0100"), calendar: "STD-1" })).toThrow(
      'The sample world has no calendar "STD-1".',
    );
  });
});

describe("an invalid sample world", () => {
  it("is rejected with every issue at its line", () => {
    expect(problems({})).toEqual([]);
    expect(problems({ license: { resources: "many", trackedResources: 5, exchangeCalendars: 10 } })).toEqual([
      [
        "resources: many",
        '"license.resources" must be a number, found "many".',
        "Write digits without quotes: resources: 12.",
      ],
      ["resources: many", '"license" has no "modules".', 'Add a line "modules: …".'],
    ]);
    expect(problems({ appointments: "none", conector: [] }).map(([, message, hint]) => [message, hint])).toEqual([
      [
        '"appointments" must be a list, found "none".',
        "Write appointments: [first, second], or put each item on its own line after a hyphen.",
      ],
      ['Unknown key "conector".', 'Did you mean "connectors"?'],
    ]);
  });

  it("is rejected for references to unknown records", () => {
    const appointment = {
      id: 4021,
      guid: "x",
      job: "SO-26-0042",
      task: "10001",
      resources: ["R0199"],
      start: "2026-03-02T09:00",
      end: "2026-03-02T09:00",
      category: "INSPECT",
    };
    const found = problems({ appointments: [appointment, { ...appointment, job: undefined }] });
    expect(found.map(([line, message]) => [line, message])).toEqual([
      ["- id: 4021", '"4021" is listed twice.'],
      ["guid: x", '"x" is listed twice.'],
      ["- R0199", '"R0199" is not a known resource of the sample world.'],
      ["category: INSPECT", '"INSPECT" is not a known category of the sample world.'],
      ['task: "10001"', '"10001" is not a known task of SO-26-0042.'],
      ["end: 2026-03-02T09:00", "The appointment does not end after it starts."],
      ["- R0199", '"R0199" is not a known resource of the sample world.'],
      ["category: INSPECT", '"INSPECT" is not a known category of the sample world.'],
      ["- id: 4021", "The appointment has neither a job nor a subject."],
      ["end: 2026-03-02T09:00", "The appointment does not end after it starts."],
      ["team: 4024", `"4024" is not a known appointment of the sample world.`],
      ["- appointment: 4030", '"4030" is not a known appointment of the sample world.'],
    ]);
    expect(found[2]?.[2]).toMatch(/^Did you mean "R01/);
  });

  it("is rejected for duplicate names and for coordinates out of range", () => {
    const twice = (name: string, key: string) => {
      const list = parts[name];
      const [first, ...others] = Array.isArray(list) ? list : [];
      return problems({ [name]: [first, ...others, { ...others.at(-1), [key]: first[key] }] }).map(
        ([, message]) => message,
      );
    };
    expect(twice("calendars", "code")).toContain('"STD-40" is listed twice.');
    expect(twice("sites", "id")).toContain('"C10010" is listed twice.');
    expect(twice("categories", "name")).toContain('"SERVICE" is listed twice.');
    expect(
      problems({ live: { resource: "R0100", at: "2026-03-02T08:47", latitude: 153, longitude: 0, speed: 1 } }),
    ).toEqual([["latitude: 153", '"live.latitude" must be at most 90, found 153.', "Write latitude: 90 or less."]]);
  });

  it("is rejected for a week that ends before it starts, an unknown time zone, or an invalid email address", () => {
    const week = { start: "2026-03-02", end: "2026-02-06", iso: 10, timeZone: "Europe/London" };
    expect(problems({ week })).toEqual([
      ["end: 2026-02-06", "The week ends before it starts.", "Change one of the two."],
    ]);
    expect(problems({ week: { ...week, end: "2026-03-06", timeZone: "Europe/Londn" } })).toEqual([
      ["timeZone: Europe/Londn", '"Europe/Londn" is not a time zone.', "Write it as Europe/London."],
    ]);
    for (const timeZone of ["UTC", "Asia/Kolkata", "Europe/Kyiv"])
      expect(problems({ week: { ...week, end: "2026-03-06", timeZone } })).toEqual([]);
    const people = [{ ...(Array.isArray(parts.people) ? parts.people[1] : {}), email: "sara.calderline.example" }];
    expect(problems({ people }).map(([, message]) => message)).toEqual([
      '"sara.calderline.example" is not an e-mail address.',
    ]);
  });

  it("is rejected for another number of its week, and for an end in another week", () => {
    const week = { start: "2026-03-02", end: "2026-03-08", iso: 10, timeZone: "Europe/London" };
    expect(problems({ week })).toEqual([]);
    expect(problems({ week: { ...week, iso: 11 } })).toEqual([
      ["iso: 11", 'The week of "2026-03-02" is not week 11.', "Write iso: 10."],
    ]);
    expect(problems({ week: { ...week, end: "2026-03-09" } })).toEqual([
      ["end: 2026-03-09", 'The week ends on "2026-03-09", which is in another week.', "Write a day of it."],
    ]);
  });

  it.each([
    ["type", "Technican", "Technician"],
    ["department", "Servce", "Service"],
    ["team", "NRTH", "NORTH"],
    ["team", "NORHT", "NORTH"],
  ])("is rejected when one resource has another %s by a letter", (key, value, meant) => {
    const [first, ...others] = Array.isArray(parts.resources) ? parts.resources : [];
    expect(problems({ resources: [{ ...first, [key]: value }, ...others] })).toEqual([
      [`${key}: ${value}`, `The ${key} "${value}" is one letter off "${meant}".`, `Did you mean "${meant}"?`],
    ]);
  });

  it("is rejected when a person's region is not a known filter value", () => {
    const people = [{ ...(Array.isArray(parts.people) ? parts.people[1] : {}), region: "Noth" }];
    expect(problems({ people })).toEqual([
      ["region: Noth", '"Noth" is not a known filter value of the sample world.', 'Did you mean "North"?'],
    ]);
  });

  it("is rejected for an invalid time or date, or an end before its start", () => {
    expect(problems({ container: { name: "RT-0302-NORTH", handle: "Monday" } })).toEqual([
      ["handle: Monday", '"Monday" is not a time.', "Write it as 2026-03-02T09:00."],
    ]);
    expect(problems({ container: { name: "RT-0302-NORTH", handle: "2026-03-02T09:60" } })).toHaveLength(1);
    expect(problems({ week: { start: "2026-03-02", end: "6 March", iso: 10, timeZone: "Europe/London" } })).toEqual([
      ["end: 6 March", '"6 March" is not a date.', "Write it as 2026-03-02."],
    ]);
    expect(problems({ board: { dayStart: "17:00", dayEnd: "07:00" } })).toEqual([
      ["dayEnd: 07:00", '"dayEnd" is before "dayStart".', "Change one of the two."],
    ]);
  });
});

describe("the clock", () => {
  it.each([
    ["2026-03-02", 10],
    ["2025-12-29", 1],
    ["2026-12-28", 53],
    ["2024-01-01", 1],
  ])("counts the week of %s as %i", (monday, week) => {
    expect(weekNumber(monday)).toBe(week);
  });

  it.each([
    ["2026-03-02", 0],
    ["2026-03-02T09:00", 540],
    ["2026-03-09T16:30", 7 * 1440 + 990],
    ["2026-02-23", -7 * 1440],
    ["2026-02-31", undefined],
    ["2026-03-02T24:30", undefined],
    ["2026-03-02T09:75", undefined],
    ["2 March", undefined],
  ])("parses %s as %s", (text, minute) => {
    expect(minuteOf(text)).toBe(minute);
  });

  it.each([
    ["00:00", 0],
    ["24:00", 1440],
    ["25:00", undefined],
    ["09:75", undefined],
    ["9", undefined],
  ])("parses the time of day %s as %s", (text, minute) => {
    expect(minuteOfDay(text)).toBe(minute);
  });
});
