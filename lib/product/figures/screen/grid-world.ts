import {
  type Appointment,
  calendarOf,
  descriptionOf,
  resourceOf,
  sampleWorld,
  siteOf,
} from "../../reference/sample-world";
import type { Minute } from "../../reference/sample-world-clock";
import { categoryName, markerName } from "../board/appointment-facts";
import { dayAndMonth, longDate, shortDay, time } from "../dates";
import { daysOf, workingMinutes } from "../geometry";

const world = sampleWorld;
const yesNo = (value: boolean) => (value ? "Yes" : "No");
const stamp = (minute: Minute) => `${shortDay(minute)} ${time(minute)}`;

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
      item.job ?? "–",
      descriptionOf(item),
      item.resources.map((resourceNo) => resourceOf(resourceNo).displayName).join(", "),
      stamp(item.start),
      stamp(item.end),
      String(hoursOf(item)),
      categoryName(item),
      markerName(item) ?? "",
      item.undelivered ? "Waiting" : "Delivered",
    ]);
}

function notifications(): string[][] {
  return world.appointments.flatMap(({ notification, id, ...item }) =>
    notification ? [[notification.type, notification.code, notification.text, `${item.job ?? ""} · ${id}`]] : [],
  );
}

/** A cell that starts with this mark carries a warning icon; the rest says what it warns of. */
export const warningMark = "(!) ";

function users(): string[][] {
  return world.people.map(({ name, email, signIn, lastSignIn, ownsSharedContent }) => [
    signIn,
    email,
    ownsSharedContent ? `${warningMark}${name}` : name,
    "en",
    world.week.timeZone,
    `${longDate(lastSignIn).replace(dayAndMonth(lastSignIn), shortDay(lastSignIn))} ${time(lastSignIn)}`,
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
    world.figures.sourceApp,
    type,
    shortDescription,
    site ? siteOf(site).customer : "",
    site ? siteOf(site).place : "",
    String(tasks.filter(({ open }) => open).length),
  ]);
}

function resources(): string[][] {
  return world.resources.map(({ resourceNo, displayName, type, department, calendar, gps, exchange, email }) => [
    resourceNo,
    displayName,
    type,
    department,
    calendar,
    yesNo(gps !== undefined),
    yesNo(exchange),
    email ? "Active" : "No e-mail",
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
    `${Math.round((used / limit) * 100)}%`,
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
