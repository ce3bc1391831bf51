import { appointmentOf, resourceOf, sampleWorld, siteOf, subjectOf } from "../../reference/sample-world";
import { duration, time } from "../dates";
import type { Say } from "../figure";
import { type Place, rowTops } from "../geometry";
import { routeStart } from "./map-data";

/** A line of the sequence. */
export type Row = {
  type: "home" | "stop" | "travel";
  title: string;
  /** Where at the customer; only of a stop. */
  place: string;
  detail: string;
  time: string;
  extra: string;
  sign: string;
};

/** Height of a line between two stops. */
export const travelHeight = 34;
const heights = { home: 50, stop: 66, travel: travelHeight } as const;
/** Height of a line. */
export const heightOf = ({ type }: Row) => heights[type];

/** The route of the day: departure so that the first visit starts on time, then arrival after each leg. */
export function sequenceRows(): Row[] {
  const { route } = sampleWorld;
  const { place } = resourceOf(route.resource).home;
  const empty = { place: "", detail: "", time: "", extra: "", sign: "" };
  const travel = (km: number, minutes: number): Row => ({
    ...empty,
    type: "travel",
    title: `${km} km`,
    detail: duration(minutes),
  });
  const home = (minute: number, extra: string): Row => ({
    ...empty,
    type: "home",
    title: `Home, ${place}`,
    time: time(minute),
    extra,
  });
  const visits = route.stops.map((stop) => ({
    ...stop,
    visit: appointmentOf(stop.appointment),
    at: siteOf(stop.site),
  }));
  const departure = (visits[0]?.visit.start ?? 0) - (visits[0]?.minutes ?? 0);
  const arrivals = visits.map(({ minutes }, index) => (visits[index - 1]?.visit.end ?? departure) + minutes);
  const back = (visits.at(-1)?.visit.end ?? departure) + route.home.minutes;
  return [
    home(departure, "leaves"),
    ...visits.flatMap(({ km, minutes, visit, at }, index): Row[] => [
      travel(km, minutes),
      {
        type: "stop",
        title: at.customer,
        place: at.place,
        detail: subjectOf(visit),
        time: time(arrivals[index] ?? 0),
        extra: `${time(visit.start)}–${time(visit.end)}`,
        sign: String(index + 1),
      },
    ]),
    travel(route.home.km, route.home.minutes),
    home(back, "arrives"),
  ];
}

/** Lines with their tops. */
export function placesOf(rows: readonly Row[]): { row: Row; y: number }[] {
  const tops = rowTops(rows.map(heightOf));
  return rows.map((row, index) => ({ row, y: 8 + (tops[index] ?? 0) }));
}

/** Place of a highlighted line. */
export function markOf(places: readonly { row: Row; y: number }[], highlight: string | undefined): Place | undefined {
  const found = places.find(({ row }) => row.type === highlight);
  return found && { x: 0.012, width: 0.976, y: found.y + 1, height: heightOf(found.row) - 2 };
}

/** Everything the sequence shows, as sentences. */
export function sequenceFacts(rows: readonly Row[], say: Say): string[] {
  const { route } = sampleWorld;
  const { displayName, home } = resourceOf(route.resource);
  const { sequence } = say;
  return [
    sequence.sequence(displayName, say.fullDate(routeStart)),
    ...rows.map((row, index) => {
      if (row.type === "travel") return sequence.travel(row.title, row.detail);
      if (row.type === "home") return sequence.home(home.place, index === 0, row.time);
      return sequence.stop(row.sign, row.title, row.place, row.time, row.extra, row.detail);
    }),
    sequence.total(route.total.km, duration(route.total.minutes)),
  ];
}
