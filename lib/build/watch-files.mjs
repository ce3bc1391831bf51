import { statSync } from "node:fs";
import { watch } from "chokidar";

/** Folders of projects that other people's pages are in. */
const ignored = /[\\/](?:node_modules|\.git)(?:[\\/]|$)/;
/** Milliseconds after which what was told is looked at once more: an editor may write a file in two goes, and many files at once. */
const settle = 60;

/**
 * Calls `tell` as soon as a file whose name matches `names` is made, changed or removed: in these folders, anywhere below them, or one
 * of these files. Of many at once it is called for the first, and once for all the others. Resolves once it watches, to what ends it.
 * What the system does not let it watch is told once, with the next step: all else is watched.
 *
 * @param {string[]} places
 * @param {RegExp} names
 * @param {() => void} tell
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function watchFiles(places, names, tell) {
  /** What each file was like when it was told. */
  const told = new Map();
  const noted = new Set();
  let timer;
  const announce = () => {
    for (const file of noted) told.set(file, stateOf(file));
    tell();
    timer = setTimeout(lookAgain, settle);
  };
  const lookAgain = () => {
    timer = undefined;
    if ([...noted].some((file) => told.get(file) !== stateOf(file))) return announce();
    noted.clear();
    told.clear();
  };
  const watcher = watch(places, { ignoreInitial: true, ignored }).on("all", (_, file) => {
    if (!names.test(file)) return;
    noted.add(file);
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

/** What raises the limits that a system sets to watching, by the code of its error. */
const remedies = {
  ENOSPC: "Raise the limit, sudo sysctl fs.inotify.max_user_watches=524288, and start again.",
  EMFILE: "Raise the limit of open files, ulimit -n 65536, and start again.",
};

/**
 * Why some files are not watched, and what to do.
 *
 * @param {unknown} cause
 * @returns {string}
 */
export function watchFailure(cause) {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `Changes of some files will not be noticed: ${reason}. ${remedies[cause?.code] ?? "Start again after every change of them."}`;
}

/** Time and size of a file, which two writes in a row do not leave alike; nothing of one that is gone. */
function stateOf(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.mtimeMs} ${stats.size}`;
}
