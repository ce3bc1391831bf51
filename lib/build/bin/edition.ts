import { base } from "../../nav/edition";
import { readEnvironment } from "../../site/environment";
import { describeBuildFailure } from "../build-failure";
import { configurationIssues } from "../configuration/configuration-errors";
import { openSite } from "../configuration/open-site";
import { sendOutput } from "../export/edition-process";
import { exportEdition } from "../export/export-edition";
import { notCompiledExitCode, workspaceOfEdition } from "../export/export-editions";
import { NotCompiledError, prepareExport } from "../export/export-site";
import { openLastExport } from "../export/last-export";

/**
 * The process that a build starts for each edition but the default one; the environment says which. It sends its result to the build, and
 * ends with it. `--full` ignores the caches of earlier builds, `--compiled` uses only their compiled code.
 */
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
const has = (option: string) => process.argv.includes(option);
const environment = readEnvironment();
const { root } = environment;
try {
  const site = await openSite(environment, { includeDrafts: false });
  const last = has("--full") ? undefined : openLastExport(root, base);
  const workspace = workspaceOfEdition(root, has("--compiled"));
  await sendOutput(await exportEdition(site, workspace, await prepareExport(site, workspace, last)));
} catch (cause) {
  if (cause instanceof NotCompiledError) process.exitCode = notCompiledExitCode;
  else {
    console.error(describeBuildFailure(cause, configurationIssues(cause, root)));
    process.exitCode = 1;
  }
}
