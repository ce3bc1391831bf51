import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { buildSync } from "esbuild";

/**
 * Loads a TypeScript file synchronously and returns its exports; it may import other files. Synchronous because its callers run while
 * modules are being loaded.
 * @throws Error when it cannot be compiled, or when it throws.
 */
export function loadModule(file: string): Record<string, unknown> {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    platform: "node",
    format: "cjs",
    packages: "external",
    write: false,
    logLevel: "silent",
  });
  const module = { exports: {} as Record<string, unknown> };
  const run = vm.compileFunction(outputFiles[0]?.text ?? "", ["module", "exports", "require"], { filename: file });
  run(module, module.exports, createRequire(pathToFileURL(file)));
  return module.exports;
}
