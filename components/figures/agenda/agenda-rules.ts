import { sampleWorld } from "@/lib/reference/sample-world";
import { sampleDates } from "../board/board-rules";
import { many, one, type Rules } from "../rules";

/** Views of the agenda; the first is the default. */
export const agendaViews = ["week", "day", "month", "list"] as const;

/** Parts of an agenda that can be highlighted, with the name the caption uses. */
export const agendaParts = { filters: "Filters", more: "More", columns: "Columns" } as const;

/** Attributes of `<Agenda>`. */
export const agendaRules: Rules = {
  view: one(agendaViews),
  date: one(sampleDates),
  resources: many(sampleWorld.resources.map(({ resourceNo }) => resourceNo)),
  highlight: one([...sampleWorld.appointments.map(({ id }) => id), ...Object.keys(agendaParts)]),
};
