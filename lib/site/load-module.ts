import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { buildSync } from "esbuild";

/** A module with all it imports as one script, and the paths of its files, itself among them. */
type CompiledModule = { script: string; inputs: readonly string[] };

/**
 * Loads a TypeScript file and returns its exports; it may import other files. Synchronous because callers run while modules are being
 * loaded.
 * @throws Error when it cannot be compiled, or when it throws.
 */
export const loadModule = (file: string): Record<string, unknown> => runModule(file, compileModule(file));

/** Compiles a TypeScript file. @throws Error when it cannot be compiled. */
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

/** Runs what `file` was compiled to, and returns its exports. @throws what it throws. */
export function runModule(file: string, { script }: CompiledModule): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  const run = vm.compileFunction(script, ["module", "exports", "require"], { filename: file });
  run(module, module.exports, createRequire(pathToFileURL(file)));
  return module.exports;
}
