import "./production.mjs";
import { readEnvironment } from "../../site/environment";
import { buildFailure } from "../build-failure";
import { exportEdition, notCompiled } from "../export-edition";
import { NotCompiledError } from "../export-site";

/**
 * A process of its own for one edition beside the default one: its address and its words are in the environment. It ends with the
 * build that started it. `--full` uses nothing of earlier builds, `--compiled` only what was compiled by them.
 */
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
try {
  await exportEdition(readEnvironment(), process.argv.includes("--full"), process.argv.includes("--compiled"));
} catch (cause) {
  if (cause instanceof NotCompiledError) process.exitCode = notCompiled;
  else {
    console.error(buildFailure(cause));
    process.exitCode = 1;
  }
}
