import { realpathSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { readText } from "../../../input/read-text";
import { isInside } from "../../../list-files";
import { partPaths } from "../../../page/foreign/parts/part-uses";
import { deepestPart, type Parts } from "../../../page/foreign/parts/parts";
import type { DocSource } from "../../../types";
import { projectFoldersOf, projectRootOf } from "../../place";

/** Maximum size in bytes of a file that a page may include. */
const largest = 512 * 1024;

/**
 * Reads the files that a page of a foreign tree includes, and those that texts among them include, keyed by the path as written. Paths are
 * tried relative to the page's folder `base`, for a text also to its own, then to folders `_includes` from there up to the tree, then to
 * the tree and its ancestors within the project, and to the folder `_includes` in each. Hidden files are never read, unless they are
 * Markdown or what GitBook has to be included.
 */
export function partsOf(body: string, base: string, tree: string): Parts {
  const named = partPaths(body);
  if (named.length === 0) return {};
  const parts = new Map<string, string>();
  const folders = projectFoldersOf(tree);
  const outermost = projectRootOf(tree);
  const read = (paths: readonly string[], places: readonly string[], depth: number) => {
    for (const path of paths.filter((path) => !parts.has(path))) {
      const below = path.replace(ofRoot, "");
      const fromRoot = [...folders, ...folders.map((folder) => join(folder, "_includes"))].map((at) => join(at, below));
      const candidates = ofRoot.test(path) ? fromRoot : [...places.map((at) => join(at, path)), ...fromRoot];
      const file = candidates.find((candidate) => isReadable(candidate, outermost));
      if (file === undefined) continue;
      const part = readText(file, path, "warning").text;
      parts.set(path, part);
      if (depth < deepestPart && isMarkdown.test(file)) read(partPaths(part), [dirname(file), ...places], depth + 1);
    }
  };
  read(named, [join(tree, base), ...foldersUpFrom(base).map((folder) => join(tree, folder, "_includes"))], 1);
  return Object.fromEntries(parts);
}

const isMarkdown = /\.mdx?$/;

/** A folder of the tree and those that it is in, the innermost first. */
const foldersUpFrom = (folder: string): string[] =>
  folder === "" || folder === "." ? [] : [folder, ...foldersUpFrom(posix.dirname(folder))];

/** Begins a path from the root of the tree or of its project, as VitePress, Docusaurus, and DocFX write it. */
const ofRoot = /^(?:@site|[@~])?\//;

/** True for a file in the folder `outermost`, which has no link in its own path, that pages may include. */
export function isReadable(file: string, outermost: string): boolean {
  if (!isInside(file, outermost)) return false;
  const found = statSync(file);
  if (!found.isFile() || found.size > largest) return false;
  return !/[/\\]\.(?![^/\\]+\.mdx?$|gitbook[/\\]includes[/\\])/.test(realpathSync(file).slice(outermost.length));
}

/** Adds the files that a foreign page or post includes to the texts that it includes by name. */
export function addParts(
  foreign: NonNullable<DocSource["foreign"]>,
  body: string,
  folder: string,
  named: Parts = {},
): void {
  const parts = { ...partsOf(body, foreign.base, folder), ...named };
  if (Object.keys(parts).length > 0) foreign.parts = parts;
}
