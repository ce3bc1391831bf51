import type { Calendar } from "../reference/sample-world";
import type { Minute, Span } from "../reference/sample-world-clock";
import { dayLength, dayOf } from "../reference/sample-world-clock";

/** Visible part of the clock: `days` days from `firstDay` (0 = Monday 2 March), each from `dayStart` to `dayEnd`. */
export type TimeAxis = { firstDay: number; days: number; dayStart: Minute; dayEnd: Minute };

/** A piece of the axis, in parts of its width (0–1). */
export type Extent = { x: number; width: number };

/** Visible minutes of the whole axis. */
export function axisLength({ days, dayStart, dayEnd }: TimeAxis): number {
  return days * (dayEnd - dayStart);
}

/** Time → x, 0–1. Hidden hours take no room: they fall on the edge of their day; times outside are clamped. */
export function xOf(axis: TimeAxis, minute: Minute): number {
  const visible = axis.dayEnd - axis.dayStart;
  const day = dayOf(minute);
  const inside = Math.min(Math.max(minute - day * dayLength - axis.dayStart, 0), visible);
  return Math.min(Math.max(((day - axis.firstDay) * visible + inside) / axisLength(axis), 0), 1);
}

/** Start and width of a span on the axis; undefined when no part of it is visible. */
export function extentOf(axis: TimeAxis, { start, end }: Span): Extent | undefined {
  const x = xOf(axis, start);
  const width = xOf(axis, end) - x;
  return width > 0 ? { x, width } : undefined;
}

/** The same of several spans; those that are not visible are left out. */
export const extentsOf = (axis: TimeAxis, spans: readonly Span[]): Extent[] =>
  spans.flatMap((span) => extentOf(axis, span) ?? []);

/** Tops of rows of different heights, and the bottom of the last one. */
export function rowTops(heights: readonly number[]): number[] {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height);
  return tops;
}

/** A part of the width as an SVG percentage: 0.25 → "25%". */
export function percent(part: number): string {
  return `${Number((part * 100).toFixed(3))}%`;
}

/** A box of a drawing as attributes: across in percent of the width, down in pixels. */
export function boxOf({ x, width, y, height }: Extent & { y: number; height: number }) {
  return { x: percent(x), y, width: percent(width), height };
}

/** Weekday of a day of the sample clock: 1 Monday … 7 Sunday. */
export function weekdayOf(day: number): number {
  return (((day % 7) + 7) % 7) + 1;
}

/** Working blocks of a calendar on one day of the clock. */
export function workingSpans(calendar: Calendar, day: number): Span[] {
  if (!calendar.weekdays.includes(weekdayOf(day))) return [];
  return calendar.hours.map(({ start, end }) => ({ start: start + day * dayLength, end: end + day * dayLength }));
}

/** What is left of a span after taking the blocks out; blocks are in order. */
export function without({ start, end }: Span, blocks: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let from = start;
  for (const block of blocks) {
    if (block.start > from) gaps.push({ start: from, end: Math.min(block.start, end) });
    from = Math.max(from, block.end);
  }
  if (from < end) gaps.push({ start: from, end });
  return gaps.filter((gap) => gap.end > gap.start);
}

/** Days of the clock that a span touches. */
export function daysOf({ start, end }: Span): number[] {
  const first = dayOf(start);
  const last = dayOf(end - 1);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}

/** Non-working stretches of a calendar inside a span, in order. */
export function nonWorkingSpans(calendar: Calendar, span: Span): Span[] {
  const blocks = daysOf(span).flatMap((day) => workingSpans(calendar, day));
  return without(
    span,
    blocks.filter((block) => block.end > span.start && block.start < span.end),
  );
}

/** Working minutes of a span on one day of the clock. */
export function workingMinutes(calendar: Calendar, span: Span, day: number): number {
  return workingSpans(calendar, day)
    .map((block) => Math.min(block.end, span.end) - Math.max(block.start, span.start))
    .reduce((sum, minutes) => sum + Math.max(minutes, 0), 0);
}

/** Gray zones of a calendar on the visible days of an axis. */
export function grayZones(calendar: Calendar, axis: TimeAxis): Span[] {
  return Array.from({ length: axis.days }, (_, index) => axis.firstDay + index).flatMap((day) =>
    nonWorkingSpans(calendar, { start: day * dayLength + axis.dayStart, end: day * dayLength + axis.dayEnd }),
  );
}

/**
 * A highlighted place in a drawing. `x` and `width` are parts of the width; `dx` and `pixels` are pixels, for a place
 * that does not stretch with the drawing (an icon in a bar).
 */
export type Place = { x: number; y: number; height: number } & (
  | { width: number; dx?: undefined; pixels?: undefined }
  | { width?: undefined; dx: number; pixels: number }
);
