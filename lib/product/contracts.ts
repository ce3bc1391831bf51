import type { Contracts } from "../authoring/contract";
import { engineContracts } from "../authoring/engine-contracts";
import { figureContracts } from "./figures/figure-contracts";
import { referenceContracts } from "./reference/contracts/reference-contracts";
import { loadReference, type Reference } from "./reference/reference";
import { stageNames } from "./stages";

const roadmapContracts = {
  Stage: {
    purpose: "A stage of the roadmap around its heading and items.",
    examples: ['<Stage name="now">…</Stage>'],
    attributes: { name: { isRequired: true, noun: "stage", values: stageNames } },
  },
} as const satisfies Contracts;

/** Contracts made last, kept as long as the reference stays the same. */
const made = new WeakMap<Reference, ReturnType<typeof makeContracts>>();

/** Every component an author may use, with what it draws from `reference`. */
export function loadContracts(reference: Reference = loadReference()) {
  const contracts = made.get(reference) ?? makeContracts(reference);
  made.set(reference, contracts);
  return contracts;
}

/** Name of a component an author may use. */
export type ComponentName = keyof ReturnType<typeof makeContracts>;

function makeContracts(reference: Reference) {
  return { ...engineContracts, ...roadmapContracts, ...referenceContracts(reference), ...figureContracts };
}
