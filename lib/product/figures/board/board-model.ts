import { splitList } from "../../../authoring/split-list";
import {
  type Appointment,
  calendarOf,
  descriptionOf,
  numberOf,
  type Resource,
  sampleWorld,
} from "../../reference/sample-world";
import { type Extent, extentOf, extentsOf, grayZones, nonWorkingSpans, rowTops } from "../geometry";
import type { IconName } from "../icon-paths";
import { type BoardScale, type BoardViewName, boardScale, narrowest } from "./board-axis";
import { passesFilters } from "./board-data";
import { type LabelPlace, type LabelRequest, placeLabels } from "./label-places";

/** Width of the time grid at the widest drawing, in pixels. */
const widest = 940;

/** Height of a row in pixels. */
export const rowHeight = 50;
/** Room above a bar in its row. */
export const barTop = 7;
/** Height of a bar. */
export const barHeight = 26;
const containerRoom = 14;

/** Where the first sign of a bar stands, after the time marker if there is one, how far apart signs are, and their size. */
export const signs = { start: 2, afterMarker: 8, step: 13.5, size: 11, compact: 8.5 };

/** One appointment in the row of one resource. */
export type Bar = {
  appointment: Appointment;
  extent: Extent;
  hatches: Extent[];
  /** Signs; `x` counts pixels from the part `at` of the bar, so that a sign in its middle stays there. */
  icons: { name: IconName; at: number; x: number; size: number; isWideOnly: boolean }[];
  textStart: number;
  name: string;
  rest: string;
  label: LabelPlace;
};

/** One row: a resource with its gray zones and bars. */
export type BoardRow = { resource: Resource; top: number; height: number; zones: Extent[]; bars: Bar[] };
/** Scale, rows and height of a board. */
export type BoardModel = { scale: BoardScale; rows: BoardRow[]; height: number };
/** What a page asks of a board. */
type BoardQuery = {
  view: BoardViewName;
  date: string;
  resources?: string;
  appointments?: string;
  isFiltered?: boolean;
  hasContainer?: boolean;
  /** Bars are hatched where their resource does not work. */
  isCalendarMode?: boolean;
};

/** Signs of an appointment in the order of the bar: importance, then lock, loop, people, chain. */
export function signsOf({ importance, locked, recurrence, resources, task, job }: Appointment): IconName[] {
  const signs: (IconName | false)[] = [
    importance !== "normal" && importance,
    locked && "lock",
    recurrence !== undefined && "loop",
    resources.length > 1 && "people",
    job !== undefined && task !== undefined && "chain",
  ];
  return signs.filter((sign) => sign !== false);
}

/** Signs that have room inside the bar. In a bar too short for one, the first is smaller and in the middle. */
function iconsOf(appointment: Appointment, width: number): Bar["icons"] {
  const names = signsOf(appointment);
  const start = appointment.timeMarker ? signs.afterMarker : signs.start;
  const ends = (index: number) => start + index * signs.step + signs.size + 1;
  const [first] = names;
  if (first && !appointment.timeMarker && ends(0) > width * narrowest) {
    return [{ name: first, at: 0.5, x: -signs.compact / 2, size: signs.compact, isWideOnly: false }];
  }
  return names
    .map((name, index) => ({ name, x: start + index * signs.step, size: signs.size, end: ends(index) }))
    .filter(({ end }) => end <= width * widest)
    .map(({ end, ...icon }) => ({ ...icon, at: 0, isWideOnly: end > width * narrowest }));
}

type PlainBar = Omit<Bar, "label">;

function plainBar(appointment: Appointment, resource: Resource, scale: BoardScale, withHatch = false): PlainBar[] {
  const extent = extentOf(scale.axis, appointment);
  if (!extent) return [];
  const icons = iconsOf(appointment, extent.width);
  const name = numberOf(appointment) ?? descriptionOf(appointment);
  return [
    {
      appointment,
      extent,
      hatches: withHatch ? extentsOf(scale.axis, nonWorkingSpans(calendarOf(resource), appointment)) : [],
      icons,
      textStart: (appointment.timeMarker ? signs.afterMarker : 4) + icons.length * signs.step,
      name,
      rest: numberOf(appointment) ? descriptionOf(appointment) : "",
    },
  ];
}

function withLabels(bars: PlainBar[]): Bar[] {
  const requests: LabelRequest[] = bars.map(({ extent, hatches, textStart, name, rest }) => ({
    x: extent.x * narrowest,
    width: extent.width * narrowest,
    clear: (hatches[0] ? hatches[0].x - extent.x : extent.width) * narrowest,
    start: textStart,
    name,
    rest,
  }));
  const places = placeLabels(requests, narrowest, widest / narrowest);
  return bars.map((bar, index) => ({ ...bar, label: places[index] ?? { type: "inside", rest: "never" } }));
}

/** Everything a board draws, in parts of its width and in pixels of its height. */
export function boardModel(query: BoardQuery): BoardModel {
  const scale = boardScale(query.view, query.date);
  const chosen = splitList(query.resources ?? "");
  const ids = splitList(query.appointments ?? "");
  const resources = sampleWorld.resources
    .filter(({ resourceNo }) => chosen.length === 0 || chosen.includes(resourceNo))
    .filter((resource) => !query.isFiltered || passesFilters(resource));
  const appointments = sampleWorld.appointments
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .toSorted((one, other) => one.start - other.start);
  const rows = resources.map((resource) => {
    const own = appointments.filter((appointment) => appointment.resources.includes(resource.resourceNo));
    const bars = withLabels(own.flatMap((item) => plainBar(item, resource, scale, query.isCalendarMode)));
    const room = query.hasContainer && bars.some((bar) => bar.appointment.container) ? containerRoom : 0;
    const zones = extentsOf(scale.axis, grayZones(calendarOf(resource), scale.axis));
    return { resource, height: rowHeight + room, zones, bars };
  });
  const tops = rowTops(rows.map(({ height }) => height));
  return { scale, rows: rows.map((row, index) => ({ ...row, top: tops[index] ?? 0 })), height: tops.at(-1) ?? 0 };
}
