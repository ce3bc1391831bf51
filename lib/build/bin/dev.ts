import { spawn } from "node:child_process";
import { rmSync, watch } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { writeCheckReport } from "../../site/check-report";
import { readEnvironment } from "../../site/environment";
import { foldersOfPages, foldersToCheck, textsOf } from "../../site/place";
import { superviseChecks } from "../checking/supervise-checks";
import { configurationModules } from "../configuration/configuration-modules.mjs";
import { keepConfiguration } from "../configuration/keep-configuration";
import { buildFolder } from "../programs.mjs";
import { startedBy } from "../started-by";

/** Written by the server when it has compiled what all pages share. */
const begun = ".cache/preview-begun";

/** `npm run dev`: Next's development server, alongside the checks, whose report the pages show. */
const environment = readEnvironment();
const { root, siteDir, language, version } = environment;
// Loaded only to look up an edition: mistakes in the sidebars are shown by the preview.
if (language || version) await (await import("../configuration/manifest")).editionOf(environment);
const pages = foldersOfPages(environment);
// The last report may be for another tree, or outdated.
writeCheckReport(root, []);
const env = {
  ...process.env,
  EDITION_TEXTS: textsOf(environment),
  NODE_ENV: "development" as const,
  NEXT_TELEMETRY_DISABLED: "1",
  // Persist the compiler's cache for the next start as soon as it is idle, not only after five minutes.
  TURBO_ENGINE_SNAPSHOT_IDLE_TIMEOUT_MILLIS: "2000",
  TURBO_ENGINE_SNAPSHOT_MIN_ACTIVE_TIME_MILLIS: "3000",
};
rmSync(begun, { force: true });
// Everything that the server compiles imports these modules.
await keepConfiguration(root, configurationModules(env), environment);
const server = spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev", ...process.argv.slice(2)], {
  // The IPC channel tells its processes when this one has ended.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: {
    ...env,
    // Inputs of pages outside the module graph, and the report of the checks.
    ANNOUNCED: [...pages, ".cache/report.json"].join(delimiter),
    BEGUN: begun,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64 --import ${pathToFileURL(join(buildFolder, "dev-server.mjs"))}`,
  },
});

// However this process ends, end the server as well.
process.on("exit", () => server.kill());
server.on("exit", (code) => process.exit(code ?? 0));

const checks = superviseChecks({ pages: foldersToCheck(environment), env, siteDir });
process.on("exit", checks.stop);
/** Start the checks after compiling: running alongside, even with the lowest priority, they would delay the first page by a fifth. */
const compiling = watch(dirname(begun), (_, name) => {
  if (name !== basename(begun)) return;
  compiling.close();
  checks.restart();
});

function end(): void {
  // Ending the server takes a while.
  compiling.close();
  checks.stop();
  server.kill();
}
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, end);

/** Milliseconds between checks that npm and its shell, which cannot signal that they were killed, are still running. */
const lookInterval = 1000;
const starters = startedBy();
if (process.env.npm_lifecycle_event) setInterval(() => startedBy() === starters || end(), lookInterval).unref();
