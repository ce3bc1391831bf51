import { parseArgs } from "node:util";
import { readEnvironment } from "../../site/environment";
import { isForeignTree } from "../../site/place";
import { describeBuildFailure } from "../build-failure";
import { clearBuildCaches, clearLeftovers, stagingFolder } from "../export-folders";
import { lockBuild } from "../lock";
import { beginRendering, lastCompiled, type Rendering } from "../next-build";

/**
 * `npm run build`: check, export, finish. Everything is made beside the last export and takes its place at the end, so that a
 * build that fails, or is ended, leaves the last one. `-- --full` uses nothing of earlier builds; `-- --default` makes only the
 * edition that readers get before they choose, for a quick look: links to others lead nowhere.
 */
const { values } = parseArgs({
  options: { full: { type: "boolean", default: false }, default: { type: "boolean", default: false } },
});
const environment = readEnvironment();
const { root } = environment;
let begun: Rendering | undefined;

const mayBuild = await tell(async () => {
  await lockBuild(root);
  clearLeftovers(root);
  if (values.full) clearBuildCaches(root);
  else begun = beginEarly();
});
if (mayBuild) {
  // Next loads its code while this process loads its own. What configuration throws then is told by what was preloaded.
  const { buildSite } = await import("../build-site");
  const options = { isFull: values.full, isDefaultOnly: values.default, begun };
  if (!(await tell(() => buildSite(environment, options)))) await begun?.stop();
}

/** Does a part of the build. False, and the reason is told, when it fails. */
async function tell(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (cause) {
    console.error(describeBuildFailure(cause));
    process.exitCode = 1;
    return false;
  }
}

/** Has Next ready to render with what was compiled last, if anything was. */
function beginEarly(): Rendering | undefined {
  const workspace = { project: root, folder: stagingFolder("out") };
  const code = lastCompiled(workspace);
  return code === undefined ? undefined : beginRendering(root, workspace, code, isForeignTree(environment));
}
