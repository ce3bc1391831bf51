/** What `show` can draw over the bars. */
export const ganttLayers = ["baseline", "critical-path", "dependencies"] as const;

/** Parts of a Gantt that can be highlighted, with the name the caption uses. */
export const ganttParts = {
  dependency: "Dependency",
  constraint: "Constraint",
  deadline: "Deadline",
  baseline: "Baseline",
  progress: "Progress",
  milestone: "Milestone",
  toolbar: "Toolbar",
} as const;
