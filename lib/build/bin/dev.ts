import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, rmSync, watch } from "node:fs";
import { constants, setPriority } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { readEnvironment } from "../../site/environment";
import { foldersOfPages, textsOf } from "../../site/place";
import { writeReport } from "../../site/report";
import { keepProcess } from "../keep-process";
import { buildFolder, launcher } from "../programs.mjs";
import { watchFiles } from "../watch-files.mjs";

/** Milliseconds to wait for an editor to finish saving. */
const settle = 200;

/** The server writes it when it has compiled what all pages share. */
const begun = ".cache/preview-begun";

/** Folders with files that the checks' process knows from its start, by the names that count. */
const knownFromStart: [folder: string, names: RegExp][] = [
  [".", /^(sidebars|redirects)\.ts$/],
  ["lib/product", /^settings\.ts$/],
  ["content/_reference", /\.yaml$/],
  ["content/_reference/figures", /\.yaml$/],
];

/** `npm run dev`: Next's development server, and beside it the checks, whose report the pages show. */
const environment = readEnvironment();
const { root } = environment;
const pages = foldersOfPages(environment);
if (!existsSync(".cache/report.json")) writeReport(root, []);
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
const server = spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: {
    ...env,
    // What pages are made from without being code or data of code, and what the checks find.
    ANNOUNCED: [...pages, ".cache/report.json"].join(delimiter),
    BEGUN: begun,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64 --import ${pathToFileURL(join(buildFolder, "dev-server.mjs"))}`,
  },
});

/** A process of its own: sidebars and redirects are code, and only a new process reads them again. */
function startChecks(): ChildProcess {
  const check = [...process.execArgv, launcher, "lib/build/bin/check.ts", "--watch"];
  const started = spawn(process.execPath, check, { stdio: "inherit", env });
  // The page that an author looks at comes first.
  if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_LOW);
  return started;
}

/** What makes the checks fail may be mended by a change; without one they would only fail again. */
async function waitForChange(): Promise<void> {
  console.error("The checks have ended with the error above. They begin again when a page changes.");
  await new Promise<void>((resolve, reject) => {
    const watching = watchFiles(pages, /./, () => watching.then((watcher) => watcher.close()).then(resolve, reject));
    watching.catch(reject);
  });
}

const checks = keepProcess(startChecks, waitForChange);
/** Beside the compiler, even with the least priority, they would make the first page wait for a fifth longer. */
const compiling = watch(dirname(begun), (_, name) => {
  if (name !== basename(begun)) return;
  compiling.close();
  checks.restart();
});

let timer: ReturnType<typeof setTimeout> | undefined;
// Editors put a new file in the place of the old one, so a folder is watched and not a file.
const watchers = knownFromStart.map(([folder, names]) =>
  watch(folder, (_, name) => {
    if (!names.test(name ?? "")) return;
    clearTimeout(timer);
    timer = setTimeout(checks.restart, settle);
  }),
);

process.on("SIGTERM", () => {
  // The server takes a while to end: the checks would begin again with what happens to files meanwhile.
  for (const watcher of [compiling, ...watchers]) watcher.close();
  clearTimeout(timer);
  checks.stop();
  server.kill();
});
server.on("exit", (code) => {
  checks.stop();
  process.exit(code ?? 0);
});
