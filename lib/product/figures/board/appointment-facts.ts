import { type Appointment, resourceOf, sampleWorld, subjectOf } from "../../reference/sample-world";
import type { Say } from "../figure";

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

function remarks(appointment: Appointment, resourceNo: string | undefined, say: Say): string[] {
  const others = appointment.resources.filter((other) => other !== resourceNo).map((no) => resourceOf(no).displayName);
  const { board } = say;
  const { notification } = appointment;
  return [
    say.label(markerName(appointment) ?? ""),
    board.importance[appointment.importance],
    appointment.locked ? board.locked : "",
    appointment.recurrence ? board.recurring : "",
    resourceNo && others.length > 0 ? board.together(say.list(others)) : "",
    appointment.container ? board.inContainer(appointment.container) : "",
    appointment.undelivered ? board.undelivered : "",
    notification ? `${board.notifications[notification.type]} ${notification.code}: ${notification.text}` : "",
  ].filter(Boolean);
}

/**
 * One appointment as a sentence, such as "Sara Whitcombe: Monday 09:00–11:00 SO-26-0042 Heat pump 2 shows fault E41,
 * Service visit, confirmed, high importance." With a resource it speaks of that row, else of all resources.
 */
export function appointmentFact(appointment: Appointment, say: Say, resourceNo?: string): string {
  const who = resourceNo
    ? resourceOf(resourceNo).displayName
    : say.list(appointment.resources.map((no) => resourceOf(no).displayName));
  const subject = subjectOf(appointment).replace(" · ", " ");
  return `${who}: ${[`${say.when(appointment)} ${subject}`, categoryName(appointment), ...remarks(appointment, resourceNo, say)].join(", ")}.`;
}
