import { figures } from "../../../texts/en/figures";

/** Views of the agenda; the first is the default. */
export const agendaViews = ["week", "day", "month", "list"] as const;

/** Parts of an agenda that can be highlighted. */
export const agendaParts = Object.keys(figures.agenda.parts);
