import { figure } from "../figure";
import type { Say } from "../say";
import { type Flow, flowIn, flowNames } from "./flow-data";
import { grossFacts } from "./gross";

/** `<StateFlow>`. */
export const stateFlow = figure({
  purpose: "A small flow.",
  examples: ['<StateFlow name="retry" caption="…" />'],
  attributes: { name: { isRequired: true, noun: "flow", values: flowNames } },
  tell: ({ name = "" }, say) => flowFacts(flowIn(name, say), say),
});

const label = ({ nodes }: Flow, id: string) => nodes.find((node) => node.id === id)?.lines.join(" ") ?? id;

/** What a flow, in the words of `say`, says as sentences. */
function flowFacts(flow: Flow, say: Say): string[] {
  const own = [
    ...flow.arrows.map((arrow) => `${label(flow, arrow.from)} → ${arrow.label} → ${label(flow, arrow.to)}.`),
    ...flow.notes.map(({ text }) => text),
    ...flow.pairs.map(({ kind, cause, effects }) => `${cause} (${kind}): ${effects}.`),
    ...flow.bars.map(({ label: name, result }) => `${name}: ${result}.`),
    ...flow.rails.map(({ label: name, points }) => `${name}: ${points.join(", ")}.`),
  ];
  return [`${flow.title}.`, ...(flow.type === "gross" ? grossFacts(say) : own)];
}
