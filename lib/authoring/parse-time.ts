/** A time followed by a time zone in one of the forms that `Date.parse` supports. */
const zone = /\d:\d{2}.*(?:[+-]\d{2}:?\d{2}\b|\b(?:GMT|UTC?|Z|[ECMP][SD]T)\b)|\d[Zz]$/;

/**
 * Parses a time to milliseconds since the epoch; NaN if invalid. Without a time zone it is UTC: `Date.parse` would use that of the machine,
 * so that the date of a page would vary between machines.
 */
export function parseTime(written: string): number {
  if (zone.test(written)) return Date.parse(written);
  const time = Date.parse(`${written}Z`);
  // Some suffixes, such as PM, must not be directly followed by Z.
  return Number.isNaN(time) ? Date.parse(`${written} UTC`) : time;
}
