import { sampleWorld } from "../../reference/sample-world";
import { extentOf, type Place } from "../geometry";
import type { IconName } from "../icon-paths";
import { headHeight } from "./board-axis";
import { type Bar, type BoardModel, type BoardRow, barHeight, barTop, rowHeight, signs } from "./board-model";

/** Top of the bars of a row in the drawing. */
export function barY(row: BoardRow): number {
  return headHeight + row.top + row.height - rowHeight + barTop;
}

type Found = { bar: Bar; row: BoardRow };

const barPlace = ({ bar, row }: Found): Place => ({ ...bar.extent, y: barY(row), height: barHeight });

type Sign = { has: (bar: Bar) => boolean; place: (found: Found) => Place };

/** The first of these signs that stands in a bar. */
function iconSign(...names: IconName[]): Sign {
  const iconOf = (bar: Bar) => bar.icons.find(({ name }) => names.includes(name));
  return {
    has: (bar) => iconOf(bar) !== undefined,
    place: ({ bar, row }) => {
      const { at, x, size } = iconOf(bar) ?? { at: 0, x: signs.start, size: signs.size };
      const start = bar.extent.x + at * bar.extent.width;
      return { x: start, dx: x - 1.25, pixels: size + 2.5, y: barY(row) + 4, height: 18 };
    },
  };
}

/** Marks on a bar: which bar has one, and where it stands. */
const marks: Readonly<Record<string, Sign>> = {
  category: { has: () => true, place: barPlace },
  "time-marker": {
    has: ({ appointment }) => appointment.timeMarker !== undefined,
    place: ({ bar, row }) => ({ x: bar.extent.x, dx: -3, pixels: 10.5, y: barY(row) - 3, height: barHeight + 6 }),
  },
  importance: iconSign("high", "low"),
  lock: iconSign("lock"),
  notification: {
    has: ({ appointment }) => appointment.notification !== undefined,
    place: ({ bar, row }) => ({ ...bar.extent, y: barY(row) - 3, height: 10 }),
  },
  "multi-assignment": iconSign("people"),
  recurring: iconSign("loop"),
  undelivered: { has: ({ appointment }) => appointment.undelivered, place: barPlace },
};

/** Room that the ring and its number need to stay inside the row. */
const ringRoom = 6;

function widestZone({ rows }: BoardModel): Place[] {
  const [row] = rows.filter(({ zones }) => zones.length > 0);
  if (!row) return [];
  const joined = row.zones.reduce<{ x: number; width: number }[]>((zones, zone) => {
    const last = zones.at(-1);
    if (last && Math.abs(last.x + last.width - zone.x) < 1e-6) last.width += zone.width;
    else zones.push({ ...zone });
    return zones;
  }, []);
  const width = Math.max(...joined.map((zone) => zone.width));
  const widest = joined.find((zone) => zone.width > width - 1e-6);
  return widest ? [{ ...widest, y: headHeight + row.top + ringRoom, height: row.height - 2 * ringRoom }] : [];
}

/** Room below the bars, where the labels stand; the frame leaves it free. */
export const labelRoom = 14.5;

/** The frame of the container: from its handle to the end of its last member. */
export function containerFrame(model: BoardModel): (Place & { width: number }) | undefined {
  const { handle, name } = sampleWorld.container;
  const row = model.rows.find(({ bars }) => bars.some(({ appointment }) => appointment.container === name));
  const ends = row?.bars.filter(({ appointment }) => appointment.container === name).map((bar) => bar.appointment.end);
  const extent = ends && extentOf(model.scale.axis, { start: handle, end: Math.max(...ends) });
  return row && extent && { ...extent, y: headHeight + row.top + 1, height: row.height - labelRoom };
}

function barsOf(model: BoardModel, selected: string | undefined): Found[] {
  const all = model.rows.flatMap((row) => row.bars.map((bar) => ({ bar, row })));
  return [...all.filter(({ bar }) => bar.appointment.id === selected), ...all];
}

/** Places in the time grid that a highlight marks; empty when the part is not in the time grid. */
export function boardMarks(model: BoardModel, highlight: string | undefined, selected: string | undefined): Place[] {
  if (highlight === undefined) return [];
  const bars = barsOf(model, selected);
  const sign = marks[highlight];
  if (sign) {
    const found = bars.find(({ bar }) => sign.has(bar));
    return found ? [sign.place(found)] : [];
  }
  if (highlight === "non-working") return widestZone(model);
  const frame = containerFrame(model);
  if (highlight === "container") return frame ? [frame] : [];
  if (highlight === "handle")
    return frame ? [{ x: frame.x, dx: -3, pixels: 19, y: frame.y - 2, height: frame.height + 4 }] : [];
  return model.rows.flatMap((row) =>
    row.bars.filter((bar) => bar.appointment.id === highlight).map((bar) => barPlace({ bar, row })),
  );
}
