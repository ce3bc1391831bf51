import type { Contracts } from "../../authoring/contract";
import { agenda } from "./agenda/agenda-contract";
import { planningBoard } from "./board/board-contract";
import { stateFlow } from "./flow/flow";
import { ganttChart } from "./gantt/gantt";
import { routeMap, routeSequence } from "./map/map-contracts";
import { phone } from "./phone/phone-contract";
import { pivotGrid } from "./pivot/pivot";
import { dataGrid, detailsPanel, formScreen, screenFrame } from "./screen/screen-contracts";

/** Contracts of the figures, which are drawn from the sample world. */
export const figureContracts = {
  PlanningBoard: planningBoard,
  GanttChart: ganttChart,
  Agenda: agenda,
  RouteMap: routeMap,
  RouteSequence: routeSequence,
  PivotGrid: pivotGrid,
  Phone: phone,
  DataGrid: dataGrid,
  DetailsPanel: detailsPanel,
  FormScreen: formScreen,
  ScreenFrame: screenFrame,
  StateFlow: stateFlow,
} as const satisfies Contracts;

/** Name of a figure. */
export type FigureName = keyof typeof figureContracts;
