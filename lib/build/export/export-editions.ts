import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { listFiles } from "../../list-files";
import { sitemapIndex } from "../../metadata/sitemap";
import { base } from "../../nav/edition";
import type { Edition } from "../../nav/editions";
import { site } from "../../site";
import { type Environment, environmentOf } from "../../site/environment";
import { BuildError } from "../build-failure";
import { type EditionResult, runForEdition } from "./edition-process";
import type { FinishedEdition } from "./export-edition";
import type { StagedWorkspace } from "./export-site";

/** Staged exports of the other editions, which wait for the default one, and the compiled code of each. */
const editionsFolder = join(".cache", "editions");
const nameOf = (address: string) => address.slice(1).replaceAll("/", "-") || "default";
/** Staging folder of an edition, by its base path. */
const stageOf = (address: string) => join(editionsFolder, "staged", nameOf(address));
/** The project of an edition: what was compiled for it in its `.next`, beside links to what rendering needs. */
const projectOf = (address: string) => join(editionsFolder, "projects", nameOf(address));
const compiledOf = (address: string) => join(projectOf(address), ".next");
const linked = ["app", "next.config.mjs", "node_modules", "package.json", "tsconfig.json"];

/** Exit code: the edition was not exported because its code has to be compiled first. */
export const notCompiledExitCode = 3;

/** Does `work` with the compiled code of an edition in `.next`, and moves that back afterwards. */
async function withCompiled<T>(address: string, work: () => Promise<T>): Promise<T> {
  const [shown, kept, own] = [".next", compiledOf(""), compiledOf(address)];
  rmSync(kept, { recursive: true, force: true });
  moveCompiled(shown, kept);
  moveCompiled(own, shown);
  try {
    return await work();
  } finally {
    rmSync(own, { recursive: true, force: true });
    moveCompiled(shown, own);
    moveCompiled(kept, shown);
  }
}

/** Moves compiled code to another folder, except that of a live preview, which may be running. */
function moveCompiled(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (name !== "dev") renameSync(join(from, name), join(to, name));
  // An existing folder means that there is compiled code, so remove an empty one.
  if (readdirSync(from).length === 0) rmdirSync(from);
}

/** Turns an edition's compiled code into a project that Next can render from. False without compiled code or symlink support. */
function linkProject(address: string): boolean {
  const project = projectOf(address);
  if (!existsSync(compiledOf(address))) return false;
  try {
    for (const name of linked) {
      rmSync(join(project, name), { force: true });
      symlinkSync(relative(project, name), join(project, name));
    }
    return true;
  } catch {
    // Without symlinks, the edition is exported after the default one, in the main project.
    return false;
  }
}

/** The running exports of all editions but the default one. */
export type EditionExports = {
  /**
   * Resolves to what was made of each, by its address, once all are exported. Those that still have to be compiled are compiled now,
   * one after the other, where the default edition was.
   * @throws BuildError that names the edition.
   */
  finish: () => Promise<ReadonlyMap<string, FinishedEdition>>;
  /** Stops the exports that are still running. */
  stop: () => void;
};

/**
 * Starts exporting the editions other than the default one, each in its own process, since interface texts are compiled in. Editions
 * with compiled code are rendered one after another alongside the default one; `isFull` ignores earlier builds.
 */
export function exportEditions(
  editions: readonly Edition[],
  environment: Environment,
  isFull: boolean,
): EditionExports {
  rmSync(join(editionsFolder, "staged"), { recursive: true, force: true });
  const stopped = new AbortController();
  const toCompile: Edition[] = [];
  const finished = new Map<string, FinishedEdition>();
  const begin = async () => {
    for (const edition of editions.slice(1)) {
      const mayBeCompiled = !isFull && linkProject(edition.base);
      const end = mayBeCompiled ? await run(edition, ["--compiled"], "pipe") : { status: notCompiledExitCode };
      if (stopped.signal.aborted) return;
      if (end.status === notCompiledExitCode) toCompile.push(edition);
      else finished.set(edition.base, requireDone(edition, end));
    }
  };
  const run = (edition: Edition, options: string[], stdio: "inherit" | "pipe") =>
    runForEdition<FinishedEdition>("lib/build/bin/edition.ts", environmentOf(environment, edition), {
      args: options,
      stdio,
      signal: stopped.signal,
    });
  const begun = Promise.allSettled([begin()]);
  return {
    finish: async () => {
      for (const end of await begun) if (end.status === "rejected") throw end.reason;
      for (const edition of toCompile) {
        const end = await withCompiled(edition.base, () => run(edition, isFull ? ["--full"] : [], "inherit"));
        finished.set(edition.base, requireDone(edition, end));
      }
      return finished;
    },
    stop: () => stopped.abort(),
  };
}

function requireDone({ base }: Edition, { status, output }: EditionResult<FinishedEdition>): FinishedEdition {
  if (status !== 0 || !output) throw new BuildError(`The edition "${base}" could not be exported.`);
  return output;
}

/**
 * The workspace in which the edition of this process is exported, and where `mergeEditions` looks for it. `isCompiled`: it has compiled
 * code of its own, so that it can be rendered while the default edition is.
 */
export function workspaceOfEdition(root: string, isCompiled: boolean): StagedWorkspace {
  const project = isCompiled ? join(root, projectOf(base)) : root;
  return { project, folder: join(editionsFolder, "out"), stage: stageOf(base) };
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
      if (!existsSync(target)) move(file, target);
      else if (!readFileSync(target).equals(readFileSync(file))) {
        throw new Error(`"${name}" of the edition "${address}" already exists: rename the page.`);
      }
    }
  }
  if (editions.length > 0) joinSitemaps(editions, folder);
}

/** Moves a file, preserving a hard link into the last export; copies it to another disk. */
function move(file: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    renameSync(file, target);
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "EXDEV")) throw cause;
    copyFileSync(file, target);
  }
}

/**
 * Makes a list of the editions' sitemaps the sitemap of the export in `folder`. One without an address, whose pages are all in the default
 * edition too, is removed: crawlers report it as a mistake.
 */
export function joinSitemaps(editions: readonly Pick<Edition, "base">[], folder: string): void {
  renameSync(join(folder, "sitemap.xml"), join(folder, "sitemap-default.xml"));
  const paths = ["/sitemap-default.xml", ...editions.map(({ base }) => `${base}/sitemap.xml`)];
  const isEmpty = (path: string) => !readFileSync(join(folder, path), "utf8").includes("<url>");
  for (const path of paths.filter(isEmpty)) rmSync(join(folder, path));
  const left = paths.filter((path) => existsSync(join(folder, path)));
  writeFileSync(join(folder, "sitemap.xml"), sitemapIndex(left.map((path) => `${site.url}${path}`)));
}
