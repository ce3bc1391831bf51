import { copyFileSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "../../list-files";
import { base } from "../../nav/edition";
import { site as settings } from "../../site";
import type { Site } from "../../site/load";
import { hashCode } from "../inputs.mjs";
import { generateTexts } from "./generated-texts";
import { type LastExport, nothingUnchanged, removeLinks, type Unchanged } from "./last-export";
import {
  type Compiling,
  findCompiled,
  NextBuildError,
  type Rendering,
  startCompiling,
  startRendering,
  type Workspace,
} from "./next-build";
import { compressedCache, compressWhile } from "./precompress";
import { LostRouteError, openRouteCache } from "./route-cache";
import { type RouteKeys, routeKeys } from "./route-keys";

/** What an export reuses of the last one. */
export type Reused = {
  unchanged: Unchanged;
  /** Replaces all of it with newly rendered or cached files. @throws LostRouteError */
  writeAll: () => void;
};

/** There is no last export, or it cannot be reused. */
export const nothingReused: Reused = { unchanged: nothingUnchanged, writeAll: () => {} };

/** Code has to be compiled, but the workspace is not the project itself. */
export class NotCompiledError extends Error {
  override name = "NotCompiledError";
}

/** `stage`: the folder in which the edition lies under its base path. For the default edition it is the folder that Next exports to. */
export type StagedWorkspace = Workspace & { stage: string };

/** Next with the code that was compiled for the last export, under this name. */
type Compiled = { last: LastExport; compiled: string; rendering: Rendering };

/** A running export: Next either compiles, or has compiled code and waits for the routes to render. */
export type PreparedExport = Compiled | { compiling: Compiling };

/**
 * Starts Next on the export, so that pages can be read meanwhile. Code is compiled, unless the workspace still has the code that was
 * compiled for the `last` export. `begun` is a rendering that was started on that assumption; it is used if that holds, and stopped
 * otherwise.
 * @throws NotCompiledError if code has to be compiled and the workspace is not the project itself.
 */
export async function prepareExport(
  site: Site,
  workspace: StagedWorkspace,
  last?: LastExport,
  begun?: Rendering,
): Promise<PreparedExport> {
  const { root } = site.environment;
  const code = hashCode([site.manifest, settings], root).slice(0, 16);
  const compiled = last && findCompiled(workspace, code);
  const waiting = compiled !== undefined && begun?.code === code ? begun : undefined;
  if (!waiting) await begun?.stop();
  if (last && compiled !== undefined) {
    const rendering = waiting ?? startRendering(root, workspace, code, site.place.isForeign);
    return { last, compiled, rendering };
  }
  if (workspace.project !== root) throw new NotCompiledError("The code is not compiled.");
  return { compiling: startCompiling(root, workspace.folder, code) };
}

/** Stops Next. */
export const cancelExport = (prepared: PreparedExport): Promise<void> =>
  "compiling" in prepared ? prepared.compiling.stop() : prepared.rendering.stop();

/**
 * Exports every route of a site to the stage of a workspace. If the code is unchanged, routes whose input is unchanged too are taken from
 * the last export or from the route cache; in doubt everything is rendered again. Texts that need no rendering are generated meanwhile.
 * @throws NextBuildError, or LostRouteError if Next has not written a route that it was told to render.
 * @throws NotCompiledError if everything has to be rendered again and the workspace is not the project itself.
 */
export async function exportSite(
  site: Site,
  workspace: StagedWorkspace,
  prepared: PreparedExport,
): Promise<Reused & { keys: RouteKeys }> {
  try {
    return await ("compiling" in prepared
      ? exportAllRoutes(site, workspace, prepared)
      : exportChangedRoutes(site, workspace, prepared));
  } catch (cause) {
    await cancelExport(prepared);
    const isMadeAnew = cause instanceof NextBuildError || cause instanceof LostRouteError;
    if ("compiling" in prepared || !isMadeAnew) throw cause;
    console.log(`${cause.message} Rebuilding everything.`);
    return exportSite(site, workspace, await prepareExport(site, workspace));
  }
}

/** Compiles the code and renders all routes. @throws NextBuildError */
async function exportAllRoutes(site: Site, workspace: StagedWorkspace, { compiling }: { compiling: Compiling }) {
  const memory = join(site.environment.root, compressedCache);
  // Not alongside the compiler, which uses every core; rendering uses only one.
  const scripts = compiling.written().then(async (folder) => {
    if (folder === undefined) return undefined;
    await generateTexts(site);
    return settings.precompress ? folder : undefined;
  });
  const compiled = await compressWhile(compiling.renderAll(), scripts, memory);
  const keys = await routeKeys(site, compiled);
  moveToStage(workspace);
  openRouteCache(site.environment.root).complete(join(workspace.stage, base), keys, new Set(keys.keys()));
  return { keys, ...nothingReused };
}

/** Renders the routes that are new or have changed, and reuses the others. @throws NextBuildError, LostRouteError */
async function exportChangedRoutes(
  site: Site,
  workspace: StagedWorkspace,
  { last, compiled, rendering }: Compiled,
): Promise<Reused & { keys: RouteKeys }> {
  const { stage } = workspace;
  const home = join(stage, base);
  const kept = openRouteCache(site.environment.root);
  const keys = await routeKeys(site, compiled);
  const paths = kept.missing(keys);
  const whose = base === "" ? "" : ` of ${base}`;
  console.log(
    `The code${whose} is compiled. ${paths.length} of ${keys.size} pages and images are new or have changed.`,
  );
  // Not awaited here: `writeGeneratedTexts` awaits it and rethrows its errors.
  generateTexts(site).catch(() => {});
  await rendering.render(paths);
  moveToStage(workspace);
  const unchanged = last.link(stage, keys);
  kept.complete(home, keys, new Set(paths), unchanged.routes);
  const writeAll = () => {
    const others = [...keys.keys()].filter((path) => !unchanged.routes.has(path));
    removeLinks(stage, unchanged.files.keys());
    kept.complete(home, keys, new Set(), new Set(others));
  };
  return { keys, unchanged, writeAll };
}

/** Moves the output of Next below the edition's base path, without the files that all editions share: the default edition has them. */
function moveToStage({ project, folder, stage }: StagedWorkspace): void {
  if (base === "") return;
  const home = join(stage, base);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(dirname(home), { recursive: true });
  renameSync(join(project, folder), home);
  for (const file of [...listFiles("public").files, "robots.txt"]) {
    rmSync(join(home, file), { force: true });
  }
  renameSync(join(home, "index.html"), `${home}.html`);
  // Requested under both names: by links with and without a trailing slash.
  copyFileSync(join(home, "index.txt"), `${home}.txt`);
}
