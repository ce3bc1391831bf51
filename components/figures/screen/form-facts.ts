import { sampleWorld } from "@/lib/reference/sample-world";
import type { Field, Form, Group } from "./form-data";

/** A field with its value as a sentence. */
export function fieldFact({ label, type, value, isOn, options, ticked }: Field): string {
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

function groupFacts({ title, fields, menu, table }: Group): string[] {
  const rows = table?.rows.map((row) => row.map((cell, index) => cell && `${table.columns[index] ?? ""} ${cell}`));
  return [
    menu.length > 0 ? `${title ?? "Menu"}: ${menu.join(", ")}.` : "",
    ...fields.map(fieldFact),
    ...(rows ?? []).map((row) => `${title ? `${title}: ` : ""}${row.filter(Boolean).join(", ")}.`),
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

/** Everything a screen shows, as sentences. */
export function formFacts(form: Form, highlight: string | undefined): string[] {
  const { title, meta, tabs, open, actions, groups, note, hasMonth, hasIndicators } = form;
  return [
    `Screen ${[title, meta].filter(Boolean).join(", ")}.`,
    highlight ? `Marked with 1: ${highlight}.` : "",
    tabs.length > 0 ? `Tabs: ${tabs.join(", ")}; ${open ?? ""} is open.` : "",
    ...groups.flatMap(groupFacts),
    hasMonth
      ? "March 2026 by weeks, Monday first, with the ISO week numbers 9 to 14. Monday 2 to Friday 6 March, week 10, are chosen."
      : "",
    ...(hasIndicators ? indicatorFacts() : []),
    actions.length > 0 ? `Buttons: ${actions.join(", ")}.` : "",
    note ?? "",
  ].filter(Boolean);
}
