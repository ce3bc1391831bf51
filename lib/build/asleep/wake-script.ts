import { build } from "esbuild";
import type { WakePlan } from "../../types";

const entry = "components/wake/wake.ts";

/**
 * The script that wakes pages, compiled into one file for the browsers the framework supports.
 * @throws Error when the compiler makes more than one file of it.
 */
export async function compileWakeScript(root: string, plan: WakePlan): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    define: { WAKE_PLAN: JSON.stringify(plan) },
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
