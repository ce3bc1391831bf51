import type { Contract } from "../../../authoring/contract";
import { sampleWorld } from "../../reference/sample-world";
import { caption, drawFigure } from "../figure";
import { sayIn } from "../say";
import { ganttFacts } from "./gantt-facts";
import { layersOf } from "./gantt-model";
import { ganttLayers, ganttParts } from "./gantt-values";

/** `<GanttChart>`. */
export const ganttChart = {
  purpose: `Tasks of project ${sampleWorld.project.job} on a time line.`,
  examples: ['<GanttChart show="baseline, critical-path" highlight="deadline" caption="…" />'],
  attributes: {
    show: { noun: "part", values: ganttLayers, isList: true },
    highlight: {
      noun: "part",
      values: [...ganttParts, ...sampleWorld.project.tasks.map(({ taskNo }) => taskNo)],
    },
    caption,
  },
  draw: (attributes, wording) =>
    drawFigure(attributes.caption, ganttFacts(layersOf(attributes), attributes.highlight, sayIn(wording))),
} as const satisfies Contract;
