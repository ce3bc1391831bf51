import { copyFileSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "../list-files";
import { base } from "../nav/edition";
import { site as settings } from "../site";
import type { Site } from "../site/load";
import { hashCode } from "./inputs.mjs";
import { type LastExport, nothingUnchanged, removeLinks, type Unchanged } from "./last-export";
import {
  beginCompiling,
  beginRendering,
  type Compiling,
  compiledAs,
  NextBuildError,
  type Rendering,
  type Workplace,
} from "./next-build";
import { packedMemory, packWhile } from "./precompress";
import { createRenderedRoutes, LostRouteError } from "./rendered-routes";
import { type RouteKeys, routeKeys } from "./route-keys";
import { makeUnrendered } from "./unrendered";

/** What is in an export as it was in the last one. */
export type Known = {
  unchanged: Unchanged;
  /** Puts what Next wrote in the place of all that. @throws LostRouteError */
  writeAll: () => void;
};

/** Nothing is: there is no last export, or it is of no use. */
export const nothingKnown: Known = { unchanged: nothingUnchanged, writeAll: () => {} };

/** Code has to be compiled in a place where only the project's own can be. */
export class NotCompiledError extends Error {
  override name = "NotCompiledError";
}

/** `stage`: where the export of an edition is at its address, which for the default one is where Next puts it. */
export type Staged = Workplace & { stage: string };

/** Next with the code that was compiled for the last export, under this name. */
type Compiled = { last: LastExport; compiled: string; rendering: Rendering };

/** Next at work on an export. */
export type Prepared = Compiled | { compiling: Compiling };

/**
 * Has Next begin to export the site in the workplace, so that pages can be read meanwhile. Code is compiled unless it is what was
 * compiled there for the `last` export; only then is `begun` of use, and it is ended otherwise.
 * @throws NotCompiledError when the code must be compiled and the workplace is not the project itself.
 */
export async function prepareExport(
  site: Site,
  workplace: Staged,
  last?: LastExport,
  begun?: Rendering,
): Promise<Prepared> {
  const { root } = site.environment;
  const code = hashCode([site.manifest, settings], root).slice(0, 16);
  const compiled = last && compiledAs(workplace, code);
  const waiting = compiled !== undefined && begun?.code === code ? begun : undefined;
  if (!waiting) await begun?.stop();
  if (last && compiled !== undefined) {
    const rendering = waiting ?? beginRendering(root, workplace, code, site.place.isForeign);
    return { last, compiled, rendering };
  }
  if (workplace.project !== root) throw new NotCompiledError("The code is not compiled.");
  return { compiling: beginCompiling(root, workplace.folder, code) };
}

/** Ends Next. */
export const abandon = (prepared: Prepared): Promise<void> =>
  "compiling" in prepared ? prepared.compiling.stop() : prepared.rendering.stop();

/**
 * Exports every route of a site with Next in a workplace, to its stage. With code compiled before, routes whose input is the same are
 * taken from the last export, or from what was rendered before; in doubt everything is made anew. What needs no rendering is made
 * meanwhile.
 * @throws NextBuildError, or LostRouteError where Next has not written a route that it was to make anew.
 * @throws NotCompiledError when everything must be made anew and the workplace is not the project itself.
 */
export async function exportSite(
  site: Site,
  workplace: Staged,
  prepared: Prepared,
): Promise<Known & { keys: RouteKeys }> {
  try {
    return await ("compiling" in prepared
      ? exportWhole(site, workplace, prepared)
      : exportNew(site, workplace, prepared));
  } catch (cause) {
    await abandon(prepared);
    const isMadeAnew = cause instanceof NextBuildError || cause instanceof LostRouteError;
    if ("compiling" in prepared || !isMadeAnew) throw cause;
    console.log(`${cause.message} Everything is made anew.`);
    return exportSite(site, workplace, await prepareExport(site, workplace));
  }
}

/** Renders all routes with code that is compiled meanwhile. @throws NextBuildError */
async function exportWhole(site: Site, workplace: Staged, { compiling }: { compiling: Compiling }) {
  const memory = join(site.environment.root, packedMemory);
  // Beside the compiler, which has work for every core, it would only make that slower; pages are rendered by one.
  const scripts = compiling.written().then(async (folder) => {
    if (folder === undefined) return undefined;
    await makeUnrendered(site);
    return settings.precompress ? folder : undefined;
  });
  const compiled = await packWhile(compiling.renderAll(), scripts, memory);
  const keys = await routeKeys(site, compiled);
  arrange(workplace);
  createRenderedRoutes(site.environment.root).complete(join(workplace.stage, base), keys, new Set(keys.keys()));
  return { keys, ...nothingKnown };
}

/** Renders what is new, and takes the rest from what there is. @throws NextBuildError, LostRouteError */
async function exportNew(
  site: Site,
  workplace: Staged,
  { last, compiled, rendering }: Compiled,
): Promise<Known & { keys: RouteKeys }> {
  const { stage } = workplace;
  const home = join(stage, base);
  const kept = createRenderedRoutes(site.environment.root);
  const keys = await routeKeys(site, compiled);
  const paths = kept.missing(keys);
  const whose = base === "" ? "" : ` of ${base}`;
  console.log(
    `The code${whose} is compiled. ${paths.length} of ${keys.size} pages and images are new or have changed.`,
  );
  // The last of it is packed while pages are finished: `writeUnrendered` waits for that, and tells what has gone wrong.
  makeUnrendered(site).catch(() => {});
  await rendering.render(paths);
  arrange(workplace);
  const unchanged = last.link(stage, keys);
  kept.complete(home, keys, new Set(paths), unchanged.routes);
  const writeAll = () => {
    const others = [...keys.keys()].filter((path) => !unchanged.routes.has(path));
    removeLinks(stage, unchanged.files.keys());
    kept.complete(home, keys, new Set(), new Set(others));
  };
  return { keys, unchanged, writeAll };
}

/** Puts what Next exported at the address of its edition; files that all editions share stay with the default one. */
function arrange({ project, folder, stage }: Staged): void {
  if (base === "") return;
  const home = join(stage, base);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(dirname(home), { recursive: true });
  renameSync(join(project, folder), home);
  for (const file of [...listFiles("public").files, "robots.txt"]) {
    rmSync(join(home, file), { force: true });
  }
  renameSync(join(home, "index.html"), `${home}.html`);
  // Asked for under both names: by a link to the address, and by one with a slash behind it.
  copyFileSync(join(home, "index.txt"), `${home}.txt`);
}
