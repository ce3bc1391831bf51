import { descriptionOf, numberOf, resourceOf, sampleWorld, siteOf } from "@/lib/reference/sample-world";
import { dateOf } from "@/lib/reference/sample-world-clock";
import type { Appointment, Indicator, Minute } from "@/lib/reference/sample-world-types";
import { calendarOf } from "../calendar";
import { daysOf, workingMinutes } from "../geometry";
import { time } from "../words";

const world = sampleWorld;
const yesNo = (value: boolean) => (value ? "Yes" : "No");
const stamp = (minute: Minute) => `${dateOf(minute).getUTCDate()} Mar ${time(minute)}`;
const named = (list: readonly Indicator[], name: string | undefined) =>
  list.find((indicator) => indicator.name === name)?.displayName ?? "";

/** Working hours of an appointment, all its resources together. */
export function hoursOf(appointment: Appointment): number {
  const minutes = appointment.resources.map((resourceNo) => {
    const calendar = calendarOf(resourceOf(resourceNo));
    return daysOf(appointment).reduce((sum, day) => sum + workingMinutes(calendar, appointment, day), 0);
  });
  return minutes.reduce((sum, value) => sum + value, 0) / 60;
}

function openTasks(): string[][] {
  return world.jobs.flatMap((job) =>
    job.tasks
      .filter(({ open }) => open)
      .map((task) => [
        job.jobNo,
        task.taskNo,
        task.shortDescription,
        job.site ? siteOf(job.site).customer : "",
        task.requested ? `${stamp(task.requested.start)}–${time(task.requested.end)}` : "",
        `${task.hours} h`,
        `${task.hours} h / 0 h`,
        task.skill ?? "",
        "Open",
        task.importance,
      ]),
  );
}

function plannedTasks(): string[][] {
  return world.appointments
    .toSorted((one, other) => one.start - other.start)
    .map((item) => [
      numberOf(item) ?? "–",
      descriptionOf(item),
      item.resources.map((resourceNo) => resourceOf(resourceNo).displayName).join(", "),
      stamp(item.start),
      stamp(item.end),
      String(hoursOf(item)),
      named(world.categories, item.category),
      named(world.timeMarkers, item.timeMarker),
      item.undelivered ? "Waiting" : "Delivered",
    ]);
}

function notifications(): string[][] {
  return world.appointments.flatMap(({ notification, id, ...item }) =>
    notification ? [[notification.type, notification.code, notification.text, `${item.job ?? ""} · ${id}`]] : [],
  );
}

/** Time of the last sign-in by e-mail; decided for the figures. */
const lastSignIn = new Map([
  ["maya.lindqvist", "2 Mar 2026 07:28"],
  ["tomasz.wieczorek", "2 Mar 2026 07:35"],
  ["aisha.rahman", "2 Mar 2026 08:02"],
  ["owen.gallagher", "2 Mar 2026 08:40"],
  ["helen.okafor", "27 Feb 2026 16:10"],
  ["lena.fischer", "26 Feb 2026 10:05"],
  ["svc-planloom", "2 Mar 2026 06:00"],
]);

/** People who sign in with a password; decided for the figures. Aisha Rahman is the one who resets hers in the guide. */
const formsUsers = new Set(["aisha.rahman", "svc-planloom"]);

/** The part of an e-mail before the sign. */
const mailbox = (email: string) => email.split("@")[0] ?? "";

/** A cell that starts with this mark carries a warning icon; the rest says what it warns of. */
export const warningMark = "(!) ";

function users(): string[][] {
  return world.people.map(({ name, email }) => [
    formsUsers.has(mailbox(email)) ? "forms" : "entra",
    email,
    name === "Aisha Rahman" ? `${warningMark}${name}` : name,
    "en",
    world.week.timeZone,
    lastSignIn.get(mailbox(email)) ?? "",
  ]);
}

function userGroups(): string[][] {
  return world.people.flatMap(({ group, name, region }) =>
    group ? [[group, name, "", region ? `REGION ${region}` : "", "all", "all"]] : [],
  );
}

function jobs(): string[][] {
  return world.jobs.map(({ jobNo, type, shortDescription, site, tasks }) => [
    jobNo,
    "CALD-BC",
    type,
    shortDescription,
    site ? siteOf(site).customer : "",
    site ? siteOf(site).place : "",
    String(tasks.filter(({ open }) => open).length),
  ]);
}

function resources(): string[][] {
  return world.resources.map(({ resourceNo, displayName, type, department, calendar, gps, exchange }) => [
    resourceNo,
    displayName,
    type,
    department,
    calendar,
    yesNo(gps !== undefined),
    yesNo(exchange),
    "No",
  ]);
}

function usage(kind: "category" | "timeMarker" | "pin", name: string): number {
  if (kind === "pin") return [...world.resources, ...world.sites].filter(({ pin }) => pin === name).length;
  return world.appointments.filter((appointment) => appointment[kind] === name).length;
}

function indicators(): string[][] {
  const kinds = [
    ["Category", "category", world.categories],
    ["Time marker", "timeMarker", world.timeMarkers],
    ["Pin", "pin", world.pins],
  ] as const;
  return kinds.flatMap(([label, kind, list]) =>
    list.map(({ name, displayName, color }, index) => [
      name,
      label,
      displayName,
      color,
      String((index + 1) * 10),
      "Yes",
      String(usage(kind, name)),
    ]),
  );
}

function license(): string[][] {
  const counts = [
    ["Resources", world.resources.length, world.license.resources],
    ["Tracked resources", world.resources.filter(({ gps }) => gps).length, world.license.trackedResources],
    ["Exchange calendars", world.resources.filter(({ exchange }) => exchange).length, world.license.exchangeCalendars],
  ] as const;
  return counts.map(([label, used, limit]) => [
    label,
    String(used),
    String(limit),
    `${Math.round((used / limit) * 100)} %`,
  ]);
}

/** Rows of the grids that follow from the sample world. */
export const worldRows: Readonly<Record<string, () => string[][]>> = {
  "open-tasks": openTasks,
  "planned-tasks": plannedTasks,
  notifications,
  users,
  usergroups: userGroups,
  jobs,
  resources,
  indicators,
  license,
};
