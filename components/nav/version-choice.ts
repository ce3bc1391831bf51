import { browserStorage } from "@/lib/browser-storage";

/** Local storage key under which a version choice is kept. */
const versionKey = (pluginId: string, name: string) => `docs-${pluginId}-${name}`;

/** Keeps one choice and forgets the others. */
export function chooseVersion(pluginId: string, names: readonly string[], chosen: string): void {
  for (const name of names) {
    if (name === chosen) browserStorage.set(versionKey(pluginId, name), "true");
    else browserStorage.remove(versionKey(pluginId, name));
  }
}
