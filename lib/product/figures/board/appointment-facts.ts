import { resourceOf, sampleWorld, subjectOf } from "../../reference/sample-world";
import type { Appointment } from "../../reference/sample-world-types";
import { list, when } from "../words";

const displayName = (kind: "categories" | "timeMarkers", name: string | undefined) =>
  sampleWorld[kind].find((indicator) => indicator.name === name)?.displayName;

/** Category of an appointment as planners read it: `Service visit`. */
export function categoryName({ category }: Appointment): string {
  return displayName("categories", category) ?? category;
}

/** Time marker of an appointment as planners read it: `Confirmed`; undefined without one. */
export function markerName({ timeMarker }: Appointment): string | undefined {
  return displayName("timeMarkers", timeMarker);
}

function remarks(appointment: Appointment, resourceNo: string | undefined): string[] {
  const others = appointment.resources.filter((other) => other !== resourceNo).map((no) => resourceOf(no).displayName);
  return [
    markerName(appointment)?.toLowerCase() ?? "",
    appointment.importance === "normal" ? "" : `${appointment.importance} importance`,
    appointment.locked ? "locked" : "",
    appointment.recurrence ? "recurring" : "",
    resourceNo && others.length > 0 ? `together with ${list(others)}` : "",
    appointment.container ? `in container ${appointment.container}` : "",
    appointment.undelivered ? "not yet delivered" : "",
    appointment.notification
      ? `${appointment.notification.type} ${appointment.notification.code}: ${appointment.notification.text}`
      : "",
  ].filter(Boolean);
}

/**
 * One appointment as a sentence, such as "Sara Whitcombe: Monday 09:00–11:00 SO-26-0042 Heat pump 2 shows fault E41,
 * Service visit, confirmed, high importance." With a resource it speaks of that row, else of all resources.
 */
export function appointmentFact(appointment: Appointment, resourceNo?: string): string {
  const who = resourceNo
    ? resourceOf(resourceNo).displayName
    : list(appointment.resources.map((no) => resourceOf(no).displayName));
  const subject = subjectOf(appointment).replace(" · ", " ");
  return `${who}: ${[`${when(appointment)} ${subject}`, categoryName(appointment), ...remarks(appointment, resourceNo)].join(", ")}.`;
}
