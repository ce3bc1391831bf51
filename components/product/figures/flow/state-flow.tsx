import type { Say } from "@/lib/product/figures/figure";
import { type Flow, flowIn } from "@/lib/product/figures/flow/flow";
import { classNames } from "../frame/drawing";
import { drawFigure, Picture } from "../frame/figure";
import { ScrollRegion, Window } from "../frame/window";
import styles from "./flow.module.css";
import { FlowGross } from "./flow-gross";
import { FlowBars, FlowPairs, FlowRail, listHeight } from "./flow-lists";

const lineHeight = 16;

function Node({ node }: { node: Flow["nodes"][number] }) {
  const lines = node.lines.flatMap((line, index) => line.split("\n").map((text) => ({ text, isName: index === 0 })));
  const height = lines.length * lineHeight + 14;
  return (
    <g transform={`translate(${node.x} ${node.y})`}>
      <rect className={classNames(styles.node, node.isMain && styles.main)} width={node.width} height={height} rx={7} />
      {lines.map(({ text, isName }, index) => (
        <text
          key={text}
          className={isName ? styles.strong : styles.muted}
          x={node.width / 2}
          y={20.5 + index * lineHeight}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** Boxes and arrows. The arrow heads are markers of the drawing. */
function FlowGraph({ flow, id }: { flow: Flow; id: string }) {
  return (
    <>
      <defs>
        <marker id={`${id}-head`} viewBox="0 0 8 8" refX={7} refY={4} markerWidth={8} markerHeight={8} orient="auto">
          <path className={styles.head} d="M0 0.5 7.5 4 0 7.5z" />
        </marker>
      </defs>
      {flow.arrows.map((arrow) => (
        <path key={arrow.d} className={styles.arrow} d={arrow.d} markerEnd={`url(#${id}-head)`} />
      ))}
      {flow.nodes.map((node) => (
        <Node key={node.id} node={node} />
      ))}
      {flow.arrows
        .filter(({ x, y }) => x > 0 || y > 0)
        .map(({ label, x, y, d }) => (
          <text key={d} x={x} y={y}>
            {label}
          </text>
        ))}
      {flow.notes.map(({ text, x, y }) => (
        <text key={text} x={x} y={y}>
          {text}
        </text>
      ))}
    </>
  );
}

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
export const StateFlow = drawFigure(
  "StateFlow",
  (props, figure) => {
    const { id, say } = figure;
    const flow = flowIn(props.name ?? "", say);
    const height = flow.type === "graph" ? flow.height : flow.type === "gross" ? 150 : listHeight(flow);
    return (
      <Window title={flow.title} className={styles.window}>
        <ScrollRegion label={flow.title}>
          <Picture figure={figure} label={flow.title} className={styles.flow} viewBox={`0 0 360 ${height}`}>
            <Drawing flow={flow} id={id} say={say} />
          </Picture>
        </ScrollRegion>
      </Window>
    );
  },
  { isOurs: true },
);
