/** Stages of the roadmap, in its order. */
export const stageNames = ["now", "next", "later", "shipped", "deprecated"] as const;
