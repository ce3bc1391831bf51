const dateTime = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** True for a day that the calendar has, as ISO 8601 writes it: `2026-03-02`. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  // Engines read 30 February as 2 March.
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** True for a moment in ISO 8601 with `Z` or an offset, as the API takes it: `2026-03-02T09:00:00Z`. Seconds may be left out. */
export function isDateTime(text: string): boolean {
  const [, day] = dateTime.exec(text) ?? [];
  return day !== undefined && isDate(day) && Number.isFinite(Date.parse(text));
}
