import { rmSync } from "node:fs";
import { site as configuration } from "../site";
import type { Site } from "../site/load";
import type { Asleep } from "./asleep/write";
import { exportSite, type Prepared, prepareExport, type Staged } from "./export-site";
import { finishPages } from "./finish";
import type { UnchangedFiles } from "./last-export";
import { LostRouteError } from "./rendered-routes";
import type { RouteKeys } from "./route-keys";
import { writeUnrendered } from "./unrendered";

/** A finished edition: what its routes were made from, its pages that sleep, and files that are those of the last export. */
export type Finished = { keys: RouteKeys; asleep: Asleep; unchanged: UnchangedFiles };

/** Does a part of the work under a name, and may note how long it took. */
type Timed = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Exports the edition of this process as it was prepared, and finishes it, with the texts that need no rendering.
 * @throws NextBuildError
 * @throws NotCompiledError when the code must be compiled and the workplace is not the project itself.
 */
export async function exportEdition(
  site: Site,
  workplace: Staged,
  prepared: Prepared,
  timed: Timed = (_, work) => work(),
): Promise<Finished> {
  const finished = await exportAndFinish(site, workplace, prepared, timed);
  await timed("texts", () => writeUnrendered(workplace.stage, site, finished.unchanged));
  return finished;
}

/** Where what is the same does not fit and cannot be read, all of it is made. */
async function exportAndFinish(site: Site, workplace: Staged, prepared: Prepared, timed: Timed): Promise<Finished> {
  const { stage } = workplace;
  const { keys, ...known } = await timed("export", () => exportSite(site, workplace, prepared));
  try {
    const finished = await timed("finish", () =>
      finishPages(stage, site.manifest, site.place, configuration.sleepUntilTouched, known),
    );
    return { keys, ...finished };
  } catch (cause) {
    if (!(cause instanceof LostRouteError)) throw cause;
    console.log(`${cause.message} Everything is made anew.`);
    rmSync(stage, { recursive: true, force: true });
    return exportAndFinish(site, workplace, await prepareExport(site, workplace), timed);
  }
}
