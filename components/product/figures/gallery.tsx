import type { ReactNode } from "react";
import { agendaViews } from "@/lib/product/figures/agenda/agenda-model";
import { sayIn } from "@/lib/product/figures/figure";
import type { FigureName } from "@/lib/product/figures/figure-contracts";
import { flowIn, flowNames } from "@/lib/product/figures/flow/flow";
import { phoneScreens } from "@/lib/product/figures/phone/phone-screens";
import { detailsTabs } from "@/lib/product/figures/screen/details-data";
import { formNames, formOf } from "@/lib/product/figures/screen/form-data";
import { gridNames, gridOf } from "@/lib/product/figures/screen/grid-data";
import { figures } from "./index";

/** One entry of the authors' gallery: what to write on a page, and what it draws. */
type GalleryItem = {
  name: FigureName;
  title: string;
  /** Attributes as an author writes them, without the caption. */
  attributes: Readonly<Record<string, string>>;
  element: ReactNode;
};

/** The authors' page is not translated. */
const wording = "original";

type Entry = { title: string; attributes: Record<string, string> };

const entry = (title: string, attributes: Record<string, string> = {}): Entry => ({ title, attributes });

const board: Entry[] = [
  entry("Work week"),
  entry("Day", { view: "day", date: "2026-03-02" }),
  entry("Week", { view: "week" }),
  entry("Open tasks below the board", { show: "open-tasks", highlight: "open-task" }),
  entry("Toolbar and bottom bar", { show: "toolbar, bottom-bar", highlight: "toolbar" }),
  entry("Context menu", {
    resources: "R0100, R0110",
    selected: "4021",
    show: "context-menu",
    highlight: "context-menu",
  }),
  entry("Tooltip", { resources: "R0100, R0110", selected: "4021", show: "tooltip" }),
  entry("Container and its handle", { resources: "R0100, R0110", show: "container", highlight: "handle" }),
  entry("Resource filters", { show: "resource-filters, filtered", highlight: "resource-filters" }),
  entry("Calendar mode off", { "calendar-mode": "off" }),
  entry("Time marker", { resources: "R0120, R0130, R0210", selected: "4024", highlight: "time-marker" }),
  entry("Notification", { resources: "R0110", highlight: "notification" }),
  entry("Lock", { resources: "R0130", highlight: "lock" }),
  entry("Not yet delivered", { resources: "R0110", highlight: "undelivered" }),
  entry("Non-working time", { resources: "R0120, R0130", highlight: "non-working" }),
  entry("A row", { highlight: "R0110" }),
];

const entries: Readonly<Record<FigureName, Entry[]>> = {
  PlanningBoard: board,
  GanttChart: [
    entry("Baseline and dependencies"),
    entry("Critical path", { show: "baseline, critical-path, dependencies" }),
    ...["dependency", "constraint", "deadline", "baseline", "progress", "milestone", "1020"].map((highlight) =>
      entry(`Highlight ${highlight}`, { highlight }),
    ),
  ],
  Agenda: [
    ...agendaViews.map((view) => entry(view, { view })),
    entry("More than three lines", { view: "month", highlight: "more" }),
    entry("Columns of the day view", { view: "day", resources: "R0100, R0110, R0120, R0130", highlight: "columns" }),
  ],
  RouteMap: [
    entry("Jobs, resources and route"),
    entry("Live position", { show: "jobs, resources, live, legend", highlight: "live" }),
    entry("Clusters", { show: "jobs, resources, cluster, legend" }),
    entry("Route", { highlight: "route" }),
  ],
  RouteSequence: [
    entry("Stops"),
    ...["travel", "optimize", "stop"].map((highlight) => entry(highlight, { highlight })),
  ],
  PivotGrid: [
    entry("Load by day"),
    entry("A cell", { highlight: "R0120 Fri" }),
    entry("Planned hours by week", { columns: "week", values: "planned" }),
    entry("Free hours", { values: "free", highlight: "R0130" }),
  ],
  Phone: phoneScreens.map(({ name, title }) => entry(`${title} (${name})`, { screen: name })),
  DataGrid: [
    ...gridNames.map((name) => entry(gridOf(name).title, { name })),
    entry("All parts of a grid", { name: "planned-tasks", show: "column-menu, group, totals, search" }),
  ],
  DetailsPanel: detailsTabs.map((tab) => entry(tab, { tab })),
  FormScreen: formNames.map((name) => entry(`${formOf(name).title} (${name})`, { name })),
  ScreenFrame: [
    entry("Frame"),
    ...["side-menu", "profile-selector", "dock-panel"].map((highlight) => entry(highlight, { highlight })),
  ],
  StateFlow: flowNames.map((name) => entry(flowIn(name, sayIn(wording)).title, { name })),
};

/** Tells whether a text is the name of a figure. */
export function isFigureName(name: string): name is FigureName {
  return Object.hasOwn(figures, name);
}

/** Every figure with its main variants, for the authors' page and the tests. */
export const figureGallery: readonly GalleryItem[] = Object.keys(figures)
  .filter(isFigureName)
  .flatMap((name) =>
    entries[name].map((item) => {
      const element = Reflect.apply(figures[name], undefined, [{ caption: item.title, ...item.attributes }, wording]);
      return { name, ...item, element };
    }),
  );
