import { base } from "../../nav/edition";
import { readEnvironment } from "../../site/environment";
import { buildFailure } from "../build-failure";
import { sendMade } from "../edition-process";
import { exportEdition } from "../export-edition";
import { notCompiled, workplaceOfEdition } from "../export-editions";
import { NotCompiledError, prepareExport } from "../export-site";
import { openLastExport } from "../last-export";
import { openSite } from "../open-site";

/**
 * A process of its own for one edition beside the default one: its address and its words are in the environment. It ends with the
 * build that started it, to which it sends what it made. `--full` uses nothing of earlier builds, `--compiled` only what was compiled
 * by them.
 */
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
const [isFull, isCompiled] = ["--full", "--compiled"].map((option) => process.argv.includes(option));
try {
  const environment = readEnvironment();
  const { root } = environment;
  const site = await openSite(environment, { includeDrafts: false });
  const last = isFull ? undefined : openLastExport(root, base);
  const workplace = workplaceOfEdition(root, isCompiled === true);
  await sendMade(await exportEdition(site, workplace, await prepareExport(site, workplace, last)));
} catch (cause) {
  if (cause instanceof NotCompiledError) process.exitCode = notCompiled;
  else {
    console.error(buildFailure(cause));
    process.exitCode = 1;
  }
}
