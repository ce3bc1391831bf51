import { parseArgs } from "node:util";
import { readEnvironment } from "../../site/environment";
import { isForeignTree } from "../../site/place";
import { BuildError, describeBuildFailure } from "../build-failure";
import { configurationIssues } from "../configuration/configuration-errors";
import { clearBuildCaches, clearLeftovers, stagingFolder } from "../export/export-folders";
import { lastCompiledCode, type Rendering, startRendering } from "../export/next-build";
import { lockBuild } from "../lock";

/**
 * `npm run build`: check, export, finish. Everything is built in staging folders and replaces the last export at the end, so that a build
 * that fails or is interrupted leaves that in place. `-- --full` ignores the caches of earlier builds; `-- --default` builds only the
 * default edition, for a quick look: links to other editions are then broken.
 */
const { values } = parseArgs({
  options: { full: { type: "boolean", default: false }, default: { type: "boolean", default: false } },
});
const environment = readEnvironment();
const { root } = environment;
let begun: Rendering | undefined;
const oneEdition =
  "A build exports every language and version: unset EDITION_LANGUAGE and EDITION_VERSION, which are for npm run dev and npm run check.";

const mayBuild = await tell(async () => {
  if (environment.language || environment.version) throw new BuildError(oneEdition);
  await lockBuild(root);
  clearLeftovers(root);
  if (values.full) clearBuildCaches(root);
  else begun = beginEarly();
});
if (mayBuild) {
  // Next loads its code while this process loads its own. Errors thrown by configuration are reported by the preloaded handler.
  const { buildSite } = await import("../export/build-site");
  const options = { isFull: values.full, isDefaultOnly: values.default, begun };
  if (!(await tell(() => buildSite(environment, options)))) await begun?.stop();
}

/** Runs a step of the build. Returns false and prints the reason when it fails. */
async function tell(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (cause) {
    console.error(describeBuildFailure(cause, configurationIssues(cause, root)));
    process.exitCode = 1;
    return false;
  }
}

/** Starts Next with the code that was compiled last, if there is any. */
function beginEarly(): Rendering | undefined {
  const workspace = { project: root, folder: stagingFolder("out") };
  const code = lastCompiledCode(workspace);
  return code === undefined ? undefined : startRendering(root, workspace, code, isForeignTree(environment));
}
