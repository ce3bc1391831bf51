import { fork } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { hashFiles } from "../../hash";
import { inheritedEnv } from "../../site/environment";
import { BuildError } from "../build-failure";
import { buildFolder } from "../programs.mjs";

/** Next failed and has printed the reason. */
export class NextBuildError extends BuildError {
  override name = "NextBuildError";
}

/** Output of the compiler when its own cache is corrupt: it then panics at every build until the cache is deleted. */
const brokenCache = /panicked at|unexpected Turbopack error|turbopack.*(?:database|cache|corrupt)/i;

const compiledStamp = join(".next", "compiled");
/** Next writes this file when all files for browsers are written. */
const browserManifest = join(".next", "build-manifest.json");
const browserFolder = join(".next", "static");
/** Makes the compiler return freed memory at once instead of when Next ends: a variable of mimalloc, its allocator. */
const lowMemoryEnvironment = { MIMALLOC_PURGE_DELAY: "0" };
/** Milliseconds between two checks for that manifest. */
const pollInterval = 100;

/** A project folder with compiled code in its `.next`, and the folder below it that Next exports to. */
export type Workspace = { project: string; folder: string };

/** The name of compiled code: that of the code, and a hash of the files that browsers get. */
const nameOf = (project: string, code: string) => `${code} ${hashFiles(project, [browserFolder])}`;

/** The name of the compiled code, if the workspace's `.next` has a complete build of the code with the hash `code`. */
export function findCompiled({ project }: Workspace, code: string): string | undefined {
  const stamp = join(project, compiledStamp);
  if (!existsSync(stamp) || !existsSync(join(project, browserFolder))) return undefined;
  const name = nameOf(project, code);
  return readFileSync(stamp, "utf8") === name ? name : undefined;
}

/** A running Next, which loads or compiles code and waits for the routes to render. */
type RunningNext = {
  /** The code it renders with. */
  code: string;
  /** Stops it at any time; resolves when it has ended. */
  stop: () => Promise<void>;
};

/** A running Next that renders with compiled code. */
export type Rendering = RunningNext & {
  /**
   * Renders all routes without a cache key, and those with one only if their path is among `paths`.
   * @throws NextBuildError when Next fails.
   */
  render: (paths: readonly string[]) => Promise<void>;
};

/** A running Next that compiles the code before it renders. */
export type Compiling = RunningNext & {
  /** Resolves to the folder of the files for browsers when they are written; to undefined if Next ended before. */
  written: () => Promise<string | undefined>;
  /**
   * Renders all routes; what it compiled has the name that it resolves to.
   * @throws NextBuildError when Next fails.
   */
  renderAll: () => Promise<string>;
};

/**
 * Starts to compile the code with the hash `code`, to render with it into `folder`. The first build does without the compiler's own cache.
 * A broken compiler cache is deleted and the build started again.
 */
export function startCompiling(root: string, folder: string, code: string): Compiling {
  const isFirst = !existsSync(join(root, ".next"));
  for (const file of [compiledStamp, browserManifest]) rmSync(join(root, file), { force: true });
  const mayBeBroken = existsSync(join(root, ".next", "cache"));
  const place = { project: root, folder };
  let next = startNext(root, place, ["build"], { EXPORT_CODE: code, ...(isFirst && { EXPORT_FIRST: "1" }) });
  return {
    code,
    stop: () => next.stop(),
    written: async () => {
      const manifest = join(root, browserManifest);
      while (!existsSync(manifest) && next.isRunning()) await setTimeout(pollInterval);
      return existsSync(manifest) ? join(root, browserFolder) : undefined;
    },
    renderAll: async () => {
      let { isDone, errors } = await next.render(null);
      if (!isDone && mayBeBroken && brokenCache.test(errors)) {
        console.log("The compiler's cache is corrupt. Removing it and starting over.");
        rmSync(join(root, ".next"), { recursive: true, force: true });
        next = startNext(root, place, ["build"], { EXPORT_CODE: code, EXPORT_FIRST: "1" });
        ({ isDone } = await next.render(null));
      }
      if (!isDone) throw new NextBuildError("Next ended with the error above.");
      const name = nameOf(root, code);
      writeFileSync(join(root, compiledStamp), name);
      return name;
    },
  };
}

/** Hash of the code that was compiled last: a build starts with it before it knows whether that code is still current. */
export function lastCompiledCode({ project }: Workspace): string | undefined {
  const stamp = join(project, compiledStamp);
  return existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ")[0] : undefined;
}

/** Starts Next with the code that was compiled last, for our own pages or for a foreign tree. */
export function startRendering(root: string, place: Workspace, code: string, isForeign: boolean): Rendering {
  const { project } = place;
  // Next would export the routes that it finds here instead of those it renders.
  rmSync(join(project, ".next", "prerender-manifest.json"), { force: true });
  const next = startNext(root, place, ["build", project, "--experimental-build-mode", "generate"], {
    EXPORT_CODE: code,
    EXPORT_TREE: isForeign ? "foreign" : "own",
  });
  return {
    code,
    stop: next.stop,
    render: async (paths) => {
      if (!(await next.render(paths)).isDone) throw new NextBuildError("Next ended with the error above.");
    },
  };
}

/**
 * Starts Next, which exports into the folder of a workspace, and waits for the list of routes to render; `null` means all. Its output is
 * printed; error output is also returned.
 */
function startNext(root: string, { project, folder }: Workspace, args: string[], environment: Record<string, string>) {
  // Next ends where what an earlier build noted of itself is cut off, as a build that was killed may leave it.
  rmSync(join(project, ".next", "diagnostics"), { recursive: true, force: true });
  const list = join(root, ".cache", `paths-for-${basename(folder)}.json`);
  rmSync(list, { force: true });
  const child = fork(join(buildFolder, "next-process.mjs"), args, {
    cwd: root,
    execArgv: [],
    stdio: ["ignore", "inherit", "pipe", "ipc"],
    env: inheritedEnv({
      ...lowMemoryEnvironment,
      NEXT_TELEMETRY_DISABLED: "1",
      EXPORT_FOLDER: folder,
      EXPORT_PATHS: list,
      ...environment,
    }),
  });
  let errors = "";
  child.stderr?.on("data", (part: Buffer) => {
    errors += part;
    process.stderr.write(part);
  });
  const ended = new Promise<{ isDone: boolean; errors: string }>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => resolve({ isDone: status === 0, errors }));
  });
  return {
    render: (paths: readonly string[] | null) => {
      // Whoever waits for the file finds it whole.
      mkdirSync(dirname(list), { recursive: true });
      writeFileSync(`${list}.new`, JSON.stringify(paths));
      renameSync(`${list}.new`, list);
      return ended;
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
