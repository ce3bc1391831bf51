import { readdirSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../list-files";
import { placeholder } from "../nav/routes";

/** An export cannot leave out the routes of a blog without posts, of topics that are not used, or of what is not offered; this does. */
export function removeAll(folder: string, route: string): number {
  return remove(folder, ([first = ""]) => first.split(".")[0] === route);
}

/** Removes the files for which `isUnused` answers true, given the parts of their paths. Returns how many there were. */
function remove(folder: string, isUnused: (names: string[]) => boolean): number {
  const files = listFiles(folder).files.filter((name) => isUnused(name.split("/")));
  for (const name of files) rmSync(join(folder, name));
  return files.length;
}

/**
 * Files that Next writes and our client never asks for: what only its older router reads, sources and their maps. A placeholder is no
 * page.
 */
const neverAsked = /^(?:_(?:buildManifest|ssgManifest|clientMiddlewareManifest)\.js|.*\.js\.map|worker\..*\.ts)$/;

/** Removes what nobody asks for, and folders that are then empty. Returns the number of files. */
export function prune(folder: string): number {
  const isPlaceholder = (name: string) => name.split(".")[0] === placeholder;
  const removed = remove(folder, (names) => neverAsked.test(names.at(-1) ?? "") || names.some(isPlaceholder));
  removeEmptyFolders(folder);
  return removed;
}

/** Returns true when nothing is left in the folder. */
function removeEmptyFolders(folder: string): boolean {
  const entries = readdirSync(folder, { withFileTypes: true });
  const full = entries.filter((entry) => !entry.isDirectory() || !removeEmptyFolders(join(folder, entry.name)));
  if (full.length === 0) rmdirSync(folder);
  return full.length === 0;
}
