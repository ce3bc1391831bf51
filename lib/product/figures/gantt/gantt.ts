import type { Attributes } from "../../../authoring/contract";
import { figures } from "../../../texts/en/figures";
import { type ProjectTask, resourceOf, sampleWorld } from "../../reference/sample-world";
import { dayLength } from "../../reference/sample-world-clock";
import { time } from "../dates";
import { figure, partName, pickShown, type Say } from "../figure";
import { type Place, type TimeAxis, xOf } from "../geometry";

/** The sample week and two days more, so that the deadline is on the chart with room beside it. */
export const ganttAxis: TimeAxis = { firstDay: 0, days: 9, ...sampleWorld.board };

/** Days of the axis that nobody works. */
export const weekend = [5, 6] as const;

/** Buttons of the toolbar, after the project menu. */
export const ganttTools = ["Sync", "Undo", "Zoom", "Critical path", "Set baseline", "PDF"] as const;

/** Height of the line of days. */
export const headHeight = 34;
/** Height of a row. */
export const rowHeight = 46;
/** Room above a bar in its row. */
const barTop = 10;
/** Height of a bar. */
export const barHeight = 20;
/** Height of the whole drawing. */
export const ganttHeight = headHeight + rowHeight * sampleWorld.project.tasks.length;

/** What `show` can draw over the bars. */
const ganttLayers = ["baseline", "critical-path", "dependencies"] as const;

/** A part of a Gantt that can be highlighted. */
type GanttPart = keyof typeof figures.gantt.parts;
/** Their names in attributes. */
const ganttParts = Object.keys(figures.gantt.parts);

/** Something drawn over the bars. */
export type GanttLayer = (typeof ganttLayers)[number];

/** Layers to draw: those of the page, and the one that the highlight needs. */
export function layersOf({ show, highlight }: Attributes): ReadonlySet<GanttLayer> {
  const needed = { baseline: "baseline", dependency: "dependencies" } as const;
  return pickShown(ganttLayers, show ?? "baseline, dependencies", needed, highlight);
}

/** Top of the bar of a task. */
export function taskY(taskNo: string): number {
  const index = sampleWorld.project.tasks.findIndex((task) => task.taskNo === taskNo);
  return headHeight + Math.max(index, 0) * rowHeight + barTop;
}

/** The task of this number. */
export function projectTaskOf(taskNo: string | undefined): ProjectTask | undefined {
  return sampleWorld.project.tasks.find((task) => task.taskNo === taskNo);
}

const x = (minute: number) => xOf(ganttAxis, minute);

/** The chain of tasks that sets the end: the last task with a predecessor, and all before it. */
export function criticalTasks(): string[] {
  const chain: string[] = [];
  let task = sampleWorld.project.tasks.findLast(({ predecessor }) => predecessor);
  while (task) {
    chain.unshift(task.taskNo);
    task = projectTaskOf(task.predecessor);
  }
  return chain;
}

function barPlace({ taskNo, start, end, kind }: ProjectTask): Place {
  const y = taskY(taskNo);
  if (kind === "milestone") return { x: x(start), dx: -12, pixels: 24, y: y - 2, height: barHeight + 4 };
  return { x: x(start), width: x(end) - x(start), y, height: barHeight };
}

