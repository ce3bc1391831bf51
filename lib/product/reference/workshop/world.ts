import { operationsOf } from "../find";
import { isJsonRecord } from "../json";
import type { Reference } from "../reference";
import type { SampleWorld } from "../sample-world-schema";

/** Keys of the records in a simulated environment, by the noun that the reference uses: `task`, `time marker`. */
export type World = Record<string, readonly string[]>;

/** Source app of the sandbox, which every sample calls. */
const sandbox = "CALD-BC-SBX";

/** The sample company's sandbox, plus the records that the examples of the reference write into it. */
export function worldOf({ api, rights }: Pick<Reference, "api" | "rights">, world: SampleWorld): World {
  const jobs = world.jobs.map(({ jobNo, type, tasks }) => ({ key: `${sandbox}/${type}/${jobNo}`, tasks }));
  return {
    job: jobs.map(({ key }) => key),
    task: jobs.flatMap(({ key, tasks }) => tasks.map(({ taskNo }) => `${key}/${taskNo}`)),
    resource: world.resources.map(({ resourceNo }) => resourceNo),
    category: world.categories.map(({ name }) => name),
    "time marker": world.timeMarkers.map(({ name }) => name),
    pin: world.pins.map(({ name }) => name),
    calendar: world.calendars.map(({ code }) => code),
    template: ["SITEVISIT"],
    container: [world.container.name],
    "filter group": world.filterGroups.map(({ name }) => name),
    appointment: [...world.appointments.map(({ guid }) => guid), ...appointmentNumbers(api)],
    locked: world.appointments.flatMap(({ guid, locked }) => (locked ? [guid] : [])),
    role: [...new Set([...rights.roles, ...world.people.flatMap(({ roles }) => roles)])],
    "user group": world.people.flatMap(({ group = [] }) => group),
    user: world.people.map(({ email }) => email),
  };
}

/** Appointments that the examples identify by an external number. */
function appointmentNumbers(api: Reference["api"]): string[] {
  const keys = operationsOf(api).flatMap(({ body }) => {
    const example = body?.example;
    return isJsonRecord(example) && typeof example.appointmentNo === "string"
      ? [`${String(example.sourceApp)}/${example.appointmentNo}`]
      : [];
  });
  return [...new Set(keys)];
}
