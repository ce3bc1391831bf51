/**
 * Every component an author may use and its attributes (`?`: optional). Figures and reference tables check the values of
 * their attributes themselves. The MDX map is typed against these names, so neither can miss an entry.
 */
export const vocabulary = {
  Steps: [],
  Tabs: ["group?"],
  Tab: ["label"],
  Cards: [],
  Card: ["title", "href"],
  Details: ["summary"],
  Key: [],
  Badge: [],
  Stage: ["name"],
  SettingsTable: ["tab?", "keys?"],
  ErrorTable: ["codes?", "range?"],
  ErrorCode: ["code"],
  RightsTable: ["rights?"],
  Enumeration: ["name"],
  Endpoint: ["path"],
  Attributes: ["schema", "group?"],
  Operation: ["id"],
  Samples: ["id"],
  CommandSynopsis: ["command"],
  CommandOptions: ["command"],
  ExitCodes: [],
  SdkSurface: ["language"],
  PlanningBoard: [
    "view?",
    "date?",
    "resources?",
    "appointments?",
    "show?",
    "selected?",
    "calendar-mode?",
    "highlight?",
    "caption",
  ],
  GanttChart: ["show?", "highlight?", "caption"],
  Agenda: ["view?", "date?", "resources?", "highlight?", "caption"],
  RouteMap: ["show?", "highlight?", "caption"],
  RouteSequence: ["highlight?", "caption"],
  PivotGrid: ["columns?", "values?", "resources?", "highlight?", "caption"],
  Phone: ["screen?", "highlight?", "caption"],
  DataGrid: ["name?", "highlight?", "show?", "caption"],
  DetailsPanel: ["tab?", "highlight?", "caption"],
  FormScreen: ["name?", "highlight?", "caption"],
  ScreenFrame: ["highlight?", "caption"],
  StateFlow: ["name", "highlight?", "caption"],
} as const satisfies Record<string, readonly string[]>;

/** Stages of the roadmap, in its order. */
export const stageNames = ["now", "next", "later", "shipped", "deprecated"] as const;

/** The only values of an attribute, where a component knows no others. */
export const closedValues: Partial<Record<ComponentName, Record<string, readonly string[]>>> = {
  Stage: { name: stageNames },
};

export type ComponentName = keyof typeof vocabulary;

/** Figures drawn from the sample world; their values are checked by the figures themselves. */
export const figureNames = [
  "PlanningBoard",
  "GanttChart",
  "Agenda",
  "RouteMap",
  "RouteSequence",
  "PivotGrid",
  "Phone",
  "DataGrid",
  "DetailsPanel",
  "FormScreen",
  "ScreenFrame",
  "StateFlow",
] as const satisfies readonly ComponentName[];
