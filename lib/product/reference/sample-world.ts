import { demand } from "../../input/validate";
import { projectRoot } from "../../site/environment";
import { keepLastGood } from "./last-good";
import { sampleWorldSchema } from "./sample-world-schema";
import type { Appointment, Calendar, Job, Resource, SampleWorld, Site, Task } from "./sample-world-types";
import { readYaml } from "./yaml-file";

/** The sample world, read once for the life of the process; the live preview runs this module again when it is saved. */
export const sampleWorld: SampleWorld = keepLastGood("sample-world", () =>
  demand(sampleWorldSchema, readYaml("sample-world.yaml", projectRoot())),
);

function findIn<Item>(items: readonly Item[], kind: string, key: string, matches: (item: Item) => boolean): Item {
  const found = items.find(matches);
  if (!found) throw new Error(`The sample world has no ${kind} "${key}".`);
  return found;
}

/** The resource with this number. @throws Error when there is none. */
export function resourceOf(resourceNo: string): Resource {
  return findIn(sampleWorld.resources, "resource", resourceNo, (resource) => resource.resourceNo === resourceNo);
}

/** The appointment with this id. @throws Error when there is none. */
export function appointmentOf(id: string): Appointment {
  return findIn(sampleWorld.appointments, "appointment", id, (appointment) => appointment.id === id);
}

/** The site with this id. @throws Error when there is none. */
export function siteOf(id: string): Site {
  return findIn(sampleWorld.sites, "site", id, (site) => site.id === id);
}

/** Working calendar of a resource. @throws Error when there is none. */
export function calendarOf({ calendar }: Resource): Calendar {
  return findIn(sampleWorld.calendars, "calendar", calendar, ({ code }) => code === calendar);
}

/** The job with this number. @throws Error when there is none. */
export function jobOf(jobNo: string): Job {
  return findIn(sampleWorld.jobs, "job", jobNo, (job) => job.jobNo === jobNo);
}

/** Task of an appointment; undefined without a job. @throws Error when its job has no such task. */
export function taskOf({ job, task }: Appointment): Task | undefined {
  if (job === undefined) return undefined;
  return findIn(jobOf(job).tasks, "task", `${job}, ${task ?? ""}`, ({ taskNo }) => taskNo === task);
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
