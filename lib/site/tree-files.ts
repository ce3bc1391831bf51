import { readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { isInside } from "../list-files";
import { isMedia } from "../media.mjs";
import { hasActiveContent } from "./images";

/** What tools make of a tree, beside it, and what is not published yet. */
const isMade = /^_(?:build|site|book|drafts)$/;

/**
 * True for a file of another tree, by its path, that readers get as it is: no page, no code, and of what tools keep for themselves, as in
 * `_static` of Sphinx, only what pages show.
 */
export function isServed(path: string): boolean {
  const names = path.split("/");
  if (/\.(mdx?|[cm]?[jt]sx?)$/.test(path) || names.some((name) => /^\.|^node_modules$/.test(name))) return false;
  const own = names.filter((name) => name.startsWith("_"));
  return own.length === 0 || (isMedia(path) && !own.some((name) => isMade.test(name)));
}

/** True for an image that would run code when it is opened by itself. */
export const isActiveImage = (file: string): boolean => /\.svg$/i.test(file) && hasActiveContent(readFileSync(file));

/** A file that readers get as it is, by its path from the first of `folders` that has it; undefined if there is none. */
export function readServed(path: string, folders: readonly string[]): Buffer | undefined {
  if (!isServed(path)) return undefined;
  const file = folders.map((folder) => ({ folder, name: join(folder, path) })).find(isFile)?.name;
  return file === undefined || isActiveImage(file) ? undefined : readFileSync(file);
}

const isFile = ({ folder, name }: { folder: string; name: string }) =>
  isInside(name, realpathSync(folder)) && statSync(name).isFile();
