import { dayAndMonth, weekdayName } from "@/lib/product/figures/dates";
import {
  criticalTasks,
  type GanttLayer,
  ganttAxis,
  ganttHeight,
  ganttMark,
  ganttTools,
  headHeight,
  layersOf,
  rowHeight,
  weekend,
} from "@/lib/product/figures/gantt/gantt";
import { percent } from "@/lib/product/figures/geometry";
import { jobOf, sampleWorld } from "@/lib/product/reference/sample-world";
import { dayLength } from "@/lib/product/reference/sample-world-clock";
import controls from "../frame/controls.module.css";
import { At, classNames, Icon } from "../frame/drawing";
import { drawFigure } from "../frame/figure";
import { Callout, Marked, Ring, ScrollTarget } from "../frame/highlight";
import plan from "../frame/plan.module.css";
import { ScrollRegion, Window } from "../frame/window";
import styles from "./gantt.module.css";
import { GanttLegend, GanttLink, GanttTask } from "./gantt-task";

const { tasks } = sampleWorld.project;
const days = Array.from({ length: ganttAxis.days }, (_, index) => index);
const title = `${sampleWorld.project.job} ${jobOf(sampleWorld.project.job).shortDescription}`;

function Toolbar({ isMarked, hasCriticalPath }: { isMarked: boolean; hasCriticalPath: boolean }) {
  return (
    <Marked isMarked={isMarked} isInside>
      <div className={styles.toolbar} aria-hidden="true">
        <span className={controls.control}>
          {title} <Icon name="down" />
        </span>
        {ganttTools.map((tool) => (
          <span
            key={tool}
            className={classNames(controls.control, hasCriticalPath && tool === "Critical path" && controls.on)}
          >
            {tool}
          </span>
        ))}
      </div>
    </Marked>
  );
}

function Tree() {
  return (
    <svg className={styles.tree} width="100%" height={ganttHeight} aria-hidden="true">
      <text className={plan.detail} x={12} y={21}>
        Task
      </text>
      {tasks.map(({ taskNo, name, kind, hours, percentDone }, index) => {
        const details = [taskNo, hours && `${hours} h`, percentDone && `${percentDone}%`, kind !== "task" && kind];
        return (
          <g
            key={taskNo}
            transform={`translate(${kind === "summary" ? 10 : 20} ${headHeight + index * rowHeight + 20})`}
          >
            {kind === "summary" ? <Icon name="down" x={-3} y={-10} size={10} /> : null}
            <text className={plan.name} x={kind === "summary" ? 10 : 0}>
              {name}
            </text>
            <text className={plan.detail} x={kind === "summary" ? 10 : 0} y={15}>
              {details.filter(Boolean).join(" · ")}
            </text>
          </g>
        );
      })}
      <path className={plan.line} d={tasks.map((_, index) => `M0 ${headHeight + index * rowHeight}h200`).join("")} />
    </svg>
  );
}

/** Days as columns; the weekend is gray. */
function Ground() {
  return (
    <>
      <rect
        className={styles.zone}
        x={percent(weekend[0] / days.length)}
        y={headHeight}
        width={percent(weekend.length / days.length)}
        height={ganttHeight}
      />
      {days.slice(1).map((day) => (
        <line
          key={day}
          className={plan.line}
          x1={percent(day / days.length)}
          x2={percent(day / days.length)}
          y2={ganttHeight}
        />
      ))}
      {days.map((day) => (
        <At key={day} x={day / days.length}>
          <text className={plan.name} x={6} y={21}>
            {weekdayName(day * dayLength).slice(0, 3)} {dayAndMonth(day * dayLength).split(" ")[0]}
          </text>
        </At>
      ))}
      {tasks.map(({ taskNo }, index) => (
        <line
          key={taskNo}
          className={plan.line}
          x2="100%"
          y1={headHeight + index * rowHeight}
          y2={headHeight + index * rowHeight}
        />
      ))}
    </>
  );
}

function Timeline({ layers, highlight }: { layers: ReadonlySet<GanttLayer>; highlight?: string }) {
  const mark = ganttMark(highlight);
  const critical = layers.has("critical-path") ? criticalTasks() : [];
  return (
    <div className={plan.time}>
      <svg width="100%" height={ganttHeight} aria-hidden="true">
        <Ground />
        {tasks.map((task) => (
          <GanttTask key={task.taskNo} task={task} layers={layers} isCritical={critical.includes(task.taskNo)} />
        ))}
        {layers.has("dependencies")
          ? tasks.map((task) => <GanttLink key={task.taskNo} task={task} isCritical={critical.includes(task.taskNo)} />)
          : null}
        {mark ? <Ring place={mark} isOutline /> : null}
        {mark ? <Callout place={mark} corner={highlight === "baseline" ? "end" : "start"} /> : null}
      </svg>
      {mark ? <ScrollTarget x={mark.x} before={0.38} /> : null}
    </div>
  );
}

/** The Gantt of the cold store refit: tree, timeline, links, constraint, deadline, baseline, progress, milestone. */
export const GanttChart = drawFigure("GanttChart", (props, figure) => {
  const layers = layersOf(props);
  return (
    <Window title="Gantt" meta={title} icon="gantt">
      <Toolbar isMarked={props.highlight === "toolbar"} hasCriticalPath={layers.has("critical-path")} />
      <ScrollRegion label="Gantt">
        <div className={styles.grid} {...figure.picture(`Gantt of ${title}`)}>
          <Tree />
          <Timeline layers={layers} highlight={props.highlight} />
        </div>
      </ScrollRegion>
      <GanttLegend layers={layers} say={figure.say} />
    </Window>
  );
});
