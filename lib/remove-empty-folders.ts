import { existsSync, readdirSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** Removes a folder below `root` if it is empty, and those around it that are so then. @throws Error of the system. */
export function removeEmptyFolders(root: string, folder: string): void {
  for (let name = folder; name !== "."; name = dirname(name)) {
    const path = join(root, name);
    if (!existsSync(path) || readdirSync(path).length > 0) return;
    rmdirSync(path);
  }
}
