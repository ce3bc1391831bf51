import { distance } from "fastest-levenshtein";
import { addIssue, type RefinementContext, requireKnown } from "../../input/validate";
import type { Path } from "../../input/yaml-document";
import { dayLength, minuteOf, weekNumber } from "./sample-world-clock";
import { type SampleWorld, sampleWorldParts } from "./sample-world-schema";

/** Requires that every reference from one part of the sample world to another resolves. */
function requireConsistentWorld(world: SampleWorld, context: RefinementContext): void {
  const known = {
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
    "filter value": world.filterGroups.flatMap(({ values }) => values),
    "source app": world.sourceApps.map(({ code }) => code),
  };
  const need = (kind: keyof typeof known, value: string | undefined, ...path: Path) => {
    if (value !== undefined) requireKnown(context, path, value, known[kind], `${kind} of the sample world`);
  };
  for (const [index, { region }] of world.people.entries()) need("filter value", region, "people", index, "region");
  for (const [index, { calendar, pin, region, skills }] of world.resources.entries()) {
    const at = ["resources", index];
    need("calendar", calendar, ...at, "calendar");
    need("pin", pin, ...at, "pin");
    need("filter value", region, ...at, "region");
    for (const [place, skill] of skills.entries()) need("filter value", skill, ...at, "skills", place);
  }
  for (const [index, { sourceApp }] of world.connectors.entries())
    need("source app", sourceApp, "connectors", index, "sourceApp");
  for (const [index, { pin }] of world.sites.entries()) need("pin", pin, "sites", index, "pin");
  for (const [index, { site, tasks }] of world.jobs.entries()) {
    need("site", site, "jobs", index, "site");
    for (const [place, { skill, region }] of tasks.entries()) {
      need("filter value", skill, "jobs", index, "tasks", place, "skill");
      need("filter value", region, "jobs", index, "tasks", place, "region");
    }
  }
  for (const [index, appointment] of world.appointments.entries()) {
    const at = ["appointments", index];
    const { job, task, subject, resources, category, timeMarker, container, start, end } = appointment;
    need("job", job, ...at, "job");
    for (const [place, resource] of resources.entries()) need("resource", resource, ...at, "resources", place);
    need("category", category, ...at, "category");
    need("time marker", timeMarker, ...at, "timeMarker");
    need("container", container, ...at, "container");
    const tasks = world.jobs.find(({ jobNo }) => jobNo === job)?.tasks.map(({ taskNo }) => taskNo);
    if (tasks) requireKnown(context, [...at, "task"], task ?? "", tasks, `task of ${job}`);
    if (!job && !subject) addIssue(context, at, "The appointment has neither a job nor a subject.", "Add one of them.");
    // An end before the start is reported where the two are parsed.
    if (end === start)
      addIssue(context, [...at, "end"], "The appointment does not end after it starts.", "Change a time.");
  }
  need("appointment", world.figures.visit, "figures", "visit");
  need("appointment", world.figures.team, "figures", "team");
  need("resource", world.figures.phone, "figures", "phone");
  need("source app", world.figures.sourceApp, "figures", "sourceApp");
  for (const [index, filter] of world.figures.filters.entries())
    need("filter value", filter, "figures", "filters", index);
  requireWeek(world.week, context);
  requireOneSpelling(world, context);
  need("job", world.project.job, "project", "job");
  for (const [index, { predecessor, resources }] of world.project.tasks.entries()) {
    need("project task", predecessor, "project", "tasks", index, "predecessor");
    for (const [place, resource] of resources.entries())
      need("resource", resource, "project", "tasks", index, "resources", place);
  }
  for (const [index, { appointment, site }] of world.route.stops.entries()) {
    need("appointment", appointment, "route", "stops", index, "appointment");
    need("site", site, "route", "stops", index, "site");
  }
  need("resource", world.route.resource, "route", "resource");
  need("resource", world.live.resource, "live", "resource");
}

/** Requires the week that the clock of the figures counts from, and its own days and number. */
function requireWeek({ start, end, iso }: SampleWorld["week"], context: RefinementContext): void {
  const next = "Write 2026-03-02, or change lib/product/reference/sample-world-clock.ts as well.";
  if (minuteOf(start) !== 0)
    addIssue(context, ["week", "start"], `The week starts on "${start}", but the clock of the figures does not.`, next);
  else if (iso !== weekNumber(start))
    addIssue(
      context,
      ["week", "iso"],
      `The week of "${start}" is not week ${iso}.`,
      `Write iso: ${weekNumber(start)}.`,
    );
  if (end < start) addIssue(context, ["week", "end"], "The week ends before it starts.", "Change one of the two.");
  else if ((minuteOf(end) ?? 0) - (minuteOf(start) ?? 0) >= 7 * dayLength)
    addIssue(context, ["week", "end"], `The week ends on "${end}", which is in another week.`, "Write a day of it.");
}

/** Requires one spelling of a type, department, or team of resources: of two that differ by a typing mistake, the rarer is reported. */
function requireOneSpelling({ resources }: SampleWorld, context: RefinementContext): void {
  for (const key of ["type", "department", "team"] as const) {
    const values = resources.map((resource) => resource[key] ?? "");
    const uses = (value: string) => values.filter((other) => other === value).length;
    for (const value of new Set(values)) {
      const meant = values.find((other) => isMistyped(value, other));
      const isReported =
        meant !== undefined && values.indexOf(meant) < values.indexOf(value) && uses(meant) === uses(value);
      if (meant === undefined || uses(meant) < uses(value) || isReported) continue;
      const message = `The ${key} "${value}" is one letter off "${meant}".`;
      addIssue(context, ["resources", values.indexOf(value), key], message, `Did you mean "${meant}"?`);
    }
  }
}

/** True if one letter is another, missing, or too many, or two of them are swapped. */
function isMistyped(value: string, meant: string): boolean {
  const steps = distance(value, meant);
  const lettersOf = (word: string) => [...word].sort().join("");
  return steps === 1 || (steps === 2 && lettersOf(value) === lettersOf(meant));
}

/** Schema of everything the figures draw from, with all references between its parts resolved. */
export const sampleWorldSchema = sampleWorldParts.superRefine(requireConsistentWorld);
