import { resourceOf, sampleWorld } from "../../reference/sample-world";
import { pickAll } from "../pick";
import { duration, list, time, weekdayName } from "../words";
import { jobPins, mapData, type Pin, resourcePins, routeLegs, routeStart, toClusters } from "./map-data";
import { mapLayers, mapParts } from "./map-values";

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
export function mapMarkName(highlight: string | undefined): string | undefined {
  const part = Object.entries(mapParts).find(([key]) => key === highlight);
  return part?.[1] ?? [...resourcePins(), ...jobPins()].find(({ id }) => id === highlight)?.label;
}

/** The map as sentences. */
export function mapFacts(layers: ReadonlySet<Layer>, highlight: string | undefined): string[] {
  const { live, route } = sampleWorld;
  const mark = mapMarkName(highlight);
  const legs = routeLegs().map(({ target, km, minutes }) => `to ${target} ${km} km, ${minutes} min`);
  const clusters = layers.has("cluster") ? toClusters(pinsOf(layers)).filter(({ pins }) => pins.length > 1) : [];
  return [
    `Abstract map of ${list(mapData.towns.map(({ name }) => name))}.`,
    mark ? `Marked with 1: ${mark}.` : "",
    ...(layers.has("jobs") ? jobPins().map(({ label, tone }) => `Job pin: ${label}, pin ${tone}.`) : []),
    ...(layers.has("resources")
      ? resourcePins().map(({ label, tone }) => `Resource at home: ${label}, pin ${tone}.`)
      : []),
    layers.has("route")
      ? `Route of ${resourceOf(route.resource).displayName} on ${weekdayName(routeStart)}: from home ${legs.join("; ")}. Together ${route.total.km} km, ${duration(route.total.minutes)}.`
      : "",
    layers.has("live")
      ? `Live position of ${resourceOf(live.resource).displayName}: ${live.latitude}, ${live.longitude}, ${weekdayName(live.at)} ${time(live.at)}, ${live.speed} km/h.`
      : "",
    ...clusters.map(({ pins }) => `Cluster of ${pins.length}: ${pins.map(({ label }) => label).join(" and ")}.`),
  ].filter(Boolean);
}
