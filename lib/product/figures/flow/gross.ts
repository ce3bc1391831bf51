import { sampleWorld } from "../../reference/sample-world";
import type { Span } from "../../reference/sample-world-types";
import { time } from "../dates";
import { nonWorkingSpans, without } from "../geometry";
import type { Say } from "../say";

/** Six hours of work, dropped on Monday at 14:00, on the default calendar. */
export const start = 14 * 60;
/** Minutes of work. */
export const work = 6 * 60;
/** First minute of the drawing. */
export const left = 12 * 60;
/** Last minute of the drawing. */
export const right = 1440 + 14 * 60;

/** The default calendar. */
export const calendar = sampleWorld.calendars.find(({ isDefault }) => isDefault);

/** Working blocks of the appointment until its hours are used up. */
export function grossBlocks(): Span[] {
  if (!calendar) return [];
  const range = { start, end: right };
  let rest = work;
  return without(range, nonWorkingSpans(calendar, range)).flatMap((block) => {
    const length = Math.min(block.end - block.start, rest);
    rest -= length;
    return length > 0 ? [{ start: block.start, end: block.start + length }] : [];
  });
}

/** `6 h`. */
export const hours = (minutes: number) => `${minutes / 60} h`;

/** Facts of the drawing. */
export function grossFacts(say: Say): string[] {
  const blocks = grossBlocks();
  const end = blocks.at(-1)?.end ?? start;
  const at = (minute: number) => `${say.weekdayName(minute)} ${time(minute)}`;
  return [
    ...blocks.map((block) => say.flow.work(say.when(block), hours(block.end - block.start))),
    say.flow.gross(hours(work), hours(end - start), at(start), at(end)),
  ];
}
