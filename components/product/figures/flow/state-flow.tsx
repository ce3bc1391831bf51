import type { Wording } from "@/lib/authoring/wording";
import { type Flow, flowIn } from "@/lib/product/figures/flow/flow-data";
import type { Say } from "@/lib/product/figures/say";
import { Figure } from "../frame/figure";
import { Picture } from "../frame/picture";
import { ScrollRegion, Window } from "../frame/window";
import { type FigureProps, openFigure } from "../open-figure";
import styles from "./flow.module.css";
import { FlowGraph } from "./flow-graph";
import { FlowGross } from "./flow-gross";
import { FlowBars, FlowPairs, FlowRail, listHeight } from "./flow-lists";

function Drawing({ flow, id, say }: { flow: Flow; id: string; say: Say }) {
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
      return <FlowGross id={id} say={say} />;
  }
}

/** A small flow, drawn where a diagram would be too heavy. */
export function StateFlow(props: FigureProps<"StateFlow">, wording: Wording = "edition") {
  const figure = openFigure("StateFlow", props, wording);
  const { id, say } = figure;
  const flow = flowIn(props.name ?? "", say);
  const height = flow.type === "graph" ? flow.height : flow.type === "gross" ? 150 : listHeight(flow);
  return (
    <Figure {...figure} isOurs>
      <Window title={flow.title} className={styles.window}>
        <ScrollRegion label={flow.title}>
          <Picture figure={figure} label={flow.title} className={styles.flow} viewBox={`0 0 360 ${height}`}>
            <Drawing flow={flow} id={id} say={say} />
          </Picture>
        </ScrollRegion>
      </Window>
    </Figure>
  );
}
