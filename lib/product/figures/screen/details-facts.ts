import { detailsGroups, detailsSubject, type detailsTabs } from "./details-data";
import { fieldFact } from "./form-facts";

/** Tabs in the order of the application. */
export const shownTabs = ["Job", "Task", "Appointment", "Resource"];

/** The details panel as sentences. */
export function detailsFacts(tab: (typeof detailsTabs)[number], highlight: string | undefined): string[] {
  return [
    `Details panel of appointment 4021, ${detailsSubject}. Tabs: ${shownTabs.join(", ")}; ${tab} is open.`,
    highlight ? `Marked with 1: ${highlight}.` : "",
    tab === "Appointment" ? "Fields in boxes can be edited." : "All fields are read only.",
    ...detailsGroups[tab].flatMap(({ fields }) => fields.map(fieldFact)),
  ].filter(Boolean);
}
