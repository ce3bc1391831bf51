import { sampleWorldSchema } from "./sample-world-check";
import type { SampleWorld } from "./sample-world-schema";
import { readKept } from "./yaml-file";

/** Parts of the sample world by name. */
export type Resource = SampleWorld["resources"][number];
export type Calendar = SampleWorld["calendars"][number];
type Site = SampleWorld["sites"][number];
type Job = SampleWorld["jobs"][number];
type Task = Job["tasks"][number];
export type Appointment = SampleWorld["appointments"][number];
export type ProjectTask = SampleWorld["project"]["tasks"][number];

/** The sample world, read once for the life of the process; the live preview runs this module again when it is saved. */
export const sampleWorld: SampleWorld = readKept("sample-world.yaml", sampleWorldSchema);

function findIn<Item, Key extends keyof Item>(
  items: readonly Item[],
  kind: string,
  key: Key,
  value: Item[Key] | undefined,
  name = String(value),
): Item {
  const found = items.find((item) => item[key] === value);
  if (!found) throw new Error(`The sample world has no ${kind} "${name}".`);
  return found;
}

/** The resource with this number. @throws Error when there is none. */
export const resourceOf = (resourceNo: string): Resource =>
  findIn(sampleWorld.resources, "resource", "resourceNo", resourceNo);

/** The appointment with this id. @throws Error when there is none. */
export const appointmentOf = (id: string): Appointment => findIn(sampleWorld.appointments, "appointment", "id", id);

/** The site with this id. @throws Error when there is none. */
export const siteOf = (id: string): Site => findIn(sampleWorld.sites, "site", "id", id);

/** Working calendar of a resource. @throws Error when there is none. */
export const calendarOf = ({ calendar }: Resource): Calendar =>
  findIn(sampleWorld.calendars, "calendar", "code", calendar);

/** The job with this number. @throws Error when there is none. */
export const jobOf = (jobNo: string): Job => findIn(sampleWorld.jobs, "job", "jobNo", jobNo);

/** Task of an appointment; undefined without a job. @throws Error when its job has no such task. */
export function taskOf({ job, task }: Appointment): Task | undefined {
  return job === undefined ? undefined : findIn(jobOf(job).tasks, "task", "taskNo", task, `${job}, ${task ?? ""}`);
}

/** Where an appointment takes place; undefined without a job, or where that has no site. @throws Error when there is no such job. */
export function siteOfAppointment({ job }: Appointment): Site | undefined {
  const site = job === undefined ? undefined : jobOf(job).site;
  return site === undefined ? undefined : siteOf(site);
}

/**
 * Short description of an appointment's task, or the subject of a manual appointment.
 * @throws Error when its job has no such task.
 */
export function descriptionOf(appointment: Appointment): string {
  return appointment.subject ?? taskOf(appointment)?.shortDescription ?? "";
}

/**
 * Default subject of an appointment: job number, " · ", task description. An absence and a manual one have no number.
 * @throws Error when its job has no such task.
 */
export function subjectOf(appointment: Appointment): string {
  return [numberOf(appointment), descriptionOf(appointment)].filter(Boolean).join(" · ");
}

/** Job number that a bar shows; absences and manual appointments have none worth showing. */
export function numberOf({ job }: Appointment): string | undefined {
  return job === "ABSENCE" ? undefined : job;
}
