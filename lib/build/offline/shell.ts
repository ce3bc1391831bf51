import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { base, withBase } from "../../nav/edition";
import { notKeptPath } from "../../offline/names";
import type { OfflinePlan, OfflineShell } from "../../offline/plan";
import { searchPath } from "../../search/config";
import type { PageFiles } from "../asleep/weight";
import { linkedFiles } from "../page-files";

/** Where the export of an edition, a process of its own, leaves its shell for the worker that all editions share. */
const handover = (folder: string, base: string) => join(folder, base, "offline-shell.json");

/** Leaves the shell of the edition of this process in its export; `files` are those of its pages, by path. */
export function leaveShell(folder: string, files: ReadonlyMap<string, PageFiles>): void {
  writeFileSync(
    handover(folder, base),
    JSON.stringify(
      shellOf(
        folder,
        [notKeptPath, searchPath].map((path) => withBase(path)),
        files,
      ),
    ),
  );
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
