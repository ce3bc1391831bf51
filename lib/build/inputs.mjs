import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";

const other = process.env.CONTENT_DIR || process.env.SITE_DIR;
/** Paths that the framework compiles; not `lib/build`, which finishes what it renders. */
const code = [
  "app",
  "components",
  "lib",
  "i18n",
  "instrumentation-client.ts",
  "next.config.mjs",
  "package-lock.json",
  "redirects.ts",
  "sidebars.ts",
  "tsconfig.json",
  // Interface texts, which replace the English ones in bundles.
  ...(process.env.SITE_DIR ? [join(process.env.SITE_DIR, "i18n")] : []),
];
/** Inputs of the export; tests, benchmarks, and contributor documentation do not affect it. */
const inputs = [...code, ...(other ? [other, "content/_reference"] : ["content"]), "public", ".mailmap"];
/** File with the hash of the inputs of `out`; outside that folder, since hosts serve everything in it. */
export const exportStamp = ".cache/export-inputs";
const isInput = (name) => !/\.test\.tsx?$/.test(name);

/** A hash of everything the export depends on, including the commit, which gives dates and authors. */
export function hashInputs(root = process.cwd()) {
  const files = inputs.flatMap((name) => listFiles(resolve(root, name)));
  return hashOf(root, files, [commitOf(root), ...publicVariables()]);
}

/**
 * True when `out` is up to date. Always false for a foreign tree, whose export also depends on images and texts of the project around
 * it.
 */
export function isExported(root = process.cwd()) {
  const stamp = join(root, exportStamp);
  const made = ["out", "hosting"].map((folder) => join(root, folder));
  if (process.env.CONTENT_DIR || ![...made, stamp].every((path) => existsSync(path))) return false;
  return readFileSync(stamp, "utf8") === hashInputs(root);
}

/** A hash of code, configuration, dependencies, and script pages, and of values that are compiled in. */
export function hashCode(values, root) {
  const pages = listFiles(join(root, "content")).filter((file) => file.endsWith(".tsx"));
  const isCompiled = (file) => !file.startsWith(join(root, "lib", "build") + sep) && !/\.mdx?$/.test(file);
  const files = code.flatMap((name) => listFiles(join(root, name))).filter(isCompiled);
  return hashOf(root, [...files, ...pages], [JSON.stringify(values), ...publicVariables()]);
}

/** Hashes files with names relative to the root, so that the project's location does not matter. */
function hashOf(root, files, texts) {
  const hash = createHash("sha256").update(JSON.stringify(texts));
  for (const file of files) {
    hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** Variables that the framework compiles into the code, as `NAME=value`. */
const publicVariables = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith("NEXT_PUBLIC_"))
    .map(([name, value]) => `${name}=${value}`)
    .sort();

/** Whether a path is that of a file; unlike `statSync`, it also answers for a name that no disk takes. */
export const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** Files below a folder, or the file itself. Links that lead nowhere or to folders and names that are not valid text are left out. */
export function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || isInput(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)].filter(isFile),
    );
}

/** The current commit, or "" outside a repository. */
function commitOf(root) {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return "";
  }
}
