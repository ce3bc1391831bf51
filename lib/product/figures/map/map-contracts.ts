import type { Attributes } from "../../../authoring/contract";
import { figures } from "../../../texts/en/figures";
import { resourceOf, sampleWorld } from "../../reference/sample-world";
import { duration, time } from "../dates";
import { figure, partName, pickShown, type Say } from "../figure";
import { type Cluster, jobPins, mapData, resourcePins, routeLegs, routeStart, toClusters } from "./map-data";
import { sequenceFacts, sequenceRows } from "./sequence-model";

/** What `show` can put on the map. */
const mapLayers = ["jobs", "resources", "route", "live", "legend", "cluster"] as const;

/** What can be drawn on the map. */
export type Layer = (typeof mapLayers)[number];

const needed: Readonly<Record<string, Layer>> = { route: "route", live: "live", home: "resources", legend: "legend" };

/** What a map draws: what was asked for, and what its highlight needs. */
export function layersOf({ show, highlight }: { show?: string; highlight?: string }): ReadonlySet<Layer> {
  const layers = pickShown(mapLayers, show ?? "jobs, resources, route, legend", needed, highlight);
  if (resourcePins().some(({ id }) => id === highlight)) layers.add("resources");
  if (jobPins().some(({ id }) => id === highlight)) layers.add("jobs");
  return layers;
}

/** The resources that are drawn at home: one that is followed is not, unless it is what a highlight marks. */
function pinsAtHome(layers: ReadonlySet<Layer>, marked: string | undefined) {
  if (!layers.has("resources")) return [];
  return resourcePins().filter(({ id }) => id === marked || !layers.has("live") || id !== sampleWorld.live.resource);
}

/** Pins of the layers that are drawn, those that would cover each other in one group when the map has clusters. */
export function pinGroups(layers: ReadonlySet<Layer>, marked?: string): Cluster[] {
  const pins = [...pinsAtHome(layers, marked), ...(layers.has("jobs") ? jobPins() : [])];
  return layers.has("cluster") ? toClusters(pins) : pins.map((pin) => ({ x: pin.x, y: pin.y, pins: [pin] }));
}

/** Tells whether a circle with a number stands in place of the pins of a group. */
export const isCluster = ({ pins }: Cluster): boolean => pins.length > 1;

/** Id of the pin that a highlight marks, if it marks one: "home" stands for that of the route. */
export const markedPin = (highlight: string | undefined): string | undefined =>
  highlight === "home" ? sampleWorld.route.resource : highlight;

/** Name of a highlight for the caption. */
function mapMarkName(highlight: string, say: Say): string | undefined {
  const pin = [...resourcePins(), ...jobPins()].find(({ id }) => id === highlight);
  return partName(say.map.parts, highlight) ?? pin?.label;
}

/** The map as sentences. */
function mapFacts(layers: ReadonlySet<Layer>, marked: string | undefined, say: Say): string[] {
  const { live, route } = sampleWorld;
  const { map } = say;
  const legs = routeLegs()
    .map(({ target = map.home, km, minutes }) => map.leg(target, km, minutes))
    .join("; ");
  return [
    map.map(say.list(mapData.towns.map(({ name }) => name))),
    ...(layers.has("jobs") ? jobPins().map(({ label, tone }) => map.job(label, tone)) : []),
    ...pinsAtHome(layers, marked).map(({ label, tone }) => map.resource(label, tone)),
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
    ...pinGroups(layers, marked)
      .filter(isCluster)
      .map(({ pins }) => map.cluster(pins.map(({ label }) => label))),
  ];
}

const places = [...sampleWorld.resources.map(({ resourceNo }) => resourceNo), ...sampleWorld.sites.map(({ id }) => id)];

/** A highlighted pin has to stand alone: a cluster shows only how many it holds. */
function checkMap(attributes: Attributes): string[] {
  const { highlight } = attributes;
  const marked = markedPin(highlight);
  const swallowed = pinGroups(layersOf(attributes), marked).filter(isCluster);
  const isSwallowed = swallowed.some(({ pins }) => pins.some(({ id }) => id === marked));
  return isSwallowed ? [`highlight="${highlight}" marks nothing, because a cluster replaces its pin.`] : [];
}

/** `<RouteMap>`. */
export const routeMap = figure({
  purpose: "Jobs, resources, and a route on a map.",
  examples: ['<RouteMap show="jobs, resources, live" highlight="live" caption="…" />'],
  attributes: {
    show: { noun: "part", values: mapLayers, isList: true },
    highlight: { noun: "part", values: [...Object.keys(figures.map.parts), ...places] },
  },
  check: checkMap,
  mark: mapMarkName,
  tell: (attributes, say) => mapFacts(layersOf(attributes), markedPin(attributes.highlight), say),
});

/** `<RouteSequence>`. */
export const routeSequence = figure({
  purpose: "The stops of one day and the travel between them.",
  examples: ['<RouteSequence highlight="travel" caption="…" />'],
  attributes: { highlight: { noun: "part", values: Object.keys(figures.sequence.parts) } },
  mark: (highlight, { sequence }) => partName(sequence.parts, highlight),
  tell: (_, say) => sequenceFacts(sequenceRows(), say),
});
