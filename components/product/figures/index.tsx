import type { figureContracts } from "@/lib/product/figures/figure-contracts";
import { Agenda } from "./agenda/agenda";
import { PlanningBoard } from "./board/planning-board";
import { StateFlow } from "./flow/state-flow";
import { GanttChart } from "./gantt/gantt-chart";
import { RouteMap } from "./map/route-map";
import { RouteSequence } from "./map/route-sequence";
import { Phone } from "./phone/phone";
import { PivotGrid } from "./pivot/pivot-grid";
import { DataGrid } from "./screen/data-grid";
import { DetailsPanel, FormScreen } from "./screen/form-screen";
import { ScreenFrame } from "./screen/screen-frame";

/** Every figure a page may use, by the name it has there. Server components: their data comes from the file system. */
export const figures = {
  PlanningBoard,
  GanttChart,
  Agenda,
  RouteMap,
  RouteSequence,
  PivotGrid,
  Phone,
  DataGrid,
  DetailsPanel,
  FormScreen,
  ScreenFrame,
  StateFlow,
} satisfies Record<keyof typeof figureContracts, unknown>;
