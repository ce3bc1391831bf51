import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";

const other = process.env.CONTENT_DIR || process.env.SITE_DIR;
/** What the framework compiles; `lib/build`, which finishes what it renders, is not among it. */
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
  // Words of the interface, which take the place of English ones in bundles.
  ...(process.env.SITE_DIR ? [join(process.env.SITE_DIR, "i18n")] : []),
];
/** What the export is made from; tests, benchmarks and papers for contributors do not change it. */
const inputs = [...code, ...(other ? [other, "content/_reference"] : ["content"]), "public", ".mailmap"];
/** Holds the hash of what the folder `out` was made from; outside of it, since hosts serve all that is in it. */
export const exportStamp = ".cache/export-inputs";
const isInput = (name) => !/\.test\.tsx?$/.test(name);

/** A hash over everything the export depends on, the commit included (it gives dates and authors). */
export function hashInputs(root = process.cwd()) {
  const files = inputs.flatMap((name) => listFiles(resolve(root, name)));
  return hashOf(root, files, [commitOf(root), ...publicVariables()]);
}

/**
 * True when the folder `out` is what would be exported now. Of another tree nobody can say so: it takes images and texts from the
 * project around it as well.
 */
export function isExported(root = process.cwd()) {
  const stamp = join(root, exportStamp);
  const made = ["out", "hosting"].map((folder) => join(root, folder));
  if (process.env.CONTENT_DIR || ![...made, stamp].every((path) => existsSync(path))) return false;
  return readFileSync(stamp, "utf8") === hashInputs(root);
}

/** A hash over code, configuration and dependencies, script pages included, and over what is compiled in beside them. */
export function hashCode(values, root) {
  const pages = listFiles(join(root, "content")).filter((file) => file.endsWith(".tsx"));
  const isCompiled = (file) => !file.startsWith(join(root, "lib", "build") + sep) && !/\.mdx?$/.test(file);
  const files = code.flatMap((name) => listFiles(join(root, name))).filter(isCompiled);
  return hashOf(root, [...files, ...pages], [JSON.stringify(values), ...publicVariables()]);
}

/** Names of files count from the root, so that the folder a project is in makes no difference. */
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

const isFile = (path) => existsSync(path) && statSync(path).isFile();

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
