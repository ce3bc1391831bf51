import type { Contract } from "../../../authoring/contract";
import { caption, drawFigure } from "../figure";
import { flowNames, flowOf } from "./flow-data";
import { flowFacts } from "./flow-facts";

/** `<StateFlow>`. */
export const stateFlow = {
  purpose: "A small flow.",
  examples: ['<StateFlow name="retry" caption="…" />'],
  attributes: { name: { isRequired: true, noun: "flow", values: flowNames }, caption },
  draw: ({ name = "", caption: words }) => drawFigure(words, flowFacts(flowOf(name))),
} as const satisfies Contract;
