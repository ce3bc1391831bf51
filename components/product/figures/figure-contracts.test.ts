import { describe, expect, it } from "vitest";
import { findMistakes } from "@/lib/authoring/check-use";
import { figureContracts } from "@/lib/product/figures/figure-contracts";
import { openFigure } from "./frame/figure";

const caption = "What to notice.";
const check = (name: string, attributes: Record<string, string>) =>
  findMistakes(figureContracts, name, { caption, ...attributes }).map(({ message, hint }) => [message, hint]);

describe("a wrong attribute of a figure", () => {
  it("is reported with its value and the closest valid one", () => {
    expect(check("PlanningBoard", { view: "wek" })).toEqual([
      ['<PlanningBoard view="wek">: there is no view "wek".', 'Did you mean "week"?'],
    ]);
    expect(check("Agenda", { resources: "R0100, R0111" })).toEqual([
      ['<Agenda resources="R0100, R0111">: there is no resource "R0111".', 'Did you mean "R0110"?'],
    ]);
  });

  it("is checked against the labels of the selected screen", () => {
    expect(check("DetailsPanel", { tab: "Resource", highlight: "Fone" })).toEqual([
      ['<DetailsPanel highlight="Fone">: there is no part "Fone".', 'Did you mean "Phone"?'],
    ]);
    expect(check("FormScreen", { name: "state-menu", highlight: "Save as" })).toEqual([]);
  });

  it("makes the figure throw an error that lists all wrong attributes", () => {
    expect(() => openFigure("StateFlow", { name: "retri", caption: "" }, "edition")).toThrow(
      /^<StateFlow> needs the attribute "caption"\. Write <StateFlow caption="…">\.\n<StateFlow name="retri">: there is no flow "retri"\. Did you mean "retry"\?$/,
    );
  });
});

describe("a highlight", () => {
  it.each([
    [
      "PlanningBoard",
      { resources: "R0100", highlight: "lock" },
      '<PlanningBoard>: highlight="lock" marks nothing, because the board does not show anything with "lock".',
    ],
    [
      "PlanningBoard",
      { appointments: "4021", selected: "4022" },
      '<PlanningBoard>: selected="4022" is not on the board.',
    ],
    [
      "PlanningBoard",
      { date: "2026-03-07", view: "day", appointments: "4021", highlight: "context-menu" },
      '<PlanningBoard>: highlight="context-menu" marks nothing, because the board does not show anything with "context-menu".',
    ],
    [
      "PlanningBoard",
      { date: "2026-03-07", view: "day", appointments: "4021", highlight: "tooltip" },
      '<PlanningBoard>: highlight="tooltip" marks nothing, because the board does not show anything with "tooltip".',
    ],
    [
      "PlanningBoard",
      { resources: "R0200", show: "filtered", highlight: "time-grid" },
      '<PlanningBoard>: highlight="time-grid" marks nothing, because the board does not show anything with "time-grid".',
    ],
    [
      "Agenda",
      { view: "week", highlight: "more" },
      '<Agenda>: highlight="more" marks nothing, because the week view does not show it.',
    ],
    [
      "Agenda",
      { view: "month", highlight: "4030" },
      '<Agenda>: highlight="4030" marks nothing, because the month view does not show it.',
    ],
    [
      "RouteMap",
      { show: "jobs, resources, cluster", highlight: "R0210" },
      '<RouteMap>: highlight="R0210" marks nothing, because a cluster replaces its pin.',
    ],
  ])("is rejected if %s does not draw it: %o", (name, attributes, message) => {
    expect(check(name, attributes)).toEqual([[message, undefined]]);
  });

  it.each([
    ["PlanningBoard", { highlight: "context-menu" }],
    ["PlanningBoard", { show: "bottom-bar", highlight: "undo" }],
    ["Agenda", { view: "month", highlight: "4021" }],
    ["RouteMap", { show: "jobs, resources, cluster", highlight: "R0100" }],
    ["RouteMap", { show: "jobs", highlight: "home" }],
    ["PivotGrid", { columns: "week", resources: "R0100, R0110", highlight: "R0110 Week" }],
  ])("is accepted if %s draws it: %o", (name, attributes) => {
    expect(check(name, attributes)).toEqual([]);
  });

  it("in a pivot must be among the rows and cells shown", () => {
    const [message] = check("PivotGrid", { columns: "week", resources: "R0100", highlight: "R0110 Week" });
    expect(message?.[0]).toBe('<PivotGrid highlight="R0110 Week">: there is no part "R0110 Week".');
    expect(check("PivotGrid", { columns: "week", highlight: "R0110 Fri" })).toHaveLength(1);
  });
});
