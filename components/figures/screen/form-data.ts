import { type Reader, readAll, readReference } from "@/lib/reference/sample-world-reader";

/** A field of a screen with what stands in it. */
export type Field = {
  label: string;
  type: "text" | "select" | "area" | "secret" | "switch" | "checks" | "static" | "swatch" | "link";
  value?: string;
  isOn: boolean;
  options: string[];
  ticked: string[];
};

/** A group of a screen: fields in one or two columns, a menu, or a table. */
export type Group = {
  title?: string;
  columns: number;
  fields: Field[];
  menu: string[];
  table?: { columns: string[]; rows: string[][] };
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

const field = (r: Reader): Field => ({
  label: r.text("label"),
  type: r.choice("type", fieldTypes),
  value: r.optional("value"),
  isOn: r.flag("on"),
  options: r.texts("options"),
  ticked: r.texts("ticked"),
});

const group = (r: Reader): Group => ({
  title: r.optional("title"),
  columns: r.has("columns") ? r.number("columns") : 1,
  fields: r.list("fields", field),
  menu: r.texts("menu"),
  table: r.maybe("table", (t) => ({ columns: t.texts("columns"), rows: t.rows("rows") })),
});

const setting = (r: Reader) => ({ key: r.text("key"), tab: r.text("tab"), value: r.text("default") });

/** Application settings with their defaults; `settings.yaml` stays their only place. */
const settings = readAll("settings.yaml", readReference("settings.yaml"), (root) => root.list("settings", setting));

const source = readReference(file);

/** Labels of settings that differ from their keys. */
const labels = readAll(
  file,
  source,
  (root) => new Map(root.list("labels", (r) => [r.text("key"), r.text("label")] as const)),
);

/** `planning.respectAllowedDates` → `Respect allowed dates`. */
function labelOfSetting(key: string): string {
  const named = labels.get(key);
  if (named) return named;
  const words = (key.split(".")[1] ?? key).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

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
  return [{ columns: 2, fields, menu: [] }];
}

function form(r: Reader): Form {
  const tab = r.optional("settings");
  const own = new Map(r.list("values", (v) => [v.text("key"), v.text("value")] as const));
  const tabs = r.texts("tabs");
  return {
    name: r.text("name"),
    title: r.text("title"),
    meta: r.optional("meta"),
    tabs,
    open: r.optional("open") ?? tabs[0],
    actions: r.texts("actions"),
    groups: tab ? settingGroups(tab, own) : r.list("groups", group),
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
  const own = groups.flatMap(({ title, fields, menu }) => [title ?? "", ...fields.map(({ label }) => label), ...menu]);
  return [
    ...new Set([
      ...tabs,
      ...actions,
      ...own,
      ...(hasIndicators ? ["Categories", "Time markers", "Pins", "Importance"] : []),
      ...(hasMonth ? ["Week 10"] : []),
    ]),
  ].filter(Boolean);
}
