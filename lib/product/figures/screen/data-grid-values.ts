/** What `show` can open or add to a list. */
export const gridParts = ["column-menu", "group", "totals", "search"] as const;