const marks: Readonly<Record<GanttPart, () => Place | undefined>> = {
  dependency: () => {
    const task = sampleWorld.project.tasks.find(({ predecessor }) => predecessor);
    const before = projectTaskOf(task?.predecessor);
    return (
      task && before && { x: x(before.end), dx: -2, pixels: 24, y: taskY(before.taskNo) + 4, height: rowHeight - 6 }
    );
  },
  constraint: () => {
    const task = sampleWorld.project.tasks.find(({ constraint }) => constraint);
    return (
      task?.constraint && { x: x(task.constraint.date), dx: -9, pixels: 14, y: taskY(task.taskNo) - 4, height: 26 }
    );
  },
  deadline: () => {
    const task = sampleWorld.project.tasks.find(({ deadline }) => deadline);
    return task?.deadline === undefined
      ? undefined
      : { x: x(task.deadline), dx: -10, pixels: 16, y: taskY(task.taskNo) - 5, height: 29 };
  },
  baseline: () => {
    const task = sampleWorld.project.tasks.find(({ baseline }) => baseline);
    if (!task?.baseline) return undefined;
    const { start, end } = task.baseline;
    return { x: x(start), width: x(end) - x(start), y: taskY(task.taskNo) + barHeight + 2, height: 8 };
  },
  progress: () => {
    const task = sampleWorld.project.tasks.find(({ percentDone }) => percentDone);
    if (!task) return undefined;
    const width = (x(task.end) - x(task.start)) * ((task.percentDone ?? 0) / 100);
    return { x: x(task.start), width, y: taskY(task.taskNo), height: barHeight };
  },
  milestone: () => {
    const task = sampleWorld.project.tasks.find(({ kind }) => kind === "milestone");
    return task && barPlace(task);
  },
  toolbar: () => undefined,
};

/** Place of a highlight in the timeline; undefined when there is none. */
export function ganttMark(highlight: string | undefined): Place | undefined {
  const part = Object.entries(marks).find(([name]) => name === highlight);
  if (part) return part[1]();
  const task = projectTaskOf(highlight);
  return task && barPlace(task);
}

/** `<GanttChart>`. */
export const ganttChart = figure({
  purpose: `Tasks of project ${sampleWorld.project.job} on a timeline.`,
  examples: ['<GanttChart show="baseline, critical-path" highlight="deadline" caption="…" />'],
  attributes: {
    show: { noun: "part", values: ganttLayers, isList: true },
    highlight: {
      noun: "part",
      values: [...ganttParts, ...sampleWorld.project.tasks.map(({ taskNo }) => taskNo)],
    },
  },
  mark: (highlight, say) => {
    const task = projectTaskOf(highlight);
    return partName(say.gantt.parts, highlight) ?? (task && `${task.taskNo} ${task.name}`);
  },
  tell: (attributes, say) => ganttFacts(layersOf(attributes), say),
});

function taskFact(task: ProjectTask, layers: ReadonlySet<GanttLayer>, say: Say): string {
  const { taskNo, name, kind, hours, percentDone, resources, predecessor, baseline, constraint, deadline } = task;
  const { gantt } = say;
  const at = (minute: number) => `${say.dayAndMonth(minute)} ${time(minute)}`;
  const parts = [
    kind === "milestone" ? `${gantt.milestone}, ${at(task.start)}` : "",
    kind === "summary" ? gantt.summary : "",
    kind === "milestone" ? "" : say.when(task),
    hours === undefined ? "" : `${say.number(hours)} h`,
    percentDone === undefined ? "" : gantt.done(percentDone),
    resources.length > 0 ? say.list(resources.map((no) => resourceOf(no).displayName)) : "",
    predecessor && layers.has("dependencies") ? gantt.after(predecessor) : "",
    baseline && layers.has("baseline") ? `${gantt.baseline} ${say.when(baseline)}` : "",
    constraint ? `${say.label(constraint.label)} ${at(constraint.date)}` : "",
    deadline === undefined ? "" : `${gantt.deadline} ${at(deadline)}`,
  ];
  return `${taskNo} ${name}: ${parts.filter(Boolean).join(", ")}.`;
}

/** Everything the Gantt shows, as sentences. */
function ganttFacts(layers: ReadonlySet<GanttLayer>, say: Say): string[] {
  const { job, tasks } = sampleWorld.project;
  const days = weekend.map((day) => say.weekdayDate(day * dayLength));
  return [
    say.gantt.gantt(job, say.dayRange(0, (ganttAxis.days - 1) * dayLength), ganttTools.join(", ")),
    ...tasks.map((task) => taskFact(task, layers, say)),
    layers.has("critical-path") ? say.gantt.criticalPath(criticalTasks().join(", ")) : "",
    say.gantt.gray(say.list(days)),
  ];
}
