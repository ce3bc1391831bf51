import type { Contract } from "../../../authoring/contract";
import { caption, drawFigure } from "../figure";
import { sayIn } from "../say";
import { flowIn, flowNames } from "./flow-data";
import { flowFacts } from "./flow-facts";

/** `<StateFlow>`. */
export const stateFlow = {
  purpose: "A small flow.",
  examples: ['<StateFlow name="retry" caption="…" />'],
  attributes: { name: { isRequired: true, noun: "flow", values: flowNames }, caption },
  draw: ({ name = "", caption: words }, wording) => {
    const say = sayIn(wording);
    return drawFigure(words, flowFacts(flowIn(name, say), say));
  },
} as const satisfies Contract;
