import { fork } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashFiles } from "../cache";
import { inherited } from "../site/environment";

/** Next failed; it has said why. */
export class NextBuildError extends Error {
  override name = "NextBuildError";
}

/** What the compiler's own cache does when it cannot be read: it panics at every build until the cache is gone. */
const brokenCache = /panicked at|unexpected Turbopack error|turbopack.*(?:database|cache|corrupt)/i;

const compiledStamp = join(".next", "compiled");
const listFile = join(".next", "export-paths.json");

/** A project with compiled code in its `.next`, and the folder below it that Next puts the export into. */
export type Workplace = { project: string; folder: string };

/** What the compiled code is named after, if the project's `.next` holds it whole: `code`, and the files that browsers get. */
export function compiledAs({ project }: Workplace, code: string): string | undefined {
  const [stamp, statics] = [join(project, compiledStamp), join(".next", "static")];
  if (!existsSync(stamp) || !existsSync(join(project, statics))) return undefined;
  const name = `${code} ${hashFiles(project, [statics])}`;
  return readFileSync(stamp, "utf8") === name ? name : undefined;
}

/**
 * Compiles the code named `code` and renders every route into `folder`. The first time the compiler keeps no cache of its own. A
 * broken cache of the compiler is removed, and the build begun again. `check` is made meanwhile, and ends it when it throws.
 * @throws NextBuildError when Next fails again.
 */
export async function compileAndRender(
  root: string,
  folder: string,
  code: string,
  check: () => Promise<void>,
): Promise<string> {
  const isFirst = !existsSync(join(root, ".next"));
  rmSync(join(root, compiledStamp), { force: true });
  const cache = join(root, ".next", "cache");
  const mayBeBroken = existsSync(cache);
  const { ended, stop } = runNext(root, ["build"], {
    EXPORT_CODE: code,
    EXPORT_FOLDER: folder,
    ...(isFirst && { EXPORT_FIRST: "1" }),
  });
  await check().catch(async (cause) => {
    await stop();
    throw cause;
  });
  const { isDone, errors } = await ended;
  if (!isDone && mayBeBroken && brokenCache.test(errors)) {
    console.log("The compiler's cache is broken. It is removed, and the build begins again.");
    rmSync(join(root, ".next"), { recursive: true, force: true });
    return compileAndRender(root, folder, code, check);
  }
  if (!isDone) throw new NextBuildError("Next ended with the error above.");
  const name = `${code} ${hashFiles(root, [join(".next", "static")])}`;
  writeFileSync(join(root, compiledStamp), name);
  return name;
}

/** Milliseconds after which Next is not kept waiting any longer. */
const mostToWait = 30_000;

/** Next while it loads code and waits to be told what to render. */
export type Rendering = {
  /** The code it renders with. */
  code: string;
  /** Next gives up a process that has not listed its routes after a minute. */
  mayStillRender: () => boolean;
  /**
   * Renders routes; those that may be kept only when their path is among `paths`.
   * @throws NextBuildError when Next fails.
   */
  render: (paths: readonly string[]) => Promise<void>;
  /** Ends it, whatever it does; resolves when it has. */
  stop: () => Promise<void>;
};

/** The name of the code that was compiled last, to begin with before it is known whether it is still the right one. */
export function lastCompiled({ project }: Workplace): string | undefined {
  const stamp = join(project, compiledStamp);
  return existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ")[0] : undefined;
}

/** Begins to render with the code compiled last, for our own pages or for a foreign tree. */
export function beginRendering(
  root: string,
  { project, folder }: Workplace,
  code: string,
  isForeign: boolean,
): Rendering {
  const list = join(project, listFile);
  // Next would export the routes that it finds here instead of those it renders.
  for (const file of [list, join(project, ".next", "prerender-manifest.json")]) rmSync(file, { force: true });
  const { ended, stop } = runNext(root, ["build", project, "--experimental-build-mode", "generate"], {
    EXPORT_CODE: code,
    EXPORT_FOLDER: folder,
    EXPORT_PATHS: list,
    EXPORT_TREE: isForeign ? "foreign" : "own",
  });
  const begun = performance.now();
  return {
    code,
    mayStillRender: () => performance.now() - begun < mostToWait,
    stop,
    render: async (paths) => {
      // Whoever waits for the file finds it whole.
      writeFileSync(`${list}.new`, JSON.stringify(paths));
      renameSync(`${list}.new`, list);
      if (!(await ended).isDone) throw new NextBuildError("Next ended with the error above.");
    },
  };
}

/** Runs Next with its output shown; what it says of errors is also returned. */
function runNext(root: string, args: string[], environment: Record<string, string>) {
  const child = fork(fileURLToPath(new URL("./next-process.mjs", import.meta.url)), args, {
    cwd: root,
    execArgv: [],
    stdio: ["ignore", "inherit", "pipe", "ipc"],
    env: inherited({ NEXT_TELEMETRY_DISABLED: "1", ...environment }),
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
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { ended, stop };
}
