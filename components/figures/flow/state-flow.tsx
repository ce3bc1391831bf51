import { requireFigure } from "../check";
import { Figure, factsId } from "../frame/figure";
import { ScrollRegion, Window } from "../frame/window";
import { figureId } from "../ids";
import styles from "./flow.module.css";
import { type Flow, flowOf } from "./flow-data";
import { FlowGraph } from "./flow-graph";
import { FlowGross, grossFacts } from "./flow-gross";
import { FlowBars, FlowPairs, FlowRail, listHeight } from "./flow-lists";

/** Attributes of `<StateFlow>`; all are texts. */
export type StateFlowProps = { caption: string; name?: string };

const label = ({ nodes }: Flow, id: string) => nodes.find((node) => node.id === id)?.lines.join(" ") ?? id;

function facts(flow: Flow): string[] {
  const own = [
    ...flow.arrows.map((arrow) => `${label(flow, arrow.from)} → ${arrow.label} → ${label(flow, arrow.to)}.`),
    ...flow.notes.map(({ text }) => text),
    ...flow.pairs.map(({ kind, cause, effects }) => `${cause} (${kind}): ${effects}.`),
    ...flow.bars.map(({ label: name, result }) => `${name}: ${result}.`),
    ...flow.rails.map(({ label: name, points }) => `${name}: ${points.join(", ")}.`),
  ];
  return [`${flow.title}.`, ...(flow.type === "gross" ? grossFacts() : own)];
}

function Drawing({ flow, id }: { flow: Flow; id: string }) {
  switch (flow.type) {
    case "graph":
      return <FlowGraph flow={flow} id={id} />;
    case "pairs":
      return <FlowPairs flow={flow} />;
    case "bars":
      return <FlowBars flow={flow} />;
    case "rail":
      return <FlowRail flow={flow} />;
    case "gross":
      return <FlowGross id={id} />;
  }
}

/** A small flow, drawn where a diagram would be too heavy. */
export function StateFlow(props: StateFlowProps) {
  requireFigure("StateFlow", props);
  const id = figureId("StateFlow", props);
  const flow = flowOf(props.name ?? "transaction");
  const height = flow.type === "graph" ? flow.height : flow.type === "gross" ? 150 : listHeight(flow);
  return (
    <Figure id={id} caption={props.caption} facts={facts(flow)}>
      <Window title={flow.title} className={styles.window}>
        <ScrollRegion label={flow.title}>
          <svg
            className={styles.flow}
            viewBox={`0 0 360 ${height}`}
            role="img"
            aria-label={flow.title}
            aria-describedby={factsId(id)}
          >
            <Drawing flow={flow} id={id} />
          </svg>
        </ScrollRegion>
      </Window>
    </Figure>
  );
}
