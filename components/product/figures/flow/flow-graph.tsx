import type { Flow } from "@/lib/product/figures/flow/flow-data";
import { classNames } from "../class-names";
import styles from "./flow.module.css";

const lineHeight = 16;

function Node({ node }: { node: Flow["nodes"][number] }) {
  const height = node.lines.length * lineHeight + 14;
  return (
    <g transform={`translate(${node.x} ${node.y})`}>
      <rect className={classNames(styles.node, node.isMain && styles.main)} width={node.width} height={height} rx={7} />
      {node.lines.map((line, index) => (
        <text
          key={line}
          className={index === 0 ? styles.strong : styles.muted}
          x={node.width / 2}
          y={20.5 + index * lineHeight}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

/** Boxes and arrows. The arrow heads are markers of the drawing. */
export function FlowGraph({ flow, id }: { flow: Flow; id: string }) {
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
          <text key={d} className={styles.label} x={x} y={y}>
            {label}
          </text>
        ))}
      {flow.notes.map(({ text, x, y }) => (
        <text key={text} className={styles.label} x={x} y={y}>
          {text}
        </text>
      ))}
    </>
  );
}
