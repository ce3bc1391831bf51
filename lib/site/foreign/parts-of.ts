import { realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { readText } from "../../input/read-text";
import { isInside } from "../../list-files";
import { partPaths } from "../../page/foreign/part-uses";
import type { Parts } from "../../page/foreign/parts";
import type { DocSource } from "../../types";
import { projectFoldersOf } from "../place";

/** Maximum size in bytes of a file that a page may include. */
const largest = 512 * 1024;

/**
 * Reads the files that a page of a foreign tree includes, keyed by the path as written. Paths are tried relative to the page's folder
 * `base`, then to the tree and its ancestors within the project, and to the folder `_includes` in each. Hidden files are never read,
 * unless they are Markdown or what GitBook has to be included.
 */
export function partsOf(body: string, base: string, tree: string): Parts {
  const paths = partPaths(body);
  if (paths.length === 0) return {};
  const folders = projectFoldersOf(tree);
  const outermost = realpathSync(folders.at(-1) ?? tree);
  const found = paths.flatMap((path) => {
    const named = path.replace(ofRoot, "");
    const fromRoot = [...folders, ...folders.map((folder) => join(folder, "_includes"))].map((at) => join(at, named));
    const candidates = ofRoot.test(path) ? fromRoot : [join(tree, base, path), ...fromRoot];
    const file = candidates.find((candidate) => isReadable(candidate, outermost));
    return file === undefined ? [] : [[path, readText(file, path, "warning").text] as const];
  });
  return Object.fromEntries(found);
}

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
