import { resourceOf, sampleWorld } from "../../reference/sample-world";
import { pickAll } from "../pick";
import { partName, type Say } from "../say";
import { duration, time } from "../words";
import { type Cluster, jobPins, mapData, resourcePins, routeLegs, routeStart, toClusters } from "./map-data";

/** What `show` can put on the map. */
export const mapLayers = ["jobs", "resources", "route", "live", "legend", "cluster"] as const;

/** What can be drawn on the map. */
export type Layer = (typeof mapLayers)[number];

const needed: Readonly<Record<string, Layer>> = { route: "route", live: "live", home: "resources", legend: "legend" };

/** What a map draws: what was asked for, and what its highlight needs. */
export function layersOf({ show, highlight }: { show?: string; highlight?: string }): ReadonlySet<Layer> {
  const layers = new Set(pickAll(mapLayers, show ?? "jobs, resources, route, legend"));
  const implied = highlight === undefined ? undefined : needed[highlight];
  if (implied) layers.add(implied);
  if (resourcePins().some(({ id }) => id === highlight)) layers.add("resources");
  if (jobPins().some(({ id }) => id === highlight)) layers.add("jobs");
  return layers;
}

/** Pins of the layers that are drawn, those that would cover each other in one group when the map has clusters. */
export function pinGroups(layers: ReadonlySet<Layer>): Cluster[] {
  const pins = [...(layers.has("resources") ? resourcePins() : []), ...(layers.has("jobs") ? jobPins() : [])];
  return layers.has("cluster") ? toClusters(pins) : pins.map((pin) => ({ x: pin.x, y: pin.y, pins: [pin] }));
}

/** Tells whether a circle with a number stands in place of the pins of a group. */
export const isCluster = ({ pins }: Cluster): boolean => pins.length > 1;

/** Id of the pin that a highlight marks, if it marks one: "home" stands for that of the route. */
export const markedPin = (highlight: string | undefined): string | undefined =>
  highlight === "home" ? sampleWorld.route.resource : highlight;

/** Name of a highlight for the caption. */
export function mapMarkName(highlight: string, say: Say): string | undefined {
  const pin = [...resourcePins(), ...jobPins()].find(({ id }) => id === highlight);
  return partName(say.map.parts, highlight) ?? pin?.label;
}

/** The map as sentences. */
export function mapFacts(layers: ReadonlySet<Layer>, say: Say): string[] {
  const { live, route } = sampleWorld;
  const { map } = say;
  const legs = routeLegs()
    .map(({ target = map.home, km, minutes }) => map.leg(target, km, minutes))
    .join("; ");
  return [
    map.map(say.list(mapData.towns.map(({ name }) => name))),
    ...(layers.has("jobs") ? jobPins().map(({ label, tone }) => map.job(label, tone)) : []),
    ...(layers.has("resources") ? resourcePins().map(({ label, tone }) => map.resource(label, tone)) : []),
    layers.has("route")
      ? map.route(
          resourceOf(route.resource).displayName,
          say.weekdayName(routeStart),
          legs,
          route.total.km,
          duration(route.total.minutes),
        )
      : "",
    layers.has("live")
      ? map.live(
          resourceOf(live.resource).displayName,
          `${live.latitude}, ${live.longitude}`,
          `${say.weekdayName(live.at)} ${time(live.at)}`,
          live.speed,
        )
      : "",
    ...pinGroups(layers)
      .filter(isCluster)
      .map(({ pins }) => map.cluster(pins.map(({ label }) => label))),
  ];
}
