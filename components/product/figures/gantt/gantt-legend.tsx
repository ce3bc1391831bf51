import type { GanttLayer } from "@/lib/product/figures/gantt/gantt-model";
import type { Say } from "@/lib/product/figures/say";
import legend from "../board/board-legend.module.css";
import styles from "./gantt.module.css";

type Props = { layers: ReadonlySet<GanttLayer>; say: Say };

/** Signs of the layers that are drawn. */
function Layers({ layers, say: { gantt } }: Props) {
  return (
    <>
      {layers.has("baseline") ? (
        <li>
          <svg width={26} height={12} aria-hidden="true">
            <rect className={styles.baseline} x={1} y={3} width={24} height={6} rx={2} />
          </svg>
          {gantt.baseline}
        </li>
      ) : null}
      {layers.has("dependencies") ? (
        <li>
          <svg width={16} height={12} aria-hidden="true" className={styles.link}>
            <path d="M1 2h9v7M6 5.5l4 4.5 4-4.5" />
          </svg>
          {gantt.legend.dependency}
        </li>
      ) : null}
      {layers.has("critical-path") ? (
        <li>
          <svg width={22} height={12} aria-hidden="true">
            <rect className={styles.critical} x={2} y={2} width={18} height={8} rx={2} />
          </svg>
          {gantt.legend.criticalPath}
        </li>
      ) : null}
    </>
  );
}

/** Explains the shapes of the timeline. */
export function GanttLegend({ layers, say }: Props) {
  const { gantt } = say;
  return (
    <div className={legend.legend} aria-hidden="true">
      <ul>
        <li>
          <svg width={26} height={12} aria-hidden="true" className={styles.task}>
            <rect width={26} height={12} rx={3} />
            <rect className={styles.done} width={15} height={12} rx={3} />
          </svg>
          {gantt.legend.task}
        </li>
        <Layers layers={layers} say={say} />
        <li>
          <svg width={14} height={16} aria-hidden="true">
            <path className={styles.constraint} d="M3 1v14M3 8h9m-3-3 3 3-3 3" />
          </svg>
          {gantt.legend.constraint}
        </li>
        <li>
          <svg width={12} height={16} aria-hidden="true">
            <path className={styles.deadline} d="M10 1v14M10 1H2l2.5 4L2 9h8" />
          </svg>
          {gantt.deadline}
        </li>
        <li>
          <svg width={16} height={16} aria-hidden="true">
            <path className={styles.milestone} d="M8 1l7 7-7 7-7-7z" />
          </svg>
          {gantt.milestone}
        </li>
      </ul>
    </div>
  );
}
