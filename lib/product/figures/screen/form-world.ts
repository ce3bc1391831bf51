import {
  type Appointment,
  appointmentOf,
  descriptionOf,
  resourceOf,
  sampleWorld,
  siteOfAppointment,
  subjectOf,
  taskOf,
} from "../../reference/sample-world";
import type { Minute } from "../../reference/sample-world-clock";
import { categoryName, markerName } from "../board/appointment-facts";
import { longDate, time } from "../dates";
import { hoursOf } from "./grid-world";

/** `2 March 2026, 09:00`: date and time as a field shows them. */
const moment = (minute: Minute) => `${longDate(minute)}, ${time(minute)}`;

function taskText(appointment: Appointment): string {
  const task = taskOf(appointment);
  return task ? `${appointment.job ?? ""}, ${task.taskNo}, ${task.shortDescription}` : "No task";
}

function bodyText(appointment: Appointment): string | undefined {
  const site = siteOfAppointment(appointment);
  return site && `Contact: ${site.contact}, ${site.phone}`;
}

const values = {
  task: taskText,
  subject: subjectOf,
  body: bodyText,
  resources: ({ resources }) => resources.map((no) => resourceOf(no).displayName).join(", "),
  start: ({ start }) => moment(start),
  end: ({ end }) => moment(end),
  duration: (item) => `${hoursOf(item) / item.resources.length} h`,
  category: categoryName,
  timeMarker: (item) => markerName(item) ?? "None",
  importance: ({ importance }) => importance,
  quantity: (item) => String(hoursOf(item)),
  container: ({ container }) => container ?? "None",
} as const satisfies Record<string, (appointment: Appointment) => string | undefined>;

/** What a field can take from an appointment of the sample world. */
export type AppointmentValue = keyof typeof values;

/** Their names. */
export const appointmentValues: readonly string[] = Object.keys(values);

/** Tells whether a text of a data file names a value of an appointment. */
export function isAppointmentValue(name: string): name is AppointmentValue {
  return Object.hasOwn(values, name);
}

/** A value of an appointment as a field of a dialog shows it; undefined when the field is empty. */
export function appointmentValue(id: string, name: AppointmentValue): string | undefined {
  return values[name](appointmentOf(id));
}

/** What an appointment is called in the title bar of its dialogs. */
export function appointmentTitle(id: string): string {
  return descriptionOf(appointmentOf(id));
}

/** Who a profile can be shared with: colleagues of the lead planner who plan or look, and the user groups. */
export const worldOptions: Readonly<Record<"colleagues" | "groups", readonly string[]>> = {
  colleagues: sampleWorld.people
    .filter(({ group }) => group)
    .filter(({ roles }) => roles.some((role) => role === "Planner" || role === "Viewer"))
    .map(({ name }) => name),
  groups: sampleWorld.people.flatMap(({ group }) => group ?? []),
};
