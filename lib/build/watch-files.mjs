import { statSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";
import { watch } from "chokidar";

/**
 * Folders of projects that other people's pages are in, and what Emacs keeps beside a file that has not been saved; the watcher leaves out
 * by itself what other editors keep.
 */
const ignored = /[\\/](?:(?:node_modules|\.git)(?:[\\/]|$)|\.#[^\\/]*$|#[^\\/]*#$)/;
/** Milliseconds after which files are checked again: an editor may write a file in two steps, or many files at once. */
const settle = 60;

/**
 * Calls `onChange` when a file whose name matches `names` is created, changed or removed: in or below one of the folders in `places`, or
 * one of the files there, also where they are not there yet. Many changes at once lead to two calls: one for the first, and one for all
 * others. Resolves once it is watching, to an object that stops it. If the system refuses to watch something, that is printed once, with
 * the next step, and the rest is watched.
 * @param {string[]} places
 * @param {RegExp} names
 * @param {() => void} onChange
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function watchFiles(places, names, onChange) {
  /** The state of each changed file when its change was announced. */
  const announced = new Map();
  const changed = new Set();
  let timer;
  const announce = () => {
    for (const file of changed) announced.set(file, stateOf(file));
    onChange();
    timer = setTimeout(lookAgain, settle);
  };
  const lookAgain = () => {
    timer = undefined;
    if ([...changed].some((file) => announced.get(file) !== stateOf(file))) return announce();
    changed.clear();
    announced.clear();
  };
  const watcher = watch(...awaiting(places)).on("all", (_, file) => {
    if (!names.test(file)) return;
    changed.add(file);
    if (!timer) announce();
  });
  let isTold = false;
  watcher.on("error", (cause) => {
    if (!isTold) console.error(watchFailure(cause));
    isTold = true;
  });
  // `once` of Node.js would be ended by an error of one file.
  await new Promise((resolve) => watcher.once("ready", resolve));
  const close = () => {
    clearTimeout(timer);
    return watcher.close();
  };
  return { close };
}

/**
 * The watcher's arguments. It would miss a folder that is created later, and lose what is removed and written again, as git does.
 * So it watches the nearest existing folder around each place, and ignores everything else in there.
 *
 * @param {string[]} places
 * @returns {[string[], import("chokidar").ChokidarOptions]}
 */
function awaiting(places) {
  const awaited = places.map((place) => resolve(place));
  const isIn = (path, folder) => path === folder || path.startsWith(folder + sep);
  const isAwaited = (path) => awaited.some((place) => isIn(path, place) || isIn(place, path));
  return [
    awaited.map((place) => nearest(dirname(place))),
    { ignoreInitial: true, ignored: (path) => ignored.test(path) || !isAwaited(resolve(path)) },
  ];
}

/**
 * The path, if that is a folder, or the nearest one above it.
 *
 * @param {string} path
 * @returns {string}
 */
const nearest = (path) => (statSync(path, { throwIfNoEntry: false })?.isDirectory() ? path : nearest(dirname(path)));

/** Remedies for the system's watch limits, by error code. */
const remedies = {
  ENOSPC: "Raise the limit with sudo sysctl fs.inotify.max_user_watches=524288, and restart.",
  EMFILE: "Raise the limit of open files with ulimit -n 65536, and restart.",
};

/**
 * The message that says why some files are not watched, and what to do.
 *
 * @param {unknown} cause
 * @returns {string}
 */
export function watchFailure(cause) {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `Changes to some files will not be noticed: ${reason}. ${remedies[cause?.code] ?? "Restart after changing them."}`;
}

/**
 * Modification time and size of a file, which differ after any two writes; undefined if it does not exist.
 *
 * @param {string} file
 * @returns {string | undefined}
 */
export function stateOf(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.mtimeMs} ${stats.size}`;
}
