import { projectRoot } from "../../../site/environment";
import { keepLastGood } from "../../reference/last-good";
import { parseSettings } from "../../reference/settings";
import { readYaml } from "../../reference/yaml-file";
import type { Field } from "./form-schema";

/** Application settings with their defaults; `settings.yaml` stays their only place. */
const { settings } = keepLastGood("settings of forms", () => parseSettings(readYaml("settings.yaml", projectRoot())));

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

function settingField(row: { key: string; default: string }, labels: ByKey, own: ByKey): Field {
  const isSwitch = row.default === "on" || row.default === "off";
  const text = own.get(row.key) ?? row.default;
  return {
    label: labelOf(row.key, labels),
    type: isSwitch ? "switch" : "text",
    value: isSwitch ? undefined : text,
    isOn: text === "on",
    options: [],
    ticked: [],
  };
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
