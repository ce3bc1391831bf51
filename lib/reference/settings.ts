import { type Cursor, readDocument } from "./cursor";
import type { YamlFile } from "./yaml-file";

/** One application setting. */
export type SettingRow = { key: string; tab: string; default: string; effect: string; profileOverride: boolean };

/** Tabs of the settings screen in order, and every setting. */
export type Settings = { tabs: string[]; settings: SettingRow[] };

/** Checks and types the settings. Keys are unique and start with the name of their tab. */
export function parseSettings(source: YamlFile): Settings {
  return readDocument(source, (root) => {
    const tabs = root.at("tabs").list((tab) => tab.text());
    const seen = new Set<string>();
    return { tabs, settings: root.at("settings").list((item) => readRow(item, tabs, seen)) };
  });
}

function readRow(item: Cursor, tabs: readonly string[], seen: Set<string>): SettingRow {
  const key = item.at("key").text();
  const tab = item.at("tab").oneOf(tabs);
  if (!key.startsWith(`${tab.toLowerCase()}.`))
    item.at("key").problem(`"${key}" does not start with "${tab.toLowerCase()}.".`);
  if (seen.has(key)) item.at("key").problem(`"${key}" is listed twice.`);
  seen.add(key);
  return {
    key,
    tab,
    default: item.at("default").text(),
    effect: item.at("effect").text(),
    profileOverride: item.at("profileOverride").flag(false),
  };
}
