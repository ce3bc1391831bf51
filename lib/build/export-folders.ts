import { spawn } from "node:child_process";
import { accessSync, constants, cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Folders that a build makes; each is made under `folderBeside` and takes its name when it is finished. */
const made = ["out", "hosting"] as const;
type Made = (typeof made)[number];

/** Where a folder is made. */
export const folderBeside = (name: Made): string => `${name}.new`;
const folderBefore = (name: Made) => `${name}.old`;
/** What the name of a folder begins with whose files are removed. */
const leaving = "out.leaving-";
/** Where files arrive in a folder that is mounted; hosts send no file whose name begins with a dot. */
const arriving = ".new";

/**
 * Clears away what a build that was ended has left: the last finished export stays, or comes back.
 * @throws Error of the system when the last export is not to be replaced, before anything is changed.
 */
export function clearLeftovers(root: string): void {
  for (const name of made) if (existsSync(join(root, name))) accessSync(join(root, name), constants.W_OK);
  for (const name of made) {
    const [now, before] = [join(root, name), join(root, folderBefore(name))];
    if (!existsSync(now) && existsSync(before)) renameSync(before, now);
    remove(join(now, arriving));
  }
  const begun = readdirSync(root).filter((name) => name.startsWith(leaving));
  removeBeside(root, [...made.flatMap((name) => [folderBefore(name), folderBeside(name)]), ...begun]);
}

/**
 * Removes folders of the root by a process of its own, which may outlive this one: an export of 2,000 pages is 19,000 files, for
 * which nobody has to wait. What it does not come to, the next build clears away.
 */
function removeBeside(root: string, names: readonly string[]): void {
  const found = names.filter((name) => existsSync(join(root, name)));
  if (found.length === 0) return;
  try {
    const folder = mkdtempSync(join(root, leaving));
    for (const name of found) renameSync(join(root, name), join(folder, name));
    const program = "fs.rmSync(process.argv[1], { recursive: true, force: true })";
    const removing = spawn(process.execPath, ["-e", program, folder], {
      detached: true,
      windowsHide: true,
      stdio: "ignore",
    });
    removing.once("error", () => remove(folder)).unref();
  } catch {
    // A disk without room for one more folder, a folder that cannot be moved.
    for (const name of found) remove(join(root, name));
  }
}

/** Puts the finished folders in the place of the last ones. @throws Error of the system when one cannot be moved. */
export function takeOver(root: string): void {
  for (const name of made) {
    const now = join(root, name);
    const before = join(root, folderBefore(name));
    const next = join(root, folderBeside(name));
    if (isMounted(now, before)) refill(now, next);
    else renameSync(next, now);
  }
  clearLeftovers(root);
}

/** Moves the last folder away. True when it cannot be moved, as a folder that is mounted cannot. */
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
 * A mounted folder keeps what it has until everything new has arrived on its disk, which may be full. The home page comes last:
 * until then it does not look finished.
 */
function refill(now: string, next: string): void {
  const arrived = join(now, arriving);
  try {
    cpSync(next, arrived, { recursive: true });
  } catch (cause) {
    remove(arrived);
    throw cause;
  }
  for (const name of readdirSync(now)) if (name !== arriving) remove(join(now, name));
  const names = readdirSync(arrived).sort((a, b) => Number(a === "index.html") - Number(b === "index.html"));
  for (const name of names) renameSync(join(arrived, name), join(now, name));
  remove(arrived);
}

/** What builds keep in `.cache`, some of it for each edition: "beside-html-de". */
const memories = /^(?:beside-html|editions|findings|last-export|packed|pages|rendered|words|yaml)(?:-|$)/;

/** Removes what earlier builds have kept in the project. */
export function forgetBuilds(root: string): void {
  const cache = join(root, ".cache");
  const names = existsSync(cache) ? readdirSync(cache).filter((name) => memories.test(name)) : [];
  const folders = [join(root, ".next", "cache"), ...names.map((name) => join(cache, name))];
  folders.forEach(remove);
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true });
