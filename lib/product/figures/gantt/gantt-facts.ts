import { resourceOf, sampleWorld } from "../../reference/sample-world";
import type { ProjectTask } from "../../reference/sample-world-types";
import { dayAndMonth, dayRange, list, time, weekdayName, when } from "../words";
import { criticalTasks, type GanttLayer, ganttAxis, ganttMarkName, ganttTools, weekend } from "./gantt-model";

const at = (minute: number) => `${dayAndMonth(minute)} ${time(minute)}`;

function taskFact(task: ProjectTask, layers: ReadonlySet<GanttLayer>): string {
  const { taskNo, name, kind, hours, percentDone, resources, predecessor, baseline, constraint, deadline } = task;
  const parts = [
    kind === "milestone" ? `milestone, ${at(task.start)}` : `${kind === "summary" ? "summary, " : ""}${when(task)}`,
    hours === undefined ? "" : `${hours} h`,
    percentDone === undefined ? "" : `${percentDone} % done`,
    resources.length > 0 ? list(resources.map((no) => resourceOf(no).displayName)) : "",
    predecessor && layers.has("dependencies") ? `after ${predecessor}` : "",
    baseline && layers.has("baseline") ? `baseline ${when(baseline)}` : "",
    constraint ? `${constraint.label.toLowerCase()} ${at(constraint.date)}` : "",
    deadline === undefined ? "" : `deadline ${at(deadline)}`,
  ];
  return `${taskNo} ${name}: ${parts.filter(Boolean).join(", ")}.`;
}

/** Everything the Gantt shows, as sentences. */
export function ganttFacts(layers: ReadonlySet<GanttLayer>, highlight: string | undefined): string[] {
  const { job, tasks } = sampleWorld.project;
  const mark = ganttMarkName(highlight);
  return [
    `Gantt of project ${job}, ${dayRange(0, (ganttAxis.days - 1) * 1440)}. Toolbar: project menu, ${ganttTools.join(", ")}.`,
    mark ? `Marked with 1: ${mark}.` : "",
    ...tasks.map((task) => taskFact(task, layers)),
    layers.has("critical-path") ? `Critical path: ${criticalTasks().join(", ")}.` : "",
    `${list(weekend.map((day) => `${weekdayName(day * 1440)} ${dayAndMonth(day * 1440)}`))} are gray: non-working days.`,
  ].filter(Boolean);
}
