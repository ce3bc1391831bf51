import { figures } from "../../../texts/en/figures";

/** What `show` can put on the map. */
export const mapLayers = ["jobs", "resources", "route", "live", "legend", "cluster"] as const;

/** Parts of the map that can be highlighted. */
export const mapParts = Object.keys(figures.map.parts);

/** Parts of the sequence that can be highlighted. */
export const sequenceParts = Object.keys(figures.sequence.parts);
