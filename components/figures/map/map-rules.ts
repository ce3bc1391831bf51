import { sampleWorld } from "@/lib/reference/sample-world";
import { many, one, type Rules } from "../rules";

/** What `show` can put on the map. */
export const mapLayers = ["jobs", "resources", "route", "live", "legend", "cluster"] as const;

/** Parts of the map that can be highlighted, with the name the caption uses. */
export const mapParts = { route: "Route", live: "Live position", home: "Home", legend: "Legend" } as const;

const places = [...sampleWorld.resources.map(({ resourceNo }) => resourceNo), ...sampleWorld.sites.map(({ id }) => id)];

/** Attributes of `<RouteMap>`. */
export const mapRules: Rules = { show: many(mapLayers), highlight: one([...Object.keys(mapParts), ...places]) };

/** Parts of the sequence that can be highlighted, with the name the caption uses. */
export const sequenceParts = {
  travel: "Travel",
  optimize: "Optimize",
  apply: "Apply times",
  stop: "Stop",
} as const;

/** Attributes of `<RouteSequence>`. */
export const sequenceRules: Rules = { highlight: one(Object.keys(sequenceParts)) };
