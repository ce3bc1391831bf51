import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { buildSync } from "esbuild";

/** A module bundled with its imports into one script, and the paths of all bundled files, its own included. */
type CompiledModule = { script: string; inputs: readonly string[] };

/**
 * Bundles and runs a TypeScript file, and returns its exports. Synchronous because callers run during module evaluation.
 * @throws Error when it cannot be compiled, or when it throws.
 */
export const loadModule = (file: string): Record<string, unknown> => runModule(file, compileModule(file));

/** Bundles a TypeScript file. @throws Error when it cannot be compiled. */
export function compileModule(file: string): CompiledModule {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [file],
    bundle: true,
    platform: "node",
    format: "cjs",
    packages: "external",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  return {
    script: outputFiles[0]?.text ?? "",
    inputs: Object.keys(metafile.inputs).map((input) => resolve(input)),
  };
}

/** Runs the bundle of `file` and returns its exports. @throws whatever the module throws. */
export function runModule(file: string, { script }: CompiledModule): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  const run = vm.compileFunction(script, ["module", "exports", "require"], { filename: file });
  run(module, module.exports, createRequire(pathToFileURL(file)));
  return module.exports;
}
