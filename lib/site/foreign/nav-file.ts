import { existsSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { readText } from "../../input/read-text";
import type { Issue } from "../../types";
import { projectFoldersOf } from "../place";
import type { NavEntry } from "./summary";

/** A tree of pages, and how messages name it. */
export type NavPlace = { folder: string; label: string };

/** A file with navigation: how messages name it, what it says, and the tree's path from the folder that its names start from. */
export type NavFile = { file: string; text: string; issues: Issue[]; treePath: string };

/** The first of these files that is in one of the `folders`: else the tree and those around it in its project. */
export function findNavFile(
  { folder, label }: NavPlace,
  names: readonly string[],
  folders = projectFoldersOf(folder),
): NavFile | undefined {
  for (const around of folders) {
    const name = names.find((candidate) => existsSync(join(around, candidate)));
    if (name === undefined) continue;
    const treePath = relative(around, folder).replaceAll("\\", "/");
    const file = posix.join(label, relative(folder, around).replaceAll("\\", "/"), name);
    return { file, treePath, ...readText(join(around, name), file, "warning") };
  }
  return undefined;
}

/** How a module may be called: `sidebars.js`, `sidebars.ts`, … */
export const moduleNames = (name: string): string[] =>
  ["ts", "js", "mts", "mjs", "cts", "cjs"].map((extension) => `${name}.${extension}`);

/** A folder by its path from the tree, without slashes around it; that of the tree itself is the empty text. */
export const folderOf = (path: unknown): string | undefined =>
  typeof path === "string" ? path.replace(/^(?:\.?\/|\.$)|\/$/g, "") : undefined;

/** The navigation that a tree has in a file, as messages name it: a book, to be read through, or groups that are sections. */
export type WrittenNav = {
  file: string;
  /** Whether a file of the tree is no page: this one, or one that pages take texts from. */
  isOther?: (name: string) => boolean;
  entries: NavEntry[];
  isBook: boolean;
  /** Whether a folder's page that stands first in a group is the page of the group, as in MkDocs. */
  takesFirst?: boolean;
};

/** What a reader of navigation found, and what is wrong with the file. */
export type Found = { nav?: WrittenNav | undefined; issues: Issue[] };
