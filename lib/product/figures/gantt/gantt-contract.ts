import { resourceOf, sampleWorld } from "../../reference/sample-world";
import type { ProjectTask } from "../../reference/sample-world-types";
import { time } from "../dates";
import { figure } from "../figure";
import type { Say } from "../say";
import {
  criticalTasks,
  type GanttLayer,
  ganttAxis,
  ganttLayers,
  ganttMarkName,
  ganttParts,
  ganttTools,
  layersOf,
  weekend,
} from "./gantt-model";

/** `<GanttChart>`. */
export const ganttChart = figure({
  purpose: `Tasks of project ${sampleWorld.project.job} on a time line.`,
  examples: ['<GanttChart show="baseline, critical-path" highlight="deadline" caption="…" />'],
  attributes: {
    show: { noun: "part", values: ganttLayers, isList: true },
    highlight: {
      noun: "part",
      values: [...ganttParts, ...sampleWorld.project.tasks.map(({ taskNo }) => taskNo)],
    },
  },
  mark: ganttMarkName,
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
    hours === undefined ? "" : `${hours} h`,
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
  const days = weekend.map((day) => `${say.weekdayName(day * 1440)} ${say.dayAndMonth(day * 1440)}`);
  return [
    say.gantt.gantt(job, say.dayRange(0, (ganttAxis.days - 1) * 1440), ganttTools.join(", ")),
    ...tasks.map((task) => taskFact(task, layers, say)),
    layers.has("critical-path") ? say.gantt.criticalPath(criticalTasks().join(", ")) : "",
    say.gantt.gray(say.list(days)),
  ];
}
