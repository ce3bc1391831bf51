import { sampleWorld } from "../../reference/sample-world";
import { chosenDays, monthDays } from "../month-days";
import type { Say } from "../say";
import { isoWeek } from "../words";
import type { Field, Form, Group } from "./form-schema";

/** A field with its value as a sentence. */
export function fieldFact(field: Field, say: Say): string {
  const { asEnvironment, button } = field;
  const { screen } = say;
  const tick = asEnvironment ? screen.asEnvironment : screen.own;
  const more = [asEnvironment === undefined ? "" : tick, button ? screen.button(button) : ""].filter(Boolean);
  const fact = valueFact(field, say);
  return more.length === 0 ? fact : `${[fact.slice(0, -1), ...more].join(", ")}.`;
}

function valueFact({ label, type, value, isOn, options, ticked }: Field, say: Say): string {
  switch (type) {
    case "switch":
      return `${label}: ${isOn ? say.on : say.off}.`;
    case "checks": {
      const open = options.filter((option) => !ticked.includes(option));
      return say.screen.ticked(label, ticked.join(", "), open.join(", "));
    }
    case "secret":
      return `${label}: ${say.screen.hidden}.`;
    default:
      return `${label}: ${value ?? say.empty}${value?.endsWith(".") ? "" : "."}`;
  }
}

function groupFacts({ title, fields, menu, table, actions }: Group, say: Say): string[] {
  const rows = table?.rows.map((row) => row.map((cell, index) => cell && `${table.columns[index] ?? ""} ${cell}`));
  return [
    menu.length > 0 ? `${title ?? say.screen.group}: ${menu.join(", ")}.` : "",
    ...fields.map((field) => fieldFact(field, say)),
    ...(rows ?? []).map((row) => `${title ? `${title}: ` : ""}${row.filter(Boolean).join(", ")}.`),
    actions.length > 0 ? say.buttons(actions.join(", "), title) : "",
  ].filter(Boolean);
}

function indicatorFacts({ screen }: Say): string[] {
  const names = (list: readonly { displayName: string }[]) => list.map(({ displayName }) => displayName).join(", ");
  return [
    screen.categories(names(sampleWorld.categories)),
    screen.timeMarkers(names(sampleWorld.timeMarkers)),
    screen.pins(names(sampleWorld.pins)),
    screen.importance,
  ];
}

function monthFact(say: Say): string {
  const chosen = chosenDays.map((day) => `${say.weekdayName(day * 1440)} ${say.dayAndMonth(day * 1440)}`);
  const weeks = [isoWeek(Math.min(...monthDays) * 1440), isoWeek(Math.max(...monthDays) * 1440)] as const;
  return say.screen.month(say.monthAndYear(0), say.weekdayName(0), weeks, chosen, isoWeek(0));
}

/** Everything a screen shows, as sentences. */
export function formFacts(form: Form, say: Say): string[] {
  const { title, meta, tabs, open, actions, groups, note, hasMonth, hasIndicators } = form;
  return [
    say.screen.screen([title, meta].filter(Boolean).join(", ")),
    tabs.length > 0 ? say.tabs(tabs.join(", "), open ?? "") : "",
    ...groups.flatMap((group) => groupFacts(group, say)),
    hasMonth ? monthFact(say) : "",
    ...(hasIndicators ? indicatorFacts(say) : []),
    actions.length > 0 ? say.buttons(actions.join(", ")) : "",
    note ?? "",
  ];
}
