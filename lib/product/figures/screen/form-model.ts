import { z } from "zod";
import { listBy } from "../../../input/validate";
import { flag, pairsOf, tableRows, text, texts } from "../../reference/atoms";
import { type Settings, settingsSchema } from "../../reference/settings";
import { readKept } from "../../reference/yaml-file";

const field = z.strictObject({
  label: text,
  type: z.enum(["text", "select", "area", "secret", "switch", "checks", "static", "swatch", "link"]).default("text"),
  value: text.optional(),
  /** Name of the value of the screen's appointment that stands here. */
  from: text.optional(),
  on: flag,
  options: texts,
  optionsFrom: z.enum(["colleagues", "groups"]).optional(),
  ticked: texts,
  /** Whether the value is that of the environment; undefined when the row has no such tick. */
  asEnvironment: z.boolean().optional(),
  /** Label of a button beside the value. */
  button: text.optional(),
});

const group = z.strictObject({
  title: text.optional(),
  columns: z.number().default(1),
  fields: z.array(field).default([]),
  /** Settings that may be overridden, and the values that replace their defaults. */
  settings: texts,
  values: pairsOf("key", "value"),
  menu: texts,
  table: z.strictObject({ columns: texts, rows: tableRows }).optional(),
  actions: texts,
});

const form = z.strictObject({
  name: text,
  title: text,
  meta: text.optional(),
  /** The appointment that a dialog is about. */
  appointment: text.optional(),
  tabs: texts,
  open: text.optional(),
  actions: texts,
  /** The tab whose settings are shown in place of groups. */
  settings: text.optional(),
  values: pairsOf("key", "value"),
  groups: z.array(group).default([]),
  note: text.optional(),
  isDialog: flag,
  month: flag,
  indicators: flag,
});

/** `forms.yaml` as it is written. */
export const formsSchema = z.strictObject({ labels: pairsOf("key", "label"), forms: listBy(form, "name") });

export type WrittenField = z.output<typeof field>;
export type WrittenForm = z.output<typeof form>;

/** A field of a screen with what stands in it. */
export type Field = Omit<WrittenField, "from" | "on" | "optionsFrom"> & { isOn: boolean };

/** A group of a screen: fields in one or two columns, a menu, or a table, with the buttons below it. */
export type Group = Omit<z.output<typeof group>, "settings" | "values" | "fields"> & { fields: Field[] };

/** A screen or dialog of the application. */
export type Form = Pick<WrittenForm, "name" | "title" | "meta" | "tabs" | "open" | "actions" | "note" | "isDialog"> & {
  groups: Group[];
  hasMonth: boolean;
  hasIndicators: boolean;
};

/** Application settings with their defaults; `settings.yaml` stays their only place. */
const { settings } = readKept("settings.yaml", settingsSchema);

/** Keys of all application settings. */
export const settingKeys = settings.map(({ key }) => key);

/** Texts by key of a setting: labels, or values of one's own. */
type ByKey = ReadonlyMap<string, string>;

/** `planning.respectAllowedDates` → `Respect allowed dates`, where it has no label of its own. */
export function labelOf(key: string, labels: ByKey): string {
  const named = labels.get(key);
  if (named) return named;
  const words = (key.split(".")[1] ?? key).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field with a value and nothing to choose from. */
export const plainField = (label: string, type: Field["type"], value?: string): Field => ({
  label,
  type,
  value,
  isOn: false,
  options: [],
  ticked: [],
});

function settingField(row: Settings["settings"][number], labels: ByKey, own: ByKey): Field {
  const label = labelOf(row.key, labels);
  const text = own.get(row.key) ?? row.default;
  const isSwitch = row.default === "on" || row.default === "off";
  if (isSwitch) return { ...plainField(label, "switch"), isOn: text === "on" };
  return plainField(label, row.choice ? "select" : "text", text);
}

/** The settings of a tab, with the values that replace defaults. */
export const tabFields = (tab: string, labels: ByKey, own: ByKey): Field[] =>
  settings.filter((row) => row.tab === tab).map((row) => settingField(row, labels, own));

/** Keys of the settings that a person or a profile may override. */
export const overridable = settings.filter(({ profileOverride }) => profileOverride).map(({ key }) => key);

/** Such settings, each with the tick that takes the value of the environment. */
export const ownFields = (keys: readonly string[], labels: ByKey, own: ByKey): Field[] =>
  keys
    .flatMap((key) => settings.find((row) => row.key === key) ?? [])
    .map((row) => ({ ...settingField(row, labels, own), asEnvironment: !own.has(row.key) }));
