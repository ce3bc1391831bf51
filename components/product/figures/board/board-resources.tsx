import { headHeight } from "@/lib/product/figures/board/board-axis";
import type { BoardModel } from "@/lib/product/figures/board/board-model";
import { Callout, Ring } from "../frame/ring";
import styles from "./board.module.css";

type BoardResourcesProps = { model: BoardModel; height: number; highlight?: string };

function placeOf({ rows }: BoardModel, height: number, highlight: string | undefined) {
  if (highlight === "resource-grid")
    return { x: 0, dx: 4, pixels: 114, y: headHeight + 4, height: height - headHeight - 8 };
  const row = rows.find(({ resource }) => resource.resourceNo === highlight);
  return row && { x: 0, dx: 5, pixels: 112, y: headHeight + row.top + 5, height: row.height - 10 };
}

/** The resource grid, the left part of the board; it stays in view while the time grid scrolls. */
export function BoardResources({ model, height, highlight }: BoardResourcesProps) {
  const place = placeOf(model, height, highlight);
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
