import {
  accessSync,
  constants,
  type Dirent,
  existsSync,
  lstatSync,
  opendirSync,
  readdirSync,
  realpathSync,
  statSync,
} from "node:fs";
import { join, sep } from "node:path";
import { withoutPath } from "./input/read-text";
import type { Issue, Mistake } from "./types";

/** Files below a folder by their path from it, with forward slashes, sorted; and what was left out, with the reason. */
type FileList = { files: string[]; issues: Issue[] };

/**
 * Lists the files below a folder. Symbolic links to files inside it count as files. Links that lead out of it, to folders or nowhere are
 * left out, so that nothing else on the machine is published and no loop is followed, and so are files whose names are not valid text and
 * folders that cannot be read.
 * @throws Error of the system when the folder is not there or cannot be read.
 */
export function listFiles(folder: string): FileList {
  const list: FileList = { files: [], issues: [] };
  const root = realpathSync(folder);
  const enter = (relative: string) => {
    for (const entry of readdirSync(join(folder, relative), { withFileTypes: true }).sort(byName)) {
      const name = relative ? `${relative}/${entry.name}` : entry.name;
      if (isMisread(folder, name)) list.issues.push({ severity: "warning", file: name, ...notUtf8 });
      else if (entry.isDirectory()) {
        if (entry.name === "node_modules" || entry.name === ".git") continue;
        const mistake = mistakeOfFolder(join(folder, name));
        if (mistake === undefined) enter(name);
        else list.issues.push({ severity: "warning", file: name, ...mistake });
      } else if (isLock(entry.name)) continue;
      else if (entry.isFile()) list.files.push(name);
      else if (entry.isSymbolicLink()) {
        const mistake = mistakeOfLink(join(folder, name), root);
        if (mistake === undefined) list.files.push(name);
        else list.issues.push({ severity: "warning", file: name, ...mistake });
      }
    }
  };
  enter("");
  list.files.sort();
  return list;
}

const notUtf8: Mistake = {
  message: "The name has bytes that are not UTF-8: it is left out.",
  hint: "Rename it.",
};

/** Emacs lock files: a dangling symlink, or a regular file where symlinks are not supported, next to an unsaved file. */
const isLock = (name: string) => name.startsWith(".#");

/** True if a name was decoded lossily, so that its path does not exist. */
const isMisread = (folder: string, name: string) =>
  name.includes("\uFFFD") && !lstatSync(join(folder, name), { throwIfNoEntry: false });

function mistakeOfFolder(path: string): Mistake | undefined {
  try {
    accessSync(path, constants.R_OK | constants.X_OK);
    // Windows reports it only when the folder is opened.
    opendirSync(path).closeSync();
    return undefined;
  } catch (cause) {
    const failure = withoutPath(cause instanceof Error ? cause.message : String(cause));
    return { message: `The folder cannot be read: ${failure}. It is left out.`, hint: "Make it a readable folder." };
  }
}

const byName = (a: Dirent, b: Dirent) => (a.name < b.name ? -1 : 1);

function mistakeOfLink(path: string, root: string): Mistake | undefined {
  const hint = "Put a copy of what it leads to in its place.";
  if (!existsSync(path)) return { message: "The symbolic link leads nowhere: it is left out.", hint };
  if (!isInside(path, root)) return { message: "The symbolic link leads out of the folder: it is left out.", hint };
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  return { message: "The symbolic link leads to no file: it is left out.", hint };
}

/** True when the file at `path`, links followed, is in the folder `root`, which has no link in its own path. */
export function isInside(path: string, root: string): boolean {
  try {
    return realpathSync(path).startsWith(root + sep);
  } catch {
    // A dangling or circular link is not inside either.
    return false;
  }
}
