import type { Attributes } from "../../../authoring/contract";
import { figures } from "../../../texts/en/figures";
import { sampleWorld } from "../../reference/sample-world";
import { figure } from "../figure";
import { partName } from "../say";
import { isCluster, layersOf, mapFacts, mapLayers, mapMarkName, markedPin, pinGroups } from "./map-facts";
import { sequenceFacts, sequenceRows } from "./sequence-rows";

const places = [...sampleWorld.resources.map(({ resourceNo }) => resourceNo), ...sampleWorld.sites.map(({ id }) => id)];

/** A highlighted pin has to stand alone: a cluster shows only how many it holds. */
function checkMap(attributes: Attributes): string[] {
  const { highlight } = attributes;
  const swallowed = pinGroups(layersOf(attributes)).filter(isCluster);
  const isSwallowed = swallowed.some(({ pins }) => pins.some(({ id }) => id === markedPin(highlight)));
  return isSwallowed ? [`highlight="${highlight}" marks nothing, because a cluster stands in place of its pin.`] : [];
}

/** `<RouteMap>`. */
export const routeMap = figure({
  purpose: "Jobs, resources and a route on a map.",
  examples: ['<RouteMap show="jobs, resources, live" highlight="live" caption="…" />'],
  attributes: {
    show: { noun: "part", values: mapLayers, isList: true },
    highlight: { noun: "part", values: [...Object.keys(figures.map.parts), ...places] },
  },
  check: checkMap,
  mark: mapMarkName,
  tell: (attributes, say) => mapFacts(layersOf(attributes), say),
});

/** `<RouteSequence>`. */
export const routeSequence = figure({
  purpose: "Stops of one day with the travel between them.",
  examples: ['<RouteSequence highlight="travel" caption="…" />'],
  attributes: { highlight: { noun: "part", values: Object.keys(figures.sequence.parts) } },
  mark: (highlight, { sequence }) => partName(sequence.parts, highlight),
  tell: (_, say) => sequenceFacts(sequenceRows(), say),
});
