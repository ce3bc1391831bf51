import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkFigure, requireFigure } from "./check";
import { figureRules } from "./figure-rules";
import { phoneScreens } from "./phone/phone-screens";
import { parts } from "./rules";

const caption = "What to notice.";

describe("a wrong attribute", () => {
  it("is named with component, attribute, value, nearest match and the allowed values", () => {
    expect(checkFigure("PlanningBoard", { caption, view: "wek" })).toEqual([
      'PlanningBoard: view="wek" is unknown. Did you mean "week"? Allowed: work-week, day, week.',
    ]);
    expect(checkFigure("Agenda", { caption, resources: "R0100, R0111" })).toEqual([
      'Agenda: resources="R0111" is unknown. Did you mean "R0110"? Allowed: R0100, R0110, R0120, R0130, R0200, R0210.',
    ]);
  });

  it("is compared with the labels of the screen that is shown", () => {
    expect(checkFigure("DetailsPanel", { caption, tab: "Resource", highlight: "Fone" })[0]).toContain(
      'DetailsPanel: highlight="Fone" is unknown. Did you mean "Phone"?',
    );
    expect(checkFigure("FormScreen", { caption, name: "state-menu", highlight: "Save as" })).toEqual([]);
  });

  it("may also be a name that no figure has", () => {
    expect(checkFigure("StateFlow", { caption, title: "x" })).toEqual([
      'StateFlow: unknown attribute "title". Did you mean "name"? Allowed: name, caption.',
    ]);
    expect(checkFigure("Gantt", { caption })[0]).toMatch(/^"Gantt" is no figure\. Did you mean "Agenda"\? Figures: /);
  });

  it("stops the figure with all of its mistakes", () => {
    expect(() => requireFigure("StateFlow", { name: "retri" })).toThrow(
      /^StateFlow: caption is missing\.\nStateFlow: name="retri" is unknown\. Did you mean "retry"\?/,
    );
  });
});

describe("a highlight", () => {
  it("has to be among what is drawn", () => {
    expect(checkFigure("PlanningBoard", { caption, resources: "R0100", highlight: "lock" })).toEqual([
      'PlanningBoard: highlight="lock" marks nothing, because the board does not show anything with "lock".',
    ]);
    expect(checkFigure("PlanningBoard", { caption, appointments: "4021", selected: "4022" })).toEqual([
      'PlanningBoard: selected="4022" is not on the board.',
    ]);
    expect(checkFigure("Agenda", { caption, view: "week", highlight: "more" })).toEqual([
      'Agenda: highlight="more" marks nothing, because the week view does not show it.',
    ]);
  });
});

describe("the authoring guide", () => {
  const guide = readFileSync("docs/authoring.md", "utf8");
  const rows = guide.split("\n").flatMap((line) => {
    const match = /^\| `<(\w+)( [^>]*)?>`\s*\| (.*?)\s*\|$/.exec(line);
    return match?.[1] && figureRules[match[1]] ? [{ name: match[1], text: `${match[2] ?? ""} ${match[3] ?? ""}` }] : [];
  });

  it("lists every figure", () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(figureRules).toSorted());
  });

  it.each(rows)("promises nothing that $name does not have", ({ name, text }) => {
    for (const [, attribute = "", value = ""] of text.matchAll(/([a-z-]+)="([^"…]*)"/g)) {
      expect(Object.keys(figureRules[name] ?? {}), `${name} ${attribute}`).toContain(attribute);
      const rule = figureRules[name]?.[attribute];
      if (!rule || typeof rule === "function") continue;
      expect(rule.values, `${name} ${attribute}`).toEqual(expect.arrayContaining(parts(value)));
    }
    const words = [...text.matchAll(/`([a-z][a-z-]+)`/g)].map(([, word = ""]) => word);
    const values = Object.values(figureRules[name] ?? {}).flatMap((rule) =>
      typeof rule === "function" ? rule({ view: "month" }).values : rule.values,
    );
    expect(words.filter((word) => !values.includes(word) && word !== "configurator")).toEqual([]);
  });

  it("knows every screen of the phone", () => {
    for (const { name } of phoneScreens) expect(guide).toContain(name);
  });
});
