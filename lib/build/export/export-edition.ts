import { rmSync } from "node:fs";
import { site as configuration } from "../../site";
import type { Site } from "../../site/load";
import type { Asleep } from "./asleep/put-pages-to-sleep";
import { exportSite, type PreparedExport, prepareExport, type StagedWorkspace } from "./export-site";
import { finishPages } from "./finish";
import { writeGeneratedTexts } from "./generated-texts";
import type { UnchangedFiles } from "./last-export";
import { LostRouteError } from "./route-cache";
import type { RouteKeys } from "./route-keys";

/** A finished edition: the keys of its routes, its sleeping pages, and the files taken over from the last export. */
export type FinishedEdition = { keys: RouteKeys; asleep: Asleep; unchanged: UnchangedFiles };

/** Does a part of the work under a name, and may note how long it took. */
type Timed = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Exports and finishes the edition of this process, including the texts that need no rendering.
 * @throws NextBuildError
 * @throws NotCompiledError if code has to be compiled, which is only possible in the project itself.
 */
export async function exportEdition(
  site: Site,
  workspace: StagedWorkspace,
  prepared: PreparedExport,
  timed: Timed = (_, work) => work(),
): Promise<FinishedEdition> {
  const finished = await exportAndFinish(site, workspace, prepared, timed);
  await timed("texts", () => writeGeneratedTexts(workspace.stage, site, finished.unchanged));
  return finished;
}

/** Exports everything anew if files reused from the last export cannot be finished or read. */
async function exportAndFinish(
  site: Site,
  workspace: StagedWorkspace,
  prepared: PreparedExport,
  timed: Timed,
): Promise<FinishedEdition> {
  const { stage } = workspace;
  const { keys, ...known } = await timed("export", () => exportSite(site, workspace, prepared));
  try {
    const finished = await timed("finish", () => finishPages(stage, site, configuration.sleepUntilTouched, known));
    return { keys, ...finished };
  } catch (cause) {
    if (!(cause instanceof LostRouteError)) throw cause;
    console.log(`${cause.message} Rebuilding everything.`);
    rmSync(stage, { recursive: true, force: true });
    return exportAndFinish(site, workspace, await prepareExport(site, workspace), timed);
  }
}
