import { build } from "esbuild";

/**
 * Compiles a script of the project at `root` into one file for the browsers the framework supports, with values put in place.
 * @param {string} root
 * @param {string} entry Its path from the root.
 * @param {Record<string, string>} define Values by the names they take the place of, as JSON.
 * @returns {Promise<string>}
 * @throws Error when the compiler makes more than one file of it.
 */
export async function compileScript(root, entry, define = {}) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    // In place of the project's own, of which only its names count here: "use strict" would be sent with every page.
    tsconfigRaw: { compilerOptions: { paths: { "@/*": ["./*"] } } },
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
