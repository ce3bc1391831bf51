import { spawn } from "node:child_process";
import { accessSync, constants, cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Folders that a build writes. Each is built in its `stagingFolder` and renamed when it is finished. */
const outputFolders = ["out", "hosting"] as const;
type OutputFolder = (typeof outputFolders)[number];

/** The folder in which an output folder is built. */
export const stagingFolder = (name: OutputFolder): string => `${name}.new`;
const backupFolder = (name: OutputFolder) => `${name}.old`;
/** Beginning of the name of a folder whose files are being deleted in the background. */
const trashPrefix = "out.leaving-";
/** Folder for new files within a mounted output folder; hosts serve no file whose name begins with a dot. */
const incoming = ".new";

/**
 * Cleans up after an interrupted build: the last finished export stays, or is restored.
 * @throws Error of the system when the last export is not writable, before anything is changed.
 */
export function clearLeftovers(root: string): void {
  for (const name of outputFolders) if (existsSync(join(root, name))) accessSync(join(root, name), constants.W_OK);
  for (const name of outputFolders) {
    const [now, before] = [join(root, name), join(root, backupFolder(name))];
    if (!existsSync(now) && existsSync(before)) renameSync(before, now);
    remove(join(now, incoming));
  }
  const begun = readdirSync(root).filter((name) => name.startsWith(trashPrefix));
  removeInBackground(root, [...outputFolders.flatMap((name) => [backupFolder(name), stagingFolder(name)]), ...begun]);
}

/**
 * Deletes folders of the root in a separate process that may outlive this one: an export of 2,000 pages has 19,000 files, and nobody has to
 * wait for their deletion. What is left over, the next build deletes.
 */
function removeInBackground(root: string, names: readonly string[]): void {
  const found = names.filter((name) => existsSync(join(root, name)));
  if (found.length === 0) return;
  try {
    const folder = mkdtempSync(join(root, trashPrefix));
    for (const name of found) renameSync(join(root, name), join(folder, name));
    const program = "fs.rmSync(process.argv[1], { recursive: true, force: true })";
    const removing = spawn(process.execPath, ["-e", program, folder], {
      detached: true,
      windowsHide: true,
      stdio: "ignore",
    });
    removing.once("error", () => remove(folder)).unref();
  } catch {
    // Fall back to deleting in place if the disk has no room for another folder or a folder cannot be moved.
    for (const name of found) remove(join(root, name));
  }
}

/** Replaces the last export with the finished one. @throws Error of the system when a folder cannot be moved. */
export function replaceLastExport(root: string): void {
  for (const name of outputFolders) {
    const now = join(root, name);
    const before = join(root, backupFolder(name));
    const next = join(root, stagingFolder(name));
    if (isMounted(now, before)) replaceContents(now, next);
    else renameSync(next, now);
  }
  clearLeftovers(root);
}

/** Moves the last folder away. True when it cannot be moved because it is mounted. */
function isMounted(now: string, before: string): boolean {
  if (!existsSync(now)) return false;
  try {
    renameSync(now, before);
    return false;
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && (cause.code === "EBUSY" || cause.code === "EXDEV")) return true;
    throw cause;
  }
}

/**
 * Replaces the contents of a mounted folder only after everything new has been copied to its disk, which may be full. The home page
 * is moved last: until then the export does not look finished.
 */
function replaceContents(now: string, next: string): void {
  const arrived = join(now, incoming);
  try {
    cpSync(next, arrived, { recursive: true });
  } catch (cause) {
    remove(arrived);
    throw cause;
  }
  for (const name of readdirSync(now)) if (name !== incoming) remove(join(now, name));
  const names = readdirSync(arrived).sort((a, b) => Number(a === "index.html") - Number(b === "index.html"));
  for (const name of names) renameSync(join(arrived, name), join(now, name));
  remove(arrived);
}

/** Caches of builds in `.cache`, some of them per edition: "page-texts-de". */
const cacheFolders = /^(?:compressed|editions|findings|last-export|page-texts|pages|rendered|words|yaml)(?:-|$)/;

/** Deletes the caches of earlier builds. */
export function clearBuildCaches(root: string): void {
  const cache = join(root, ".cache");
  const names = existsSync(cache) ? readdirSync(cache).filter((name) => cacheFolders.test(name)) : [];
  const folders = [join(root, ".next", "cache"), ...names.map((name) => join(cache, name))];
  folders.forEach(remove);
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true });
