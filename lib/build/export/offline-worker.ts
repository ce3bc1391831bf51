import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileScript } from "../../compile-script.mjs";
import { base, withBase } from "../../nav/edition";
import { notKeptPath, workerAddress } from "../../offline/names";
import type { OfflinePlan, OfflineShell } from "../../offline/plan";
import { searchPath } from "../../search/config";
import type { PageFiles } from "./asleep/put-pages-to-sleep";
import { linkedFiles } from "./page-html";

/** The temporary file in which the process of an edition hands its shell to the one that writes the worker for all editions. */
const shellFile = (folder: string, base: string) => join(folder, base, "offline-shell.json");

/** Writes the offline shell of this process's edition into its export; `files` are those of its pages, by path. */
export function writeShell(folder: string, files: ReadonlyMap<string, PageFiles>): void {
  const paths = [notKeptPath, searchPath].map((path) => withBase(path));
  writeFileSync(shellFile(folder, base), JSON.stringify(shellOf(folder, paths, files)));
}

/**
 * The offline shell of an edition: what the worker caches with its first page.
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

/** Reads the shells that editions left in a finished export, deletes their files, and combines them into the worker's plan. */
export function extractOfflinePlan(folder: string, bases: readonly string[], hashed: readonly string[]): OfflinePlan {
  const shells: Record<string, OfflineShell> = {};
  const hash = createHash("sha256");
  for (const base of bases) {
    const file = shellFile(folder, base);
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
 * Writes the service worker for offline reading into an export of the editions at `bases`. If offline reading is not offered, it writes one
 * that uninstalls itself instead: browsers keep a worker whose file is gone.
 * @throws Error when the worker does not compile, or a file of the export is not there.
 */
export async function writeOfflineWorker(
  root: string,
  folder: string,
  { isOffered, bases, hashed }: { isOffered: boolean; bases: readonly string[]; hashed: readonly string[] },
): Promise<void> {
  const plan = extractOfflinePlan(folder, bases, hashed);
  // The mode makes Workbox leave out its development messages.
  const values = { OFFLINE_PLAN: JSON.stringify(plan), "process.env.NODE_ENV": '"production"' };
  const script = isOffered
    ? await compileScript(root, "components/offline/worker/worker.ts", values)
    : await compileUninstallWorker(root);
  writeFileSync(join(folder, workerAddress), script);
}

/** The worker that uninstalls an earlier one. @throws Error when the compiler makes more than one file of it. */
export const compileUninstallWorker = (root: string): Promise<string> =>
  compileScript(root, "components/offline/worker/uninstall.ts");
