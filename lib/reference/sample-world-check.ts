import type { Appointment, SampleWorld } from "./sample-world-types";

type Known = (kind: string, value: string | undefined, at: string) => string[];

function knownIn(lists: Record<string, readonly string[]>): Known {
  return (kind, value, at) =>
    value === undefined || lists[kind]?.includes(value) ? [] : [`${at} names the ${kind} "${value}", which is unknown`];
}

function checkAppointment(appointment: Appointment, world: SampleWorld, known: Known): string[] {
  const at = `appointment ${appointment.id}`;
  const job = world.jobs.find(({ jobNo }) => jobNo === appointment.job);
  const taskIsKnown = !job || job.tasks.some(({ taskNo }) => taskNo === appointment.task);
  return [
    ...known("job", appointment.job, at),
    ...appointment.resources.flatMap((resource) => known("resource", resource, at)),
    ...known("category", appointment.category, at),
    ...known("time marker", appointment.timeMarker, at),
    ...known("container", appointment.container, at),
    ...(taskIsKnown ? [] : [`${at} names the task "${appointment.task}", which is unknown`]),
    ...(appointment.resources.length > 0 ? [] : [`${at} has no resource`]),
    ...(appointment.job || appointment.subject ? [] : [`${at} has neither a job nor a subject`]),
    ...(appointment.end > appointment.start ? [] : [`${at} does not end after it starts`]),
  ];
}

function repeated(values: readonly string[], kind: string): string[] {
  return values
    .filter((value, index) => values.indexOf(value) !== index)
    .map((value) => `${kind} "${value}" is there twice`);
}

/** Checks that what one part of the sample world names exists in another; answers one sentence a problem. */
export function checkSampleWorld(world: SampleWorld): string[] {
  const known = knownIn({
    job: world.jobs.map(({ jobNo }) => jobNo),
    resource: world.resources.map(({ resourceNo }) => resourceNo),
    calendar: world.calendars.map(({ code }) => code),
    site: world.sites.map(({ id }) => id),
    category: world.categories.map(({ name }) => name),
    "time marker": world.timeMarkers.map(({ name }) => name),
    pin: world.pins.map(({ name }) => name),
    container: [world.container.name],
    appointment: world.appointments.map(({ id }) => id),
    "project task": world.project.tasks.map(({ taskNo }) => taskNo),
  });
  return [
    ...repeated(
      world.appointments.map(({ id }) => id),
      "appointment",
    ),
    ...repeated(
      world.resources.map(({ resourceNo }) => resourceNo),
      "resource",
    ),
    ...world.resources.flatMap(({ resourceNo, calendar, pin }) => [
      ...known("calendar", calendar, `resource ${resourceNo}`),
      ...known("pin", pin, `resource ${resourceNo}`),
    ]),
    ...world.sites.flatMap(({ id, pin }) => known("pin", pin, `site ${id}`)),
    ...world.jobs.flatMap(({ jobNo, site }) => known("site", site, `job ${jobNo}`)),
    ...world.appointments.flatMap((appointment) => checkAppointment(appointment, world, known)),
    ...known("job", world.project.job, "the project"),
    ...world.project.tasks.flatMap((task) => known("project task", task.predecessor, `project task ${task.taskNo}`)),
    ...world.route.stops.flatMap(({ appointment, site }) => [
      ...known("appointment", appointment, "the route"),
      ...known("site", site, "the route"),
    ]),
    ...known("resource", world.route.resource, "the route"),
    ...known("resource", world.live.resource, "the live position"),
  ];
}
