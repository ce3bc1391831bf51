import { browserStorage } from "@/lib/browser-storage";
import type { VersionEntry } from "@/lib/site";

/** Local storage key under which a version choice is kept. */
export const versionKey = (pluginId: string, name: string) => `docs-${pluginId}-${name}`;

/** The version the reader chose, unless it is gone from the configuration or storage is blocked. */
export function readVersion(pluginId: string, versions: readonly VersionEntry[]): string | undefined {
  return versions.find(({ name }) => browserStorage.get(versionKey(pluginId, name)) === "true")?.name;
}

/** Keeps one choice and forgets the others. */
export function chooseVersion(pluginId: string, versions: readonly VersionEntry[], chosen: string): void {
  for (const { name } of versions) {
    if (name === chosen) browserStorage.set(versionKey(pluginId, name), "true");
    else browserStorage.remove(versionKey(pluginId, name));
  }
}
