import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { site as configuration } from "../../site";
import type { Environment } from "../../site/environment";
import { hasDrafts } from "../../site/load";
import { BuildError } from "../build-failure";
import { readAhead } from "../checking/checked-site";
import { checkAndReport } from "../checking/run-check";
import { openSitesToCheck } from "../checking/sites-to-check";
import { openSite } from "../configuration/open-site";
import { exportStamp, hashInputs } from "../inputs.mjs";
import { writeBillOfMaterials } from "./bill-of-materials";
import { assertWithinBudget } from "./budget";
import { exportEdition, type FinishedEdition } from "./export-edition";
import { type EditionExports, exportEditions, mergeEditions } from "./export-editions";
import { replaceLastExport, stagingFolder } from "./export-folders";
import { cancelExport, prepareExport } from "./export-site";
import { finishHosting } from "./finish";
import { openLastExport } from "./last-export";
import type { Rendering } from "./next-build";
import { compressedCache, compressWhile, precompress } from "./precompress";

const times: string[] = [];

type Options = {
  /** Ignores the caches of earlier builds. */
  isFull: boolean;
  /** Builds only the default edition. */
  isDefaultOnly: boolean;
  /** A rendering of the default edition that was started with the code compiled last. */
  begun?: Rendering;
};

/**
 * Checks, exports, and finishes a site, and replaces the last export with it.
 * @throws BuildError, or a file system error.
 */
export async function buildSite(environment: Environment, options: Options): Promise<void> {
  const { root } = environment;
  const inputs = hashInputs();
  const [out, hosting] = [stagingFolder("out"), stagingFolder("hosting")];
  const { site, editions, newest, finished } = await exportAll(environment, options, out);
  mergeEditions(editions, out);
  const asleep = new Map([...finished.values()].flatMap((edition) => [...edition.asleep.pages]));
  const unchanged = new Map([...finished.values()].flatMap((edition) => [...edition.unchanged]));
  await finishHosting(out, hosting, site.manifest, editions, { asleep, unchanged });
  writeBillOfMaterials(root, hosting);
  if (configuration.precompress) {
    const { files, compressed } = await stage("compression", () =>
      precompress(out, join(root, compressedCache), unchanged),
    );
    console.log(`Wrote .br and .gz beside ${files} files; ${compressed} were compressed at the end`);
  }
  assertWithinBudget(out, site.manifest, newest.asleep);
  const files = site.reader.parsed();
  const twice = [...new Set(files.filter((file, index) => files.indexOf(file) !== index))];
  console.log(`Parsed ${files.length} pages, ${twice.length === 0 ? "each once" : `twice: ${twice.join(", ")}`}`);
  rmSync(exportStamp, { force: true });
  // Written early but renamed last: a full disk fails while the last export is intact, and the stamp never describes another export.
  const stamp = `${exportStamp}.new`;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
  replaceLastExport(root);
  // One edition is not the site that `npm start` serves.
  if (finished.size === site.manifest.editions.length) renameSync(stamp, exportStamp);
  for (const [address, { keys, asleep, unchanged }] of finished)
    openLastExport(root, address).note(keys, asleep, unchanged);
  console.log(`Done: ${times.join(", ")}`);
}

/**
 * Checks and exports every edition. Next loads or compiles code while pages are read and checked. It renders only after that: a page
 * with mistakes would make it fail with a message of its own.
 */
async function exportAll(environment: Environment, { isFull, isDefaultOnly, begun }: Options, out: string) {
  const { root } = environment;
  const opened = await openSitesToCheck(environment);
  if ("failure" in opened) {
    await checkAndReport(opened);
    throw failed();
  }
  const [withDrafts] = opened.sites;
  const site = hasDrafts(withDrafts) ? await openSite(environment, { includeDrafts: false }) : withDrafts;
  const { editions: all } = site.manifest;
  const editions = isDefaultOnly ? all.slice(0, 1) : all;
  const workspace = { project: root, folder: out, stage: out };
  const last = isFull ? undefined : openLastExport(root, "");
  const prepared = await prepareExport(site, workspace, last, begun);
  let others: EditionExports | undefined;
  try {
    await stage("reading", () => readAhead(opened.sites));
    if (await stage("check", () => checkAndReport(opened))) throw failed();
    const beside = exportEditions(editions, environment, isFull);
    others = beside;
    const newest = await exportEdition(site, workspace, prepared, stage);
    const exported = configuration.precompress ? out : undefined;
    const finishOthers = () => compressWhile(beside.finish(), exported, join(root, compressedCache), newest.unchanged);
    const older = editions.length > 1 ? await stage("other editions", finishOthers) : [];
    return { site, editions, newest, finished: new Map<string, FinishedEdition>([["", newest], ...older]) };
  } catch (cause) {
    others?.stop();
    await cancelExport(prepared);
    throw cause;
  }
}

const failed = () => new BuildError("The build stopped. Fix the errors above.");

/** Runs a stage of the build and records its duration. */
async function stage<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  times.push(`${name} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}
