import type { GanttLayer } from "@/lib/product/figures/gantt/gantt";
import type { Say } from "@/lib/product/figures/say";
import { Legend, LegendItem } from "../frame/window";
import styles from "./gantt.module.css";

/** Explains the shapes of the timeline; of its layers those that are drawn. */
export function GanttLegend({ layers, say: { gantt } }: { layers: ReadonlySet<GanttLayer>; say: Say }) {
  return (
    <Legend>
      <ul>
        <LegendItem label={gantt.legend.task} width={26} height={12} className={styles.task}>
          <rect width={26} height={12} rx={3} />
          <rect className={styles.done} width={15} height={12} rx={3} />
        </LegendItem>
        {layers.has("baseline") ? (
          <LegendItem label={gantt.baseline} width={26} height={12}>
            <rect className={styles.baseline} x={1} y={3} width={24} height={6} rx={2} />
          </LegendItem>
        ) : null}
        {layers.has("dependencies") ? (
          <LegendItem label={gantt.legend.dependency} width={16} height={12} className={styles.link}>
            <path d="M1 2h9v7M6 5.5l4 4.5 4-4.5" />
          </LegendItem>
        ) : null}
        {layers.has("critical-path") ? (
          <LegendItem label={gantt.legend.criticalPath} width={22} height={12}>
            <rect className={styles.critical} x={2} y={2} width={18} height={8} rx={2} />
          </LegendItem>
        ) : null}
        <LegendItem label={gantt.legend.constraint} width={14} height={16}>
          <path className={styles.constraint} d="M3 1v14M3 8h9m-3-3 3 3-3 3" />
        </LegendItem>
        <LegendItem label={gantt.deadline} width={12} height={16}>
          <path className={styles.deadline} d="M10 1v14M10 1H2l2.5 4L2 9h8" />
        </LegendItem>
        <LegendItem label={gantt.milestone} width={16} height={16}>
          <path className={styles.milestone} d="M8 1l7 7-7 7-7-7z" />
        </LegendItem>
      </ul>
    </Legend>
  );
}
