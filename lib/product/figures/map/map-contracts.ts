import type { Contract } from "../../../authoring/contract";
import { sampleWorld } from "../../reference/sample-world";
import { caption, drawFigure } from "../figure";
import { sayIn } from "../say";
import { layersOf, mapFacts } from "./map-facts";
import { mapLayers, mapParts, sequenceParts } from "./map-values";
import { sequenceFacts, sequenceRows } from "./sequence-rows";

const places = [...sampleWorld.resources.map(({ resourceNo }) => resourceNo), ...sampleWorld.sites.map(({ id }) => id)];

/** `<RouteMap>`. */
export const routeMap = {
  purpose: "Jobs, resources and a route on a map.",
  examples: ['<RouteMap show="jobs, resources, live" highlight="live" caption="…" />'],
  attributes: {
    show: { noun: "part", values: mapLayers, isList: true },
    highlight: { noun: "part", values: [...mapParts, ...places] },
    caption,
  },
  draw: (attributes, wording) =>
    drawFigure(attributes.caption, mapFacts(layersOf(attributes), attributes.highlight, sayIn(wording))),
} as const satisfies Contract;

/** `<RouteSequence>`. */
export const routeSequence = {
  purpose: "Stops of one day with the travel between them.",
  examples: ['<RouteSequence highlight="travel" caption="…" />'],
  attributes: { highlight: { noun: "part", values: sequenceParts }, caption },
  draw: (attributes, wording) =>
    drawFigure(attributes.caption, sequenceFacts(sequenceRows(), attributes.highlight, sayIn(wording))),
} as const satisfies Contract;
