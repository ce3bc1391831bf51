import { textWidth } from "../text-width";

/**
 * A bar of one row as the label placer sees it; lengths in pixels at the narrowest width a board is drawn. `clear` is what of its
 * width comes before any hatching.
 */
export type LabelRequest = { x: number; width: number; clear: number; start: number; name: string; rest: string };

/** A label below its bar: it begins where the bar begins or ends where the bar ends, so that the two are one thing. */
export type LabelBelow = { anchor: "start" | "end"; name: string; rest: string };

/**
 * Where a label goes: inside its bar, where `rest` says when the description fits too, or below it, as the narrowest and as the
 * widest drawing have room for it; undefined where they have none.
 */
export type LabelPlace =
  | { type: "inside"; rest: "always" | "wide" | "never" }
  | { type: "below"; narrow: LabelBelow | undefined; wide: LabelBelow | undefined };

/** Size of the words in and below a bar, in pixels. */
export const labelSize = 11;
const gap = 5;

const full = ({ name, rest }: { name: string; rest: string }) => [name, rest].filter(Boolean).join(" · ");
const fits = (start: number, text: string, width: number) => start + textWidth(text, labelSize) + gap <= width;
const fitsInside = (bar: LabelRequest) => fits(bar.start, bar.name, bar.width);

/** A description never runs over hatching. */
function insideRest(bar: LabelRequest, wide: number) {
  if (fits(bar.start, full(bar), bar.clear)) return "always";
  return fits(bar.start, full(bar), bar.clear * wide) ? "wide" : "never";
}

/** The last part of a number, which tells it from its neighbors: "SO-26-0042" → "…0042"; undefined for any other name. */
export function endingOf(name: string): string | undefined {
  const found = /-(\d+)$/.exec(name);
  return found ? `…${found[1]}` : undefined;
}

/** What a label could say and where it could stand, the best first. */
function choicesOf({ name, rest }: LabelRequest): LabelBelow[] {
  const anchored = (text: string): LabelBelow[] => [
    { anchor: "start", name: text, rest: "" },
    { anchor: "end", name: text, rest: "" },
  ];
  const ending = endingOf(name);
  return [{ anchor: "start" as const, name, rest }, ...anchored(name), ...(ending ? anchored(ending) : [])];
}

/** Labels below bars, in order of time; each keeps clear of the one before it and of the next bar. */
function placesBelow(bars: readonly LabelRequest[], room: number, scale: number): (LabelBelow | undefined)[] {
  let free = 0;
  return bars.map((bar, index) => {
    const [start, end] = [bar.x * scale, (bar.x + bar.width) * scale];
    const next = bars[index + 1];
    const limit = next ? next.x * scale - gap : room * scale;
    const spanOf = (label: LabelBelow) => {
      const width = textWidth(full(label), labelSize);
      return label.anchor === "start" ? { from: start, to: start + width } : { from: end - width, to: end };
    };
    const found = choicesOf(bar).find((label) => spanOf(label).from >= free && spanOf(label).to <= limit);
    if (found) free = spanOf(found).to + gap;
    return found;
  });
}

/**
 * Places the labels of one row. A label that is longer than its bar goes below it, at its start or its end; where neighbors need
 * the room, only the last part of a number is left of it, and nothing where even that finds none.
 * @param bars In order of time.
 * @param room Width of the row.
 * @param wide How many times wider the widest drawing is.
 */
export function placeLabels(bars: readonly LabelRequest[], room: number, wide: number): LabelPlace[] {
  const short = bars.filter((bar) => !fitsInside(bar));
  const narrowPlaces = placesBelow(short, room, 1);
  const widePlaces = placesBelow(short, room, wide);
  return bars.map((bar) => {
    const index = short.indexOf(bar);
    if (index < 0) return { type: "inside", rest: insideRest(bar, wide) };
    return { type: "below", narrow: narrowPlaces[index], wide: widePlaces[index] };
  });
}
