import { type RefinementContext, requireKnown } from "../../../input/validate";
import type { Path } from "../../../input/yaml-document";
import { sampleWorld } from "../../reference/sample-world";
import { dayLength } from "../../reference/sample-world-clock";
import { readKept } from "../../reference/yaml-file";
import { chosenDays, isoWeek, monthDays } from "../dates";
import type { Say } from "../figure";
import {
  type Field,
  type Form,
  formsSchema,
  type Group,
  labelOf,
  overridable,
  ownFields,
  settingKeys,
  tabFields,
  type WrittenField,
  type WrittenForm,
} from "./form-model";
import { appointmentTitle, appointmentValue, appointmentValues, isAppointmentValue, worldOptions } from "./form-world";

/** Label of the tick at a setting of one's own (product model, 31.4). */
export const environmentTick = "As in the environment";

type Names = { forms: readonly WrittenForm[]; labels: ReadonlyMap<string, string> };

/** Requires that what screens name outside their file is there: values of their appointment, settings. */
export function requireKnownNames({ forms, labels }: Names, context: RefinementContext): void {
  for (const [index, key] of [...labels.keys()].entries())
    requireKnown(
      context,
      ["labels", index, "key"],
      key,
      settingKeys,
      "setting",
      "Settings are listed in settings.yaml.",
    );
  for (const [index, { appointment, groups }] of forms.entries())
    for (const [at, { fields, settings }] of groups.entries()) {
      const path: Path = ["forms", index, "groups", at];
      const values = appointment ? appointmentValues : [];
      for (const [place, { from }] of fields.entries())
        if (from) requireKnown(context, [...path, "fields", place, "from"], from, values, "value of an appointment");
      for (const [place, key] of settings.entries())
        requireKnown(context, [...path, "settings", place], key, overridable, "setting that a profile may override");
    }
}

const { labels, forms: written } = readKept("figures/forms.yaml", formsSchema.superRefine(requireKnownNames));

/** What the application calls a setting. */
export const labelOfSetting = (key: string): string => labelOf(key, labels);

const fieldOf =
  (appointment: string | undefined) =>
  ({ from, on, optionsFrom, ...field }: WrittenField): Field => ({
    ...field,
    ...(appointment && from && isAppointmentValue(from) && { value: appointmentValue(appointment, from) }),
    isOn: on,
    options: optionsFrom ? [...worldOptions[optionsFrom]] : field.options,
  });

const groupsOf = ({ settings: tab, values: own, groups, appointment }: WrittenForm): Group[] =>
  tab
    ? [{ columns: 2, fields: tabFields(tab, labels, own), menu: [], actions: [] }]
    : groups.map(({ settings, values, fields, ...group }) => ({
        ...group,
        fields: [...fields.map(fieldOf(appointment)), ...ownFields(settings, labels, values)],
      }));

const forms = written.map((form): Form => {
  const { appointment, settings: _, values: _own, month, indicators, ...rest } = form;
  return {
    ...rest,
    meta: rest.meta ?? (appointment && appointmentTitle(appointment)),
    open: rest.open ?? rest.tabs[0],
    groups: groupsOf(form),
    hasMonth: month,
    hasIndicators: indicators,
  };
});

/** Names of all screens. */
export const formNames = forms.map(({ name }) => name);

/** The screen of this name. @throws Error when there is none. */
export function formOf(name: string): Form {
  const found = forms.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no form "${name}".`);
  return found;
}

/** Labels that a highlight can name: tabs, actions, group titles, fields, menu entries. */
export function formLabels({ tabs, actions, groups, hasIndicators, hasMonth }: Form): string[] {
  const own = groups.flatMap(({ title, fields, menu, actions: buttons }) => [
    title ?? "",
    ...fields.flatMap(({ label, button }) => [label, button ?? ""]),
    ...(fields.some(({ asEnvironment }) => asEnvironment !== undefined) ? [environmentTick] : []),
    ...menu,
    ...buttons,
  ]);
  return [
    ...new Set([
      ...tabs,
      ...actions,
      ...own,
      ...(hasIndicators ? ["Categories", "Time markers", "Pins", "Importance"] : []),
      ...(hasMonth ? [`Week ${isoWeek(0)}`] : []),
    ]),
  ].filter(Boolean);
}

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
      return `${label}: ${value ?? say.empty}.`;
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
  const chosen = chosenDays.map((day) => say.weekdayDate(day * dayLength));
  const weeks = [isoWeek(Math.min(...monthDays) * dayLength), isoWeek(Math.max(...monthDays) * dayLength)] as const;
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
