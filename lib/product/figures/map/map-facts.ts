import { resourceOf, sampleWorld } from "../../reference/sample-world";
import { pickAll } from "../pick";
import { partName, type Say } from "../say";
import { duration, time } from "../words";
import { jobPins, mapData, type Pin, resourcePins, routeLegs, routeStart, toClusters } from "./map-data";
import { mapLayers } from "./map-values";

/** What can be drawn on the map. */
export type Layer = (typeof mapLayers)[number];

const needed: Readonly<Record<string, Layer>> = { route: "route", live: "live", home: "resources", legend: "legend" };

/** What a map draws: what was asked for, and what its highlight needs. */
export function layersOf({ show, highlight }: { show?: string; highlight?: string }): ReadonlySet<Layer> {
  const layers = new Set(pickAll(mapLayers, show ?? "jobs, resources, route, legend"));
  const implied = highlight === undefined ? undefined : needed[highlight];
  if (implied) layers.add(implied);
  if (highlight?.startsWith("R0")) layers.add("resources");
  if (highlight?.startsWith("C1")) layers.add("jobs");
  return layers;
}

/** Pins of the layers that are drawn. */
export function pinsOf(layers: ReadonlySet<Layer>): Pin[] {
  return [...(layers.has("resources") ? resourcePins() : []), ...(layers.has("jobs") ? jobPins() : [])];
}

/** Name of a highlight for the caption. */
export function mapMarkName(highlight: string | undefined, say: Say): string | undefined {
  const pin = [...resourcePins(), ...jobPins()].find(({ id }) => id === highlight);
  return partName(say.map.parts, highlight) ?? pin?.label;
}

/** The map as sentences. */
export function mapFacts(layers: ReadonlySet<Layer>, highlight: string | undefined, say: Say): string[] {
  const { live, route } = sampleWorld;
  const { map } = say;
  const mark = mapMarkName(highlight, say);
  const legs = routeLegs()
    .map(({ target = map.home, km, minutes }) => map.leg(target, km, minutes))
    .join("; ");
  const clusters = layers.has("cluster") ? toClusters(pinsOf(layers)).filter(({ pins }) => pins.length > 1) : [];
  return [
    map.map(say.list(mapData.towns.map(({ name }) => name))),
    mark ? say.marked(mark) : "",
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
    ...clusters.map(({ pins }) => map.cluster(pins.map(({ label }) => label))),
  ].filter(Boolean);
}
