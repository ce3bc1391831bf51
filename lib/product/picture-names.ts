/** Figures that can stand, small and still, beside a post of the blog: the values of `picture` in its front matter. */
export const pictureNames = [
  "PlanningBoard",
  "GanttChart",
  "Agenda",
  "RouteMap",
  "PivotGrid",
  "Phone",
  "StateFlow",
  "DataGrid",
] as const;
