import { build } from "esbuild";
import type { Trusted, WakePlan } from "../../types";

/** The script that wakes pages. @throws Error when the compiler makes more than one file of it. */
export const compileWakeScript = (root: string, plan: WakePlan): Promise<string> =>
  compile(root, "components/wake/wake.ts", { WAKE_PLAN: JSON.stringify(plan) });

/** What stands in front of the script that starts a worker. @throws Error when the compiler makes more than one file of it. */
export const compileWorkerPolicy = (root: string, trusted: Trusted): Promise<string> =>
  compile(root, "components/wake/trusted-worker.ts", { TRUSTED: JSON.stringify(trusted) });

/** Compiles a script into one file for the browsers the framework supports. */
async function compile(root: string, entry: string, define: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    define,
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    legalComments: "none",
    logLevel: "silent",
  });
  const [file] = outputFiles;
  if (!file || outputFiles.length > 1)
    throw new Error(`${entry} was compiled into ${outputFiles.length} files, not one.`);
  return file.text;
}
