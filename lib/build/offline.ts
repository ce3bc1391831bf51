import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileScript } from "../compile-script.mjs";
import { base, withBase } from "../nav/edition";
import { notKeptPath, workerAddress } from "../offline/names";
import type { OfflinePlan, OfflineShell } from "../offline/plan";
import { searchPath } from "../search/config";
import type { PageFiles } from "./asleep/write";
import { linkedFiles } from "./page-html";

/** Where the export of an edition, a process of its own, leaves its shell for the worker that all editions share. */
const handover = (folder: string, base: string) => join(folder, base, "offline-shell.json");

/** Leaves the shell of the edition of this process in its export; `files` are those of its pages, by path. */
export function leaveShell(folder: string, files: ReadonlyMap<string, PageFiles>): void {
  const paths = [notKeptPath, searchPath].map((path) => withBase(path));
  writeFileSync(handover(folder, base), JSON.stringify(shellOf(folder, paths, files)));
}

/**
 * What is kept of an edition as soon as one of its pages is.
 * @throws Error for a path that is no page of the export.
 */
export function shellOf(folder: string, paths: readonly string[], files: ReadonlyMap<string, PageFiles>): OfflineShell {
  const shell = paths.map((path) => {
    const page = files.get(path);
    if (!page) throw new Error(`The export has no page "${path}", which readers need offline.`);
    const [payload = "", ...awake] = page.awake;
    const fonts = linkedFiles(readFileSync(join(folder, page.html), "utf8"), "preload", "font");
    return { pages: [path, payload], files: [page.css, page.js, ...awake, ...fonts] };
  });
  return {
    pages: shell.flatMap(({ pages }) => pages),
    files: [...new Set(shell.flatMap(({ files }) => files))],
  };
}

/** Takes the shells out of a finished export, and makes of them what its worker knows. */
export function takePlan(folder: string, bases: readonly string[], hashed: readonly string[]): OfflinePlan {
  const shells: Record<string, OfflineShell> = {};
  const hash = createHash("sha256");
  for (const base of bases) {
    const file = handover(folder, base);
    if (!existsSync(file)) continue;
    const shell: OfflineShell = JSON.parse(readFileSync(file, "utf8"));
    rmSync(file);
    shells[base] = shell;
    hash.update(JSON.stringify(shell));
    for (const page of shell.pages)
      hash.update(readFileSync(join(folder, /\.txt$/.test(page) ? page : `${page}.html`)));
  }
  return { version: hash.digest("hex").slice(0, 12), hashed, shells };
}

/**
 * Writes the worker for reading offline into an export of the editions at `bases`, or where it is not offered, the one that frees
 * readers who have it: browsers would keep a worker whose file is gone.
 * @throws Error when the worker does not compile, or a file of the export is not there.
 */
export async function writeOfflineWorker(
  root: string,
  folder: string,
  { isOffered, bases, hashed }: { isOffered: boolean; bases: readonly string[]; hashed: readonly string[] },
): Promise<void> {
  const plan = takePlan(folder, bases, hashed);
  const script = isOffered ? await compileOfflineWorker(root, plan) : await compileFreeingWorker(root);
  writeFileSync(join(folder, workerAddress), script);
}

/**
 * The worker that keeps pages for reading offline; Workbox leaves out what it has for developers.
 * @throws Error when the compiler makes more than one file of it.
 */
const compileOfflineWorker = (root: string, plan: OfflinePlan): Promise<string> =>
  compileScript(root, "components/offline/worker/worker.ts", {
    OFFLINE_PLAN: JSON.stringify(plan),
    "process.env.NODE_ENV": '"production"',
  });

/** The worker that frees readers of the other one. @throws Error when the compiler makes more than one file of it. */
export const compileFreeingWorker = (root: string): Promise<string> =>
  compileScript(root, "components/offline/worker/free.ts");
