import { sampleWorld } from "../../reference/sample-world";
import { dayAndMonth, isoWeek, monthAndYear, weekdayName } from "../words";
import type { Field, Form, Group } from "./form-schema";
import { chosenDays, firstDay, monthWeeks } from "./month-days";

/** A field with its value as a sentence. */
export function fieldFact(field: Field): string {
  const { asEnvironment, button } = field;
  const tick = asEnvironment ? "as in the environment" : "a value of its own";
  const more = [asEnvironment === undefined ? "" : tick, button ? `button ${button}` : ""].filter(Boolean);
  const fact = valueFact(field);
  return more.length === 0 ? fact : `${[fact.slice(0, -1), ...more].join(", ")}.`;
}

function valueFact({ label, type, value, isOn, options, ticked }: Field): string {
  switch (type) {
    case "switch":
      return `${label}: ${isOn ? "on" : "off"}.`;
    case "checks": {
      const open = options.filter((option) => !ticked.includes(option));
      return `${label}: ticked ${ticked.join(", ") || "nothing"}${open.length > 0 ? `; not ticked ${open.join(", ")}` : ""}.`;
    }
    case "secret":
      return `${label}: hidden.`;
    default:
      return `${label}: ${value ?? "empty"}${value?.endsWith(".") ? "" : "."}`;
  }
}

function groupFacts({ title, fields, menu, table, actions }: Group): string[] {
  const rows = table?.rows.map((row) => row.map((cell, index) => cell && `${table.columns[index] ?? ""} ${cell}`));
  return [
    menu.length > 0 ? `${title ?? "Menu"}: ${menu.join(", ")}.` : "",
    ...fields.map(fieldFact),
    ...(rows ?? []).map((row) => `${title ? `${title}: ` : ""}${row.filter(Boolean).join(", ")}.`),
    actions.length > 0 ? `Buttons${title ? ` of ${title}` : ""}: ${actions.join(", ")}.` : "",
  ].filter(Boolean);
}

function indicatorFacts(): string[] {
  const names = (list: readonly { displayName: string }[]) => list.map(({ displayName }) => displayName).join(", ");
  return [
    `Categories: ${names(sampleWorld.categories)}.`,
    `Time markers: ${names(sampleWorld.timeMarkers)}.`,
    `Pins: ${names(sampleWorld.pins)}.`,
    "Importance: high, normal, low.",
  ];
}

function monthFact(): string {
  const [first, last] = [firstDay * 1440, (firstDay + monthWeeks * 7 - 1) * 1440];
  const chosen = chosenDays.map((day) => `${weekdayName(day * 1440)} ${dayAndMonth(day * 1440)}`);
  return `${monthAndYear(0)} by weeks, ${weekdayName(0)} first, with the ISO week numbers ${isoWeek(first)} to ${isoWeek(last)}. ${chosen.join(" to ")}, week ${isoWeek(0)}, are chosen.`;
}

/** Everything a screen shows, as sentences. */
export function formFacts(form: Form, highlight: string | undefined): string[] {
  const { title, meta, tabs, open, actions, groups, note, hasMonth, hasIndicators } = form;
  return [
    `Screen ${[title, meta].filter(Boolean).join(", ")}.`,
    highlight ? `Marked with 1: ${highlight}.` : "",
    tabs.length > 0 ? `Tabs: ${tabs.join(", ")}; ${open ?? ""} is open.` : "",
    ...groups.flatMap(groupFacts),
    hasMonth ? monthFact() : "",
    ...(hasIndicators ? indicatorFacts() : []),
    actions.length > 0 ? `Buttons: ${actions.join(", ")}.` : "",
    note ?? "",
  ].filter(Boolean);
}
