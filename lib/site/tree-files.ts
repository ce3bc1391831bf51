import { readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { isInside } from "../list-files";
import { isMedia } from "../media.mjs";
import { hasActiveContent } from "./images";

/** Folders of build output and of drafts. */
const isMade = /^_(?:build|site|book|drafts)$/;

/**
 * True for a path in a foreign tree that is served verbatim: not a page, not code, not hidden; in underscore folders of tools, such as
 * `_static` of Sphinx, only media.
 */
export function isServed(path: string): boolean {
  const names = path.split("/");
  if (/\.(mdx?|[cm]?[jt]sx?)$/.test(path) || names.some((name) => /^\.|^node_modules$/.test(name))) return false;
  const own = names.filter((name) => name.startsWith("_"));
  return own.length === 0 || (isMedia(path) && !own.some((name) => isMade.test(name)));
}

/** True for such a path in a folder of static files; in folders where tools keep settings and sources, too, only for what pages show. */
export function isServedFrom(folder: string, path: string): boolean {
  if (/[/\\]\.gitbook$/.test(folder) && !/^\/?assets\//.test(path)) return false;
  return isServed(path) && (isMedia(path) || !/[/\\]src[/\\]assets$/.test(folder));
}

/** True for an image that would run code if opened directly. */
export const isActiveImage = (file: string): boolean => /\.svg$/i.test(file) && hasActiveContent(readFileSync(file));

/** Reads a file to serve verbatim from the first of `folders` that has `path`; undefined if there is none or it is not served. */
export function readServed(path: string, folders: readonly string[]): Buffer | undefined {
  const served = folders.filter((folder) => isServedFrom(folder, path));
  const file = served.map((folder) => ({ folder, name: join(folder, path) })).find(isFile)?.name;
  return file === undefined || isActiveImage(file) ? undefined : readFileSync(file);
}

const isFile = ({ folder, name }: { folder: string; name: string }) =>
  isInside(name, realpathSync(folder)) && statSync(name).isFile();
