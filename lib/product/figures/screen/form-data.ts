import { type RefinementContext, refuseUnknown } from "../../../input/validate";
import type { Path } from "../../../input/yaml-document";
import { readFigures } from "../figure-file";
import { isoWeek } from "../words";
import { type Field, type Form, formsSchema, type Group, type WrittenField, type WrittenForm } from "./form-schema";
import { labelOf, overridable, ownFields, tabFields } from "./form-settings";
import { appointmentTitle, appointmentValue, appointmentValues, isAppointmentValue, worldOptions } from "./form-world";

/** Label of the tick at a setting of one's own (product model, 31.4). */
export const environmentTick = "As in the environment";

/** What screens name outside their file: values of their appointment, settings. */
function refuseUnknownNames({ forms }: { forms: readonly WrittenForm[] }, context: RefinementContext): void {
  for (const [index, { appointment, groups }] of forms.entries())
    for (const [at, { fields, settings }] of groups.entries()) {
      const path: Path = ["forms", index, "groups", at];
      const values = appointment ? appointmentValues : [];
      for (const [place, { from }] of fields.entries())
        if (from) refuseUnknown(context, [...path, "fields", place, "from"], from, values, "value of an appointment");
      for (const [place, key] of settings.entries())
        refuseUnknown(context, [...path, "settings", place], key, overridable, "setting that a profile may override");
    }
}

const { labels, forms: written } = readFigures("forms", formsSchema.superRefine(refuseUnknownNames));

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
  const { name, title, meta, appointment, tabs, open = tabs[0], actions, note, isDialog, month, indicators } = form;
  return {
    name,
    title,
    meta: meta ?? (appointment && appointmentTitle(appointment)),
    tabs,
    open,
    actions,
    groups: groupsOf(form),
    note,
    isDialog,
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
