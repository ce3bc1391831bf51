/** Views of the agenda; the first is the default. */
export const agendaViews = ["week", "day", "month", "list"] as const;

/** Parts of an agenda that can be highlighted, with the name the caption uses. */
export const agendaParts = { filters: "Filters", more: "More", columns: "Columns" } as const;
