import { figure } from "../figure";
import { flowIn, flowNames } from "./flow-data";
import { flowFacts } from "./flow-facts";

/** `<StateFlow>`. */
export const stateFlow = figure({
  purpose: "A small flow.",
  examples: ['<StateFlow name="retry" caption="…" />'],
  attributes: { name: { isRequired: true, noun: "flow", values: flowNames } },
  tell: ({ name = "" }, say) => flowFacts(flowIn(name, say), say),
});
