import { fork } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
const listFile = join(".cache", "export-paths.json");

/** What the compiled code is named after, if `.next` holds it whole: `code`, and the files that browsers get. */
export function compiledAs(root: string, code: string): string | undefined {
  const [stamp, statics] = [join(root, compiledStamp), join(".next", "static")];
  if (!existsSync(stamp) || !existsSync(join(root, statics))) return undefined;
  const name = `${code} ${hashFiles(root, [statics])}`;
  return readFileSync(stamp, "utf8") === name ? name : undefined;
}

/**
 * Compiles the code named `code` and renders every route. The first time the compiler keeps no cache of its own. A broken cache of the compiler is removed, and the build begun again.
 * @throws NextBuildError when Next fails again.
 */
export async function compileAndRender(root: string, code: string): Promise<string> {
  const isFirst = !existsSync(join(root, ".next"));
  rmSync(join(root, compiledStamp), { force: true });
  const cache = join(root, ".next", "cache");
  const mayBeBroken = existsSync(cache);
  const { isDone, errors } = await runNext(root, ["build"], {
    EXPORT_CODE: code,
    ...(isFirst && { EXPORT_FIRST: "1" }),
  });
  if (!isDone && mayBeBroken && brokenCache.test(errors)) {
    console.log("The compiler's cache is broken. It is removed, and the build begins again.");
    rmSync(join(root, ".next"), { recursive: true, force: true });
    return compileAndRender(root, code);
  }
  if (!isDone) throw new NextBuildError("Next ended with the error above.");
  const name = `${code} ${hashFiles(root, [join(".next", "static")])}`;
  writeFileSync(join(root, compiledStamp), name);
  return name;
}

/**
 * Renders with the code compiled last, for our own pages or for a foreign tree: routes that may be kept only when their path is
 * among `paths`.
 * @throws NextBuildError when Next fails.
 */
export async function render(root: string, code: string, paths: readonly string[], isForeign: boolean): Promise<void> {
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(join(root, listFile), JSON.stringify(paths));
  // Next would export the routes that it finds here instead of those it renders.
  rmSync(join(root, ".next", "prerender-manifest.json"), { force: true });
  const { isDone } = await runNext(root, ["build", "--experimental-build-mode", "generate"], {
    EXPORT_CODE: code,
    EXPORT_PATHS: join(root, listFile),
    EXPORT_TREE: isForeign ? "foreign" : "own",
  });
  if (!isDone) throw new NextBuildError("Next ended with the error above.");
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
  return new Promise<{ isDone: boolean; errors: string }>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => resolve({ isDone: status === 0, errors }));
  });
}
