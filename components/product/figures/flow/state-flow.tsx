import { type Flow, flowOf } from "@/lib/product/figures/flow/flow-data";
import { flowFacts } from "@/lib/product/figures/flow/flow-facts";
import { type FigureProps, requireFigure } from "../check";
import { descriptionId, Figure } from "../frame/figure";
import { ScrollRegion, Window } from "../frame/window";
import { figureId } from "../ids";
import styles from "./flow.module.css";
import { FlowGraph } from "./flow-graph";
import { FlowGross } from "./flow-gross";
import { FlowBars, FlowPairs, FlowRail, listHeight } from "./flow-lists";

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
export function StateFlow(props: FigureProps<"StateFlow">) {
  requireFigure("StateFlow", props);
  const id = figureId("StateFlow", props);
  const flow = flowOf(props.name ?? "");
  const height = flow.type === "graph" ? flow.height : flow.type === "gross" ? 150 : listHeight(flow);
  return (
    <Figure id={id} caption={props.caption} facts={flowFacts(flow)}>
      <Window title={flow.title} className={styles.window}>
        <ScrollRegion label={flow.title}>
          <svg
            className={styles.flow}
            viewBox={`0 0 360 ${height}`}
            role="img"
            aria-label={flow.title}
            aria-describedby={descriptionId(id)}
          >
            <Drawing flow={flow} id={id} />
          </svg>
        </ScrollRegion>
      </Window>
    </Figure>
  );
}
