/** What `show` can put on the map. */
export const mapLayers = ["jobs", "resources", "route", "live", "legend", "cluster"] as const;

/** Parts of the map that can be highlighted, with the name the caption uses. */
export const mapParts = { route: "Route", live: "Live position", home: "Home", legend: "Legend" } as const;

/** Parts of the sequence that can be highlighted, with the name the caption uses. */
export const sequenceParts = {
  travel: "Travel",
  optimize: "Optimize",
  apply: "Apply times",
  stop: "Stop",
} as const;
