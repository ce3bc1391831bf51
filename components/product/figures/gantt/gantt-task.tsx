import { dayAndMonth, time } from "@/lib/product/figures/dates";
import type { Say } from "@/lib/product/figures/figure";
import { barHeight, type GanttLayer, ganttAxis, projectTaskOf, taskY } from "@/lib/product/figures/gantt/gantt";
import { boxOf, percent, xOf } from "@/lib/product/figures/geometry";
import type { ProjectTask } from "@/lib/product/reference/sample-world";
import type { Span } from "@/lib/product/reference/sample-world-clock";
import { At, classNames } from "../frame/drawing";
import plan from "../frame/plan.module.css";
import { Legend, LegendItem } from "../frame/window";
import styles from "./gantt.module.css";

const x = (minute: number) => xOf(ganttAxis, minute);
const spanBox = ({ start, end }: Span, y: number, height: number) =>
  boxOf({ x: x(start), width: x(end) - x(start), y, height });
const dateTime = (minute: number) => `${dayAndMonth(minute)} ${time(minute)}`;

type TaskProps = { task: ProjectTask; isCritical: boolean };

function Summary({ task, y }: { task: ProjectTask; y: number }) {
  return (
    <>
      <rect className={styles.summary} {...spanBox(task, y + 4, 7)} />
      <At x={x(task.start)}>
        <path className={styles.summary} d={`M0 ${y + 4}h7v7l-7 7z`} />
      </At>
      <At x={x(task.end)}>
        <path className={styles.summary} d={`M0 ${y + 4}h-7v7l7 7z`} />
      </At>
    </>
  );
}

function Milestone({ task, y }: { task: ProjectTask; y: number }) {
  return (
    <At x={x(task.start)}>
      <path className={styles.milestone} d={`M0 ${y}l10 10-10 10-10-10z`} />
      <text className={plan.detail} x={16} y={y + 14}>
        {dateTime(task.start)}
      </text>
    </At>
  );
}

function TaskBar({ task, y, isCritical }: TaskProps & { y: number }) {
  const box = spanBox(task, y, barHeight);
  const done = task.percentDone ?? 0;
  return (
    <>
      <svg {...box} className={styles.task} aria-hidden="true">
        <rect width="100%" height={barHeight} rx={4} />
        {done > 0 ? <rect className={styles.done} width={`${done}%`} height={barHeight} rx={4} /> : null}
        {done > 0 ? (
          <text x={8} y={14}>
            {done}%
          </text>
        ) : null}
      </svg>
      {isCritical ? <rect {...box} rx={4} className={styles.critical} /> : null}
    </>
  );
}

/** What surrounds a task: baseline, constraint, deadline. */
function TaskNotes({ task, y, layers }: { task: ProjectTask; y: number; layers: ReadonlySet<GanttLayer> }) {
  const { baseline, constraint, deadline } = task;
  return (
    <>
      {baseline && layers.has("baseline") ? (
        <rect className={styles.baseline} {...spanBox(baseline, y + barHeight + 3, 6)} rx={2} />
      ) : null}
      {constraint ? (
        <At x={x(constraint.date)}>
          <path className={styles.constraint} d={`M-6 ${y}v18M-6 ${y + 9}h6m-3-3 3 3-3 3`} />
          <text className={classNames(plan.detail, styles.end)} x={-11} y={y + 13}>
            {dateTime(constraint.date)}
          </text>
        </At>
      ) : null}
      {deadline === undefined ? null : (
        <At x={x(deadline)}>
          <path className={styles.deadline} d={`M0 ${y - 2}v24M0 ${y - 2}h-8l2.5 4-2.5 4h8`} />
          <text className={classNames(plan.detail, styles.end)} x={-13} y={y + 13}>
            {dateTime(deadline)}
          </text>
        </At>
      )}
    </>
  );
}

/** One row of the timeline. */
export function GanttTask({ task, layers, isCritical }: TaskProps & { layers: ReadonlySet<GanttLayer> }) {
  const y = taskY(task.taskNo);
  return (
    <>
      {task.kind === "summary" ? <Summary task={task} y={y} /> : null}
      {task.kind === "milestone" ? <Milestone task={task} y={y} /> : null}
      {task.kind === "task" ? <TaskBar task={task} y={y} isCritical={isCritical} /> : null}
      <TaskNotes task={task} y={y} layers={layers} />
    </>
  );
}

/** Arrow from the end of the predecessor to the start of the task: finish to start. */
export function GanttLink({ task, isCritical }: TaskProps) {
  const before = projectTaskOf(task.predecessor);
  if (!before) return null;
  const y = taskY(before.taskNo) + barHeight / 2;
  const top = taskY(task.taskNo);
  return (
    <g className={classNames(styles.link, isCritical && styles.criticalLink)}>
      <line x1={percent(x(before.end))} x2={percent(x(task.start))} y1={y} y2={y} />
      <At x={x(task.start)}>
        <path d={`M0 ${y}h8V${top - 2}M4 ${top - 6.5}l4 4.5 4-4.5`} />
      </At>
    </g>
  );
}

/** Explains the shapes of the timeline; of its layers those that are drawn. */
export function GanttLegend({ layers, say }: { layers: ReadonlySet<GanttLayer>; say: Say }) {
  const { gantt } = say;
  return (
    <Legend say={say}>
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
