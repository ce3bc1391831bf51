import { textWidth } from "../text";

/** A bar of one row as the label placer sees it; lengths in pixels at the narrowest width a board is drawn. */
export type LabelRequest = { x: number; width: number; start: number; name: string; rest: string };

/** Where a label goes: inside its bar, or below it at `x` pixels. `rest` says when the description fits too. */
export type LabelPlace =
  | { type: "inside"; rest: "always" | "wide" | "never" }
  | { type: "below"; x: number; rest: "wide" | "never" }
  | { type: "none" };

/** Size of the words in and below a bar, in pixels. */
export const labelSize = 11;
const gap = 5;
/** So much of its bar a label that moved to the right still touches. */
const hold = 12;

const full = ({ name, rest }: LabelRequest) => [name, rest].filter(Boolean).join(" · ");
const fitsInside = (bar: LabelRequest, text: string, scale = 1) =>
  bar.start + textWidth(text, labelSize) + gap <= bar.width * scale;

function insideRest(bar: LabelRequest, wide: number) {
  if (fitsInside(bar, full(bar))) return "always";
  return fitsInside(bar, full(bar), wide) ? "wide" : "never";
}

type Slot = { bar: LabelRequest; width: number; earliest: number };

/** Earliest start of each label when those before it go as far left as they can, or the bar that finds no room. */
function slotsOf(bars: readonly LabelRequest[], room: number): Slot[] | LabelRequest {
  const slots: Slot[] = [];
  for (const bar of bars) {
    const before = slots.at(-1);
    const width = textWidth(bar.name, labelSize);
    const floor = before ? Math.max(before.earliest + before.width + gap, before.bar.x + before.bar.width) : 0;
    const earliest = Math.max(floor, bar.x - width + hold);
    const latest = Math.min(bar.x + Math.max(bar.width - hold, 0), room - width);
    if (earliest > latest) return bar;
    slots.push({ bar, width, earliest });
  }
  return slots;
}

/** Starts of the labels below; a label that finds no room is left out. */
function startsOf(bars: readonly LabelRequest[], room: number): Map<LabelRequest, number> {
  const slots = slotsOf(bars, room);
  if (!Array.isArray(slots))
    return startsOf(
      bars.filter((bar) => bar !== slots),
      room,
    );
  const starts = new Map<LabelRequest, number>();
  let limit = room;
  for (const { bar, width, earliest } of slots.toReversed()) {
    const x = Math.max(earliest, Math.min(bar.x, limit - width));
    starts.set(bar, x);
    limit = x - gap;
  }
  return starts;
}

/**
 * Places the labels of one row. A label that is longer than its bar goes below it and moves a little to either side
 * when its neighbors need the room; it is left out when it would no longer touch its bar.
 * @param bars In order of time.
 * @param room Width of the row.
 * @param wide How many times wider the widest drawing is.
 */
export function placeLabels(bars: readonly LabelRequest[], room: number, wide: number): LabelPlace[] {
  const placed = startsOf(
    bars.filter((bar) => !fitsInside(bar, bar.name)),
    room,
  );
  return bars.map((bar, index) => {
    if (fitsInside(bar, bar.name)) return { type: "inside", rest: insideRest(bar, wide) };
    const x = placed.get(bar);
    if (x === undefined) return { type: "none" };
    const next = bars.slice(index + 1).find((other) => placed.has(other));
    const end = (next ? (placed.get(next) ?? room) : room) - gap;
    return { type: "below", x, rest: textWidth(full(bar), labelSize) <= (end - x) * wide ? "wide" : "never" };
  });
}
