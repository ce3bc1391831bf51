import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "../list-files";
import { sitemapIndex } from "../metadata/sitemap-index";
import { base } from "../nav/edition";
import type { Edition } from "../nav/editions";
import { site } from "../site";
import { type Environment, environmentOf, inherited } from "../site/environment";
import { textsOf } from "../site/place";
import { EditionFailedError } from "./build-failure";
import { folderBeside } from "./export-folders";
import { exportSite } from "./export-site";
import { finishPages } from "./finish";
import { writeMachineFiles } from "./machines";
import { openSite } from "./open-site";

/** Where exports of editions wait until the default one is there, and what was compiled for each. */
const editionsFolder = join(".cache", "editions");
const nameOf = (address: string) => address.slice(1).replaceAll("/", "-") || "default";
/** The exported edition, at its address. */
const stageOf = (address: string) => join(editionsFolder, "staged", nameOf(address));

/** Does `work` with the compiled code of an edition in the place where Next keeps it: each has its own, and keeps it. */
function withCompiled<T>(address: string, work: () => T): T {
  const [shown, kept, own] = [".next", compiledOf(""), compiledOf(address)];
  mkdirSync(join(editionsFolder, "compiled"), { recursive: true });
  rmSync(kept, { recursive: true, force: true });
  if (existsSync(shown)) renameSync(shown, kept);
  if (existsSync(own)) renameSync(own, shown);
  try {
    return work();
  } finally {
    rmSync(own, { recursive: true, force: true });
    if (existsSync(shown)) renameSync(shown, own);
    if (existsSync(kept)) renameSync(kept, shown);
  }
}

const compiledOf = (address: string) => join(editionsFolder, "compiled", nameOf(address));

/**
 * Exports the editions beside the default one, each in a process of its own, since each has its own words.
 * @throws EditionFailedError that names the edition.
 */
export function exportEditions(editions: readonly Edition[], environment: Environment, isFull: boolean): void {
  rmSync(join(editionsFolder, "staged"), { recursive: true, force: true });
  for (const edition of editions.slice(1)) {
    const own = environmentOf(environment, edition);
    const texts = textsOf(own);
    const hooks = texts ? ["--import", "./lib/build/edition-texts.mjs"] : [];
    const args = [...process.execArgv, ...hooks, "lib/build/bin/edition.ts", ...(isFull ? ["--full"] : [])];
    const named = { EDITION_LANGUAGE: own.language, EDITION_VERSION: own.version, EDITION_TEXTS: texts };
    const env = inherited(named);
    const { status } = withCompiled(edition.base, () => spawnSync(process.execPath, args, { stdio: "inherit", env }));
    if (status !== 0) throw new EditionFailedError(`The edition "${edition.base}" could not be exported.`);
  }
}

/** Exports and finishes the edition of this process, to where `mergeEditions` finds it. */
export async function exportEdition(environment: Environment, isFull: boolean): Promise<void> {
  const loaded = await openSite(environment, { includeDrafts: false });
  await exportSite(loaded, isFull);
  const stage = stageOf(base);
  arrange(folderBeside("out"), stage);
  await finishPages(stage, loaded.manifest, loaded.place, site.sleepUntilTouched);
  await writeMachineFiles(stage, loaded);
}

/** Puts an export at its address below `stage`; files that all editions share stay with the default one. */
function arrange(from: string, stage: string): void {
  const home = join(stage, base);
  mkdirSync(dirname(home), { recursive: true });
  renameSync(from, home);
  for (const file of [...listFiles("public").files, "robots.txt"]) {
    rmSync(join(home, file), { force: true });
  }
  renameSync(join(home, "index.html"), `${home}.html`);
  // Asked for under both names: by a link to the address, and by one with a slash behind it.
  copyFileSync(join(home, "index.txt"), `${home}.txt`);
}

/**
 * Adds the exported editions to the finished default one, and makes a list of their sitemaps the site's sitemap.
 * @throws Error when a page has the address of an edition.
 */
export function mergeEditions([, ...editions]: readonly Edition[], folder: string): void {
  for (const { base: address } of editions) {
    const stage = stageOf(address);
    for (const name of listFiles(stage).files) {
      const [file, target] = [join(stage, name), join(folder, name)];
      if (existsSync(target) && !readFileSync(target).equals(readFileSync(file))) {
        throw new Error(`"${name}" of the edition "${address}" is there already: rename the page.`);
      }
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(file, target);
    }
  }
  if (editions.length > 0) writeSitemapIndex(editions, folder);
}

function writeSitemapIndex(editions: readonly Edition[], folder: string): void {
  renameSync(join(folder, "sitemap.xml"), join(folder, "sitemap-default.xml"));
  const paths = ["/sitemap-default.xml", ...editions.map((edition) => `${edition.base}/sitemap.xml`)];
  writeFileSync(join(folder, "sitemap.xml"), sitemapIndex(paths.map((path) => `${site.url}${path}`)));
}
