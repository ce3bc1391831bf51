import { sampleWorld } from "../../reference/sample-world";
import { figure } from "../figure";
import { ganttFacts } from "./gantt-facts";
import { ganttLayers, ganttMarkName, ganttParts, layersOf } from "./gantt-model";

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
