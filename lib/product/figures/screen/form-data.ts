import { type Reader, readAll, readReference } from "../../reference/sample-world-reader";
import { isoWeek } from "../words";
import { appointmentTitle, appointmentValue, isAppointmentValue, worldOptions } from "./form-world";

/** A field of a screen with what stands in it. */
export type Field = {
  label: string;
  type: "text" | "select" | "area" | "secret" | "switch" | "checks" | "static" | "swatch" | "link";
  value?: string;
  isOn: boolean;
  options: string[];
  ticked: string[];
  /** Whether the value is that of the environment; undefined when the row has no such tick. */
  asEnvironment?: boolean;
  /** Label of a button beside the value. */
  button?: string;
};

/** Label of the tick at a setting of one's own (product model, 31.4). */
export const environmentTick = "As in the environment";

/** A group of a screen: fields in one or two columns, a menu, or a table, with the buttons below it. */
export type Group = {
  title?: string;
  columns: number;
  fields: Field[];
  menu: string[];
  table?: { columns: string[]; rows: string[][] };
  actions: string[];
};

/** A screen or dialog of the application. */
export type Form = {
  name: string;
  title: string;
  meta?: string;
  tabs: string[];
  open?: string;
  actions: string[];
  groups: Group[];
  note?: string;
  isDialog: boolean;
  hasMonth: boolean;
  hasIndicators: boolean;
};

const file = "figures/forms.yaml";

const fieldTypes = ["text", "select", "area", "secret", "switch", "checks", "static", "swatch", "link"] as const;

/** The value a field takes from the appointment its dialog is about, or the text that stands in the file. */
function fieldValue(r: Reader, appointment: string | undefined): string | undefined {
  const name = r.optional("from");
  if (name === undefined) return r.optional("value");
  if (appointment !== undefined && isAppointmentValue(name)) return appointmentValue(appointment, name);
  r.report("from", `names "${name}", which the appointment of this screen does not have`);
  return undefined;
}

const field = (r: Reader, appointment: string | undefined): Field => ({
  label: r.text("label"),
  type: r.choice("type", fieldTypes),
  value: fieldValue(r, appointment),
  isOn: r.flag("on"),
  options: r.has("optionsFrom")
    ? [...worldOptions[r.choice("optionsFrom", ["colleagues", "groups"])]]
    : r.texts("options"),
  ticked: r.texts("ticked"),
  asEnvironment: r.has("asEnvironment") ? r.flag("asEnvironment") : undefined,
  button: r.optional("button"),
});

const setting = (r: Reader) => ({
  key: r.text("key"),
  tab: r.text("tab"),
  value: r.text("default"),
  mayDiffer: r.flag("profileOverride"),
});

/** Application settings with their defaults; `settings.yaml` stays their only place. */
const settings = readAll("settings.yaml", readReference("settings.yaml"), (root) => root.list("settings", setting));

const source = readReference(file);

/** Labels of settings that differ from their keys. */
const labels = readAll(
  file,
  source,
  (root) => new Map(root.list("labels", (r) => [r.text("key"), r.text("label")] as const)),
);

/** Keys of all application settings. */
export const settingKeys = settings.map(({ key }) => key);

/** `planning.respectAllowedDates` → `Respect allowed dates`. */
export function labelOfSetting(key: string): string {
  const named = labels.get(key);
  if (named) return named;
  const words = (key.split(".")[1] ?? key).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Values that replace the defaults, by key. */
const ownValues = (r: Reader) => new Map(r.list("values", (v) => [v.text("key"), v.text("value")] as const));

function settingField({ key, value }: { key: string; value: string }, own: ReadonlyMap<string, string>): Field {
  const isSwitch = value === "on" || value === "off";
  const text = own.get(key) ?? value;
  return {
    label: labelOfSetting(key),
    type: isSwitch ? "switch" : "text",
    value: isSwitch ? undefined : text,
    isOn: text === "on",
    options: [],
    ticked: [],
  };
}

function settingGroups(tab: string, own: ReadonlyMap<string, string>): Group[] {
  const fields = settings.filter((row) => row.tab === tab).map((row) => settingField(row, own));
  return [{ columns: 2, fields, menu: [], actions: [] }];
}

/** Settings a person or a profile may override, each with the tick that takes the value of the environment. */
function ownSettings(r: Reader): Field[] {
  const own = ownValues(r);
  return r.texts("settings").flatMap((key) => {
    const row = settings.find((setting) => setting.key === key);
    if (row?.mayDiffer) return [{ ...settingField(row, own), asEnvironment: !own.has(key) }];
    r.report("settings", `names "${key}", which is no setting that a profile may override`);
    return [];
  });
}

const group = (r: Reader, appointment: string | undefined): Group => ({
  title: r.optional("title"),
  columns: r.has("columns") ? r.number("columns") : 1,
  fields: [...r.list("fields", (f) => field(f, appointment)), ...ownSettings(r)],
  menu: r.texts("menu"),
  table: r.maybe("table", (t) => ({ columns: t.texts("columns"), rows: t.rows("rows") })),
  actions: r.texts("actions"),
});

function form(r: Reader): Form {
  const tab = r.optional("settings");
  const tabs = r.texts("tabs");
  const appointment = r.optional("appointment");
  return {
    name: r.text("name"),
    title: r.text("title"),
    meta: r.optional("meta") ?? (appointment ? appointmentTitle(appointment) : undefined),
    tabs,
    open: r.optional("open") ?? tabs[0],
    actions: r.texts("actions"),
    groups: tab ? settingGroups(tab, ownValues(r)) : r.list("groups", (g) => group(g, appointment)),
    note: r.optional("note"),
    isDialog: r.flag("isDialog"),
    hasMonth: r.flag("month"),
    hasIndicators: r.flag("indicators"),
  };
}

const forms = readAll(file, source, (root) => root.list("forms", form));

/** Names of all screens. */
export const formNames = forms.map(({ name }) => name);

/** The screen of this name; throws when there is none. */
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
