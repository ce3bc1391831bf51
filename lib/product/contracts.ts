import type { Contracts } from "../authoring/contract";
import { engineContracts } from "../authoring/engine-contracts";
import { oncePer } from "../memoize";
import { figureContracts } from "./figures/figure-contracts";
import { referenceContracts } from "./reference/contracts/reference-contracts";
import { loadReference, type Reference } from "./reference/reference";

/** Stages of the roadmap, in its order. */
export const stageNames = ["now", "next", "later", "shipped", "deprecated"] as const;

const roadmapContracts = {
  Stage: {
    purpose: "Wraps the heading and items of one roadmap stage.",
    examples: ['<Stage name="now">…</Stage>'],
    attributes: { name: { isRequired: true, noun: "stage", values: stageNames } },
  },
} as const satisfies Contracts;

/** Contracts of every component an author may use, drawing from `reference`. */
export const loadContracts = (reference: Reference = loadReference()) => makeContracts(reference);

/** Name of a component an author may use. */
export type ComponentName = keyof ReturnType<typeof makeContracts>;

/** Cached per reference object. */
const makeContracts = oncePer((reference: Reference) => ({
  ...engineContracts,
  ...roadmapContracts,
  ...referenceContracts(reference),
  ...figureContracts,
}));
