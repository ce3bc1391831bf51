import { checkAgenda } from "./agenda/agenda-check";
import { agendaRules } from "./agenda/agenda-rules";
import { checkBoard } from "./board/board-check";
import { boardRules } from "./board/board-rules";
import { flowRules } from "./flow/flow-rules";
import { ganttRules } from "./gantt/gantt-rules";
import type { FigureAttributes } from "./ids";
import { mapRules, sequenceRules } from "./map/map-rules";
import { phoneRules } from "./phone/phone-rules";
import { pivotRules } from "./pivot/pivot-rules";
import type { Rules } from "./rules";
import { dataGridRules } from "./screen/data-grid-rules";
import { detailsRules } from "./screen/details-rules";
import { formRules } from "./screen/form-rules";
import { frameRules } from "./screen/frame-rules";

/** Checks that need more than one attribute; they run when each attribute alone is right. */
export const figureChecks: Readonly<Record<string, (props: FigureAttributes) => string[]>> = {
  PlanningBoard: checkBoard,
  Agenda: checkAgenda,
};

/** Attributes of every figure by component name. */
export const figureRules: Readonly<Record<string, Rules>> = {
  PlanningBoard: boardRules,
  Agenda: agendaRules,
  RouteMap: mapRules,
  RouteSequence: sequenceRules,
  PivotGrid: pivotRules,
  Phone: phoneRules,
  GanttChart: ganttRules,
  DataGrid: dataGridRules,
  DetailsPanel: detailsRules,
  FormScreen: formRules,
  ScreenFrame: frameRules,
  StateFlow: flowRules,
};
