import "./begin";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { site as configuration } from "../site";
import type { Environment } from "../site/environment";
import { writeBillOfMaterials } from "./bill-of-materials";
import { CheckFailedError } from "./build-failure";
import { exportEdition, type Finished } from "./export-edition";
import { exportEditions, mergeEditions } from "./export-editions";
import { folderBeside, takeOver } from "./export-folders";
import { finishHosting, keepBudget } from "./finish";
import { exportStamp, hashInputs } from "./inputs.mjs";
import { openLastExport } from "./last-export";
import { loadEditions } from "./manifest";
import type { Rendering } from "./next-build";
import { precompress } from "./precompress";
import { type Reading, readToCheck, reportOn } from "./run-check";

/** Texts in the forms in which hosts send them, which the next build need not make again. */
const packedMemory = ".cache/packed";
const times: string[] = [];

type Options = {
  /** Nothing of earlier builds is used. */
  isFull: boolean;
  /** Only the edition that readers get before they choose. */
  isDefaultOnly: boolean;
  /** Waits to render the default edition, if it may be rendered with what was compiled last. */
  begun?: Rendering;
};

/**
 * Checks, exports and finishes a site, and puts it in the place of the last export.
 * @throws CheckFailedError, EditionFailedError, NextBuildError, or what the system says of files.
 */
export async function buildSite(environment: Environment, options: Options): Promise<void> {
  const { root } = environment;
  const { isFull, begun } = options;
  const inputs = hashInputs();
  const [out, hosting] = [folderBeside("out"), folderBeside("hosting")];
  const reading = await stage("reading", () => readToCheck(environment));
  let checked: Promise<void> | undefined;
  const check = () => (checked ??= stage("check", () => requireNoErrors(reading)));
  if ("failure" in reading) await check();
  const all = await loadEditions(environment);
  const editions = options.isDefaultOnly ? all.slice(0, 1) : all;
  const others = exportEditions(editions, environment, isFull, check);
  const last = isFull ? undefined : openLastExport(root, "");
  const workplace = { project: root, folder: out, stage: out };
  const { site, ...newest } = await exportEdition(environment, workplace, last, stage, { begun, check }).catch(
    (cause) => {
      others.stop();
      throw cause;
    },
  );
  const older = editions.length > 1 ? await stage("other editions", others.finish) : [];
  const finished = new Map<string, Finished>([["", newest], ...older]);
  mergeEditions(editions, out);
  await finishHosting(out, hosting, site.manifest, editions);
  writeBillOfMaterials(root, hosting);
  if (configuration.precompress) {
    const unchanged = new Set([...finished.values()].flatMap((edition) => [...edition.unchanged]));
    const { files, packed } = await stage("packing", () => precompress(out, join(root, packedMemory), unchanged));
    console.log(`Wrote .br and .gz beside ${files} files; ${packed} texts were new`);
  }
  keepBudget(out, site.manifest, newest.asleep);
  const files = site.reader.parsed();
  const twice = [...new Set(files.filter((file, index) => files.indexOf(file) !== index))];
  console.log(`Parsed ${files.length} pages, ${twice.length === 0 ? "each once" : `twice: ${twice.join(", ")}`}`);
  rmSync(exportStamp, { force: true });
  // Written first, named last: a disk that is full says so while the last export is there, and no export is taken for another.
  const stamp = `${exportStamp}.new`;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
  takeOver(root);
  renameSync(stamp, exportStamp);
  for (const [address, { keys, asleep }] of finished) openLastExport(root, address).note(keys, asleep);
  console.log(`Done: ${times.join(", ")}`);
}

/** @throws CheckFailedError */
async function requireNoErrors(reading: Reading): Promise<void> {
  if (await reportOn(reading)) throw new CheckFailedError("The build stops here: correct the errors above.");
}

/** Does a part of the build and notes how long it took. */
async function stage<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  times.push(`${name} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}
