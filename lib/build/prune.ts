import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "../list-files";
import { placeholder } from "../nav/routes";

/**
 * Files that Next writes and our client never asks for: what only its older router reads, sources and their maps. A placeholder is no
 * page.
 */
const neverAsked = /^(?:_(?:buildManifest|ssgManifest|clientMiddlewareManifest)\.js|.*\.js\.map|worker\..*\.ts)$/;

const isPlaceholder = (name: string) => name.split(".")[0] === placeholder;

/**
 * Removes what nobody asks for, and folders that are then empty. The routes `left` go as well, those of a blog without posts, of topics
 * that are not used, or of what is not offered, which an export cannot leave out. Returns the number of files.
 */
export function prune(folder: string, left: readonly string[]): number {
  const isLeft = (name: string) => left.some((route) => [".", "/"].some((sign) => `/${name}`.startsWith(route + sign)));
  const isUnused = (name: string) => {
    const names = name.split("/");
    return neverAsked.test(names.at(-1) ?? "") || names.some(isPlaceholder) || isLeft(name);
  };
  const removed = listFiles(folder).files.filter(isUnused);
  for (const name of removed) rmSync(join(folder, name));
  for (const place of new Set(removed.map(dirname))) removeEmpty(folder, place);
  return removed.length;
}

/** Removes a folder below another one if it is empty, and those around it that are so then. */
function removeEmpty(folder: string, place: string): void {
  for (let name = place; name !== "."; name = dirname(name)) {
    const path = join(folder, name);
    if (!existsSync(path) || readdirSync(path).length > 0) return;
    rmdirSync(path);
  }
}
