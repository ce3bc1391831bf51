import { z } from "zod";
import { addIssue, listBy, requireKnown } from "../../../input/validate";
import { requireUniqueKeys, text, texts } from "../../reference/atoms";
import { appointmentOf, resourceOf, sampleWorld, siteOf } from "../../reference/sample-world";
import { readKept } from "../../reference/yaml-file";

const town = z.strictObject({
  name: text,
  latitude: z.number(),
  longitude: z.number(),
  size: z.number(),
  labelX: z.number(),
  labelY: z.number(),
});

/** The form of the map; its offsets are of sites and resources. */
export const mapSchema = z
  .strictObject({
    bounds: z.strictObject({ west: z.number(), east: z.number(), north: z.number(), south: z.number() }),
    towns: listBy(town, "name"),
    hills: texts,
    water: texts,
    roads: texts,
    offsets: z.array(z.strictObject({ id: text, dx: z.number(), dy: z.number() })).transform((rows, context) => {
      requireUniqueKeys(rows, "id", context);
      return new Map(rows.map(({ id, dx, dy }) => [id, { dx, dy }]));
    }),
  })
  .superRefine(({ bounds, offsets }, context) => {
    const { west, east, north, south } = bounds;
    if (west >= east) addIssue(context, ["bounds", "east"], '"east" must be greater than "west".', "Swap them.");
    if (south >= north) addIssue(context, ["bounds", "south"], '"south" must be less than "north".', "Swap them.");
    const pins = [
      ...sampleWorld.sites.map(({ id }) => id),
      ...sampleWorld.resources.map(({ resourceNo }) => resourceNo),
    ];
    for (const [index, id] of [...offsets.keys()].entries())
      requireKnown(context, ["offsets", index, "id"], id, pins, "site or resource of the sample world");
  });

/** Ground of the abstract map. */
export const mapData = readKept("figures/map.yaml", mapSchema);

/** A point of the map in parts of its width and height. */
export type Point = { x: number; y: number };

/** Latitude and longitude → point: straight, which is exact enough for forty kilometers. */
export function pointOf({ latitude, longitude }: { latitude: number; longitude: number }): Point {
  const { west, east, north, south } = mapData.bounds;
  return { x: (longitude - west) / (east - west), y: (north - latitude) / (north - south) };
}

/** A pin: a job at its site, or a resource at its home. */
export type Pin = Point & {
  id: string;
  type: "job" | "resource";
  tone: string;
  sign: string;
  label: string;
  /** Pixels beside the point, so that it does not cover another pin. */
  dx: number;
  dy: number;
};

const atPoint = { dx: 0, dy: 0 };

const initials = (name: string) =>
  name
    .split(" ")
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");

/** Pins of the sites where jobs are. */
export function jobPins(): Pin[] {
  return sampleWorld.sites.map((site) => ({
    ...pointOf(site),
    id: site.id,
    type: "job",
    tone: site.pin.toLowerCase(),
    sign: site.pin.charAt(0),
    label: `${site.customer}, ${site.place}`,
    ...(mapData.offsets.get(site.id) ?? atPoint),
  }));
}

/** Pins of the resources at home. */
export function resourcePins(): Pin[] {
  return sampleWorld.resources.map(({ resourceNo, displayName, home, pin }) => ({
    ...pointOf(home),
    id: resourceNo,
    type: "resource",
    tone: pin.toLowerCase(),
    sign: initials(displayName),
    label: `${displayName}, ${home.place}`,
    ...(mapData.offsets.get(resourceNo) ?? atPoint),
  }));
}

/** A circle with a number in place of pins that stand close together. */
export type Cluster = Point & { pins: Pin[] };

const isNear = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y) < 0.05;

/** Groups pins that would cover each other; a group of one stays a pin, right on its point. */
export function toClusters(pins: readonly Pin[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const pin of pins) {
    const near = clusters.find((cluster) => isNear(cluster, pin));
    if (near) near.pins.push(pin);
    else clusters.push({ x: pin.x, y: pin.y, pins: [{ ...pin, ...atPoint }] });
  }
  return clusters;
}

/** One leg of the route: from, to, distance, time; the last one leads home. */
export type Leg = { from: Point; to: Point; km: number; minutes: number; target?: string };

/** Legs of Sara's Monday: home, each stop, home. */
export function routeLegs(): Leg[] {
  const { route } = sampleWorld;
  const home = pointOf(resourceOf(route.resource).home);
  const stops = route.stops.map((stop) => ({
    ...stop,
    point: pointOf(siteOf(stop.site)),
    target: siteOf(stop.site).place,
  }));
  const ends = [...stops, { ...route.home, point: home, target: undefined }];
  return ends.map(({ point, km, minutes, target }, index) => ({
    from: stops[index - 1]?.point ?? home,
    to: point,
    km,
    minutes,
    target,
  }));
}

/** When the first visit of the route starts. */
export const routeStart = Math.min(
  ...sampleWorld.route.stops.map(({ appointment }) => appointmentOf(appointment).start),
);
