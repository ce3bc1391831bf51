import { sampleWorld } from "../../reference/sample-world";
import type { Say } from "../say";
import { detailsGroups, detailsSubject, type detailsTabs } from "./details-data";
import { fieldFact } from "./form-facts";

/** Tabs in the order of the application. */
export const shownTabs = ["Job", "Task", "Appointment", "Resource"];

/** The details panel as sentences. */
export function detailsFacts(tab: (typeof detailsTabs)[number], say: Say): string[] {
  return [
    `${say.screen.details(sampleWorld.figures.visit, detailsSubject)} ${say.tabs(shownTabs.join(", "), tab)}`,
    tab === "Appointment" ? say.screen.editable : say.screen.readOnly,
    ...detailsGroups[tab].flatMap(({ fields }) => fields.map((field) => fieldFact(field, say))),
  ];
}
