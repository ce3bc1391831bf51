import { sampleWorld } from "../reference/sample-world";
import type { Calendar, Resource } from "../reference/sample-world-types";

/** Working calendar of a resource. @throws Error when the sample world has no such calendar. */
export function calendarOf({ calendar }: Resource): Calendar {
  const found = sampleWorld.calendars.find(({ code }) => code === calendar);
  if (!found) throw new Error(`The sample world has no calendar "${calendar}".`);
  return found;
}
