/** A zone behind a time, as `Date.parse` knows them. */
const zone = /\d:\d{2}.*(?:[+-]\d{2}:?\d{2}\b|\b(?:GMT|UTC?|Z|[ECMP][SD]T)\b)|\d[Zz]$/;

/**
 * Milliseconds of a written time; NaN if it is none. Without a zone it is UTC: `Date.parse` would take that of the machine, and one page
 * would have two dates.
 */
export function parseTime(written: string): number {
  if (zone.test(written)) return Date.parse(written);
  const time = Date.parse(`${written}Z`);
  // Some words, as PM, must not touch the Z.
  return Number.isNaN(time) ? Date.parse(`${written} UTC`) : time;
}
