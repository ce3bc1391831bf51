import { headHeight } from "@/lib/product/figures/board/board-axis";
import { type BoardView, resourceMark } from "@/lib/product/figures/board/board-view";
import { Callout, Ring } from "../frame/ring";
import styles from "./board.module.css";

type BoardResourcesProps = { view: BoardView; highlight?: string };

/** The resource grid, the left part of the board; it stays in view while the time grid scrolls. */
export function BoardResources({ view, highlight }: BoardResourcesProps) {
  const { model, height } = view;
  const place = resourceMark(view, highlight);
  return (
    <svg className={styles.resources} width="100%" height={height} aria-hidden="true">
      <line className={styles.rowLine} x2="100%" y1={headHeight} y2={headHeight} />
      <text x={12} y={28} className={styles.head}>
        Resource
      </text>
      <path
        className={styles.rowLine}
        d={model.rows.map((row) => `M0 ${row.top + row.height + headHeight}h122`).join("")}
      />
      {place ? <Ring place={place} isOutline /> : null}
      {model.rows.map(({ resource, top, height: own }) => (
        <g key={resource.resourceNo} transform={`translate(12 ${headHeight + top + own / 2})`}>
          <text y={-3} className={styles.resourceName}>
            {resource.displayName}
          </text>
          <text y={12} className={styles.resourceNo}>
            {resource.resourceNo} · {resource.department}
          </text>
        </g>
      ))}
      {place ? <Callout place={place} /> : null}
    </svg>
  );
}
