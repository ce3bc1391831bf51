import "./production.mjs";
import "../begin";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { site as configuration } from "../../site";
import { readEnvironment } from "../../site/environment";
import { writeBillOfMaterials } from "../bill-of-materials";
import { buildFailure, CheckFailedError } from "../build-failure";
import { exportEdition, type Finished } from "../export-edition";
import { exportEditions, mergeEditions } from "../export-editions";
import { clearLeftovers, folderBeside, takeOver } from "../export-folders";
import { finishHosting, keepBudget } from "../finish";
import { exportStamp, hashInputs } from "../inputs.mjs";
import { openLastExport } from "../last-export";
import { lockBuild } from "../lock";
import { loadEditions } from "../manifest";
import { precompress } from "../precompress";
import { runCheck } from "../run-check";

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
const packedMemory = ".cache/packed";
/** What builds keep in `.cache`, some of it for each edition: "markdown-de". */
const memories = /^(?:pages|findings|words|rendered|markdown|packed|last-export)(?:-|$)/;
const times: string[] = [];

try {
  await lockBuild(root);
  clearLeftovers(root);
  if (values.full) forget();
  await build(values.full);
  console.log(`Done: ${times.join(", ")}`);
} catch (cause) {
  console.error(buildFailure(cause));
  process.exitCode = 1;
}

/** Removes what earlier builds have kept. */
function forget(): void {
  const cache = join(root, ".cache");
  const names = existsSync(cache) ? readdirSync(cache).filter((name) => memories.test(name)) : [];
  const folders = [join(root, ".next", "cache"), ...names.map((name) => join(cache, name))];
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

async function build(isFull: boolean): Promise<void> {
  const inputs = hashInputs();
  const [out, hosting] = [folderBeside("out"), folderBeside("hosting")];
  if (await stage("check", () => runCheck(environment))) {
    throw new CheckFailedError("The build stops here: correct the errors above.");
  }
  const all = await loadEditions(environment);
  const editions = values.default ? all.slice(0, 1) : all;
  const others = exportEditions(editions, environment, isFull);
  const last = isFull ? undefined : openLastExport(root, "");
  const workplace = { project: root, folder: out, stage: out };
  const { site, ...newest } = await exportEdition(environment, workplace, last, stage).catch((cause) => {
    others.stop();
    throw cause;
  });
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
}

/** Does a part of the build and notes how long it took. */
async function stage<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  times.push(`${name} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}
