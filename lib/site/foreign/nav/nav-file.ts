import { join, posix, relative } from "node:path";
import { readText } from "../../../input/read-text";
import { isInside } from "../../../list-files";
import type { Issue } from "../../../types";
import { projectFoldersOf, projectRootOf } from "../../place";
import type { NavEntry } from "./summary";

/** The folder of a tree of pages, and the label that messages use for it. */
export type NavPlace = { folder: string; label: string };

/** A navigation file: its name in messages, its text, and the path from its folder to the tree. */
export type NavFile = { file: string; text: string; issues: Issue[]; treePath: string };

/**
 * Finds the first of `names` that exists in one of `folders`, which default to the tree and its ancestors within the project. Links that
 * lead out of the project are not followed.
 */
export function findNavFile(
  { folder, label }: NavPlace,
  names: readonly string[],
  folders = projectFoldersOf(folder),
): NavFile | undefined {
  const outermost = projectRootOf(folder);
  for (const around of folders) {
    const name = names.find((candidate) => isInside(join(around, candidate), outermost));
    if (name === undefined) continue;
    const treePath = relative(around, folder).replaceAll("\\", "/");
    const file = posix.join(label, relative(folder, around).replaceAll("\\", "/"), name);
    return { file, treePath, ...readText(join(around, name), file, "warning") };
  }
  return undefined;
}

/** File names of a module in every extension: `sidebars.ts`, `sidebars.js`, … */
export const moduleNames = (name: string): string[] =>
  ["ts", "js", "mts", "mjs", "cts", "cjs"].map((extension) => `${name}.${extension}`);

/** Normalizes the path of a folder relative to the tree: no slashes around it, and the empty string for the tree itself. */
export const folderOf = (path: unknown): string | undefined =>
  typeof path === "string" ? path.replace(/^(?:\.?\/|\.$)|\/$/g, "") : undefined;

/** Navigation read from a file (`file` is its name in messages): a book to be read in order, or groups that become sections. */
export type WrittenNav = {
  file: string;
  /** True for files that are not pages: the navigation file itself, or files that pages include. */
  isOther?: (name: string) => boolean;
  entries: NavEntry[];
  isBook: boolean;
  /** Whether an index page listed first in a group becomes the page of the group, as in MkDocs. */
  takesFirst?: boolean;
};

/** Result of a navigation reader: the navigation, if any, and issues with the file. */
export type Found = { nav?: WrittenNav | undefined; issues: Issue[] };
