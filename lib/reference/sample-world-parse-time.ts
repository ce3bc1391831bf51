import { minuteOf } from "./sample-world-clock";
import type { Reader } from "./sample-world-reader";
import type { Span } from "./sample-world-types";

/** A time of a field, by default a date-time; reports what is no time. */
export function at(r: Reader, key: string, parse = minuteOf): number {
  const minute = parse(r.text(key));
  if (minute === undefined) r.report(key, `is not a time: ${JSON.stringify(r.optional(key))}`);
  return minute ?? 0;
}

/** A time of a field that may be absent. */
export function maybeAt(r: Reader, key: string): number | undefined {
  return r.has(key) ? at(r, key) : undefined;
}

/** Two times of which the second is not before the first. */
export function span(r: Reader, from = "start", to = "end", parse = minuteOf): Span {
  const result = { start: at(r, from, parse), end: at(r, to, parse) };
  if (result.end < result.start) r.report(to, `is before ${from}`);
  return result;
}

/** A span that is there when its first field is. */
export const maybeSpan = (r: Reader, from: string, to: string) => (r.has(from) ? span(r, from, to) : undefined);
