import { spawn } from "node:child_process";
import { rmSync, watch } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { writeCheckReport } from "../../site/check-report";
import { readEnvironment } from "../../site/environment";
import { foldersOfPages, foldersToCheck, textsOf } from "../../site/place";
import { configurationModules } from "../configuration-modules.mjs";
import { keepConfiguration } from "../keep-configuration";
import { buildFolder } from "../programs.mjs";
import { startedBy } from "../started-by";
import { superviseChecks } from "../supervise-checks";

/** The server writes it when it has compiled what all pages share. */
const begun = ".cache/preview-begun";

/** `npm run dev`: Next's development server, and beside it the checks, whose report the pages show. */
const environment = readEnvironment();
const { root, siteDir, language, version } = environment;
// Loaded when there is an edition to look for: what is wrong with the sidebars is the preview's to show.
if (language || version) await (await import("../manifest")).editionOf(environment);
const pages = foldersOfPages(environment);
// The last report may be of another tree, or of files as they were days ago.
writeCheckReport(root, []);
const env = {
  ...process.env,
  EDITION_TEXTS: textsOf(environment),
  NODE_ENV: "development" as const,
  NEXT_TELEMETRY_DISABLED: "1",
  // What was compiled is kept for a later start as soon as the compiler rests, and not only after five minutes.
  TURBO_ENGINE_SNAPSHOT_IDLE_TIMEOUT_MILLIS: "2000",
  TURBO_ENGINE_SNAPSHOT_MIN_ACTIVE_TIME_MILLIS: "3000",
};
rmSync(begun, { force: true });
// Whatever the server compiles has them.
await keepConfiguration(root, configurationModules(env), environment);
const server = spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev", ...process.argv.slice(2)], {
  // By the channel its processes know when this one is no more.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: {
    ...env,
    // What pages are made from without being code or data of code, and what the checks find.
    ANNOUNCED: [...pages, ".cache/report.json"].join(delimiter),
    BEGUN: begun,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64 --import ${pathToFileURL(join(buildFolder, "dev-server.mjs"))}`,
  },
});

// Whatever ends this process, the server does not go on without it.
process.on("exit", () => server.kill());
server.on("exit", (code) => process.exit(code ?? 0));

const checks = superviseChecks({ pages: foldersToCheck(environment), env, siteDir });
process.on("exit", checks.stop);
/** Beside the compiler, even with the least priority, they would make the first page wait for a fifth longer. */
const compiling = watch(dirname(begun), (_, name) => {
  if (name !== basename(begun)) return;
  compiling.close();
  checks.restart();
});

function end(): void {
  // The server takes a while to end.
  compiling.close();
  checks.stop();
  server.kill();
}
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, end);

/** Milliseconds between two looks whether npm and its shell, which cannot tell that they are killed, are still there. */
const lookInterval = 1000;
const starters = startedBy();
if (process.env.npm_lifecycle_event) setInterval(() => startedBy() === starters || end(), lookInterval).unref();
