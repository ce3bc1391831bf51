import { parseArgs } from "node:util";
import { EditError } from "../../edit/file-changes";
import { type Environment, readEnvironment } from "../../site/environment";
import { foldersToCheck } from "../../site/place";
import { findOptionMistake, runCheck } from "../checking/run-check";
import { editionOf } from "../configuration/manifest";

/** `npm run check`; `-- --only links` runs one check, `--watch` repeats after every change, `--fix` first fixes what it can. */
const { values } = parseArgs({
  options: {
    only: { type: "string" },
    watch: { type: "boolean" },
    fix: { type: "boolean" },
    json: { type: "boolean" },
    github: { type: "boolean" },
  },
});
const environment = readEnvironment();
const format = values.json ? "json" : values.github ? "github" : "text";
const refusal = findOptionMistake(values);
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
// Loaded only when needed: fixing uses the TypeScript compiler, which takes a second to load.
if (values.fix) await fix();
if (values.watch) await keepChecking(environment, values.only);
else process.exitCode = (await runCheck(environment, { only: values.only, format })) ? 1 : 0;

/** Fixes what it can; a file that cannot be written ends the program. */
async function fix(): Promise<void> {
  const { fixSite } = await import("../checking/fix-site");
  const fixed = await fixSite(environment, values.only).catch((cause: unknown) => {
    if (!(cause instanceof EditError)) throw cause;
    console.error(`${cause.message}\nNothing was fixed.`);
    process.exit(1);
  });
  // Standard output is reserved for the machine-readable report.
  (format === "text" ? console.log : console.error)(fixed);
}

/** Repeats the checks after every change, until this process is stopped. */
async function keepChecking(environment: Environment, only: string | undefined): Promise<void> {
  const { superviseChecks } = await import("../checking/supervise-checks");
  // An edition that does not exist is reported once, not after every change.
  await editionOf(environment);
  const checks = superviseChecks({
    pages: foldersToCheck(environment),
    env: process.env,
    siteDir: environment.siteDir,
    only,
  });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => process.exit(1));
  process.on("exit", checks.stop);
  checks.restart();
}
