/** Columns of the pivot; the first is the default. */
export const pivotColumns = ["day", "week"] as const;
/** Values of a cell; the first is the default. */
export const pivotValues = ["load", "planned", "capacity", "free"] as const;
