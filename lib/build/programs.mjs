import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The folder of this file, from which compiled programs find files that are not bundled into them. */
export const buildFolder = fileURLToPath(new URL(".", import.meta.url));
/** Runs a program: `node lib/build/run.mjs lib/build/bin/check.ts --watch`. */
export const launcher = join(buildFolder, "run.mjs");
const root = resolve(buildFolder, "../..");
const cacheFolder = join(root, ".cache", "programs");
/** Files that the compiled output depends on besides a program's own. */
const setup = ["package.json", "package-lock.json", "tsconfig.json"].map((name) => join(root, name));
const isNote = /\.json$/;
const noThrow = { throwIfNoEntry: false };
/** Milliseconds after which no running process can still need an outdated program. */
const maxAge = 24 * 60 * 60 * 1000;

/**
 * Imports a TypeScript file. It and all it imports, packages aside, are bundled and cached until one of these files changes. Node could
 * load them by itself, but resolving and compiling some 400 files one by one takes half a second longer.
 * @param {string} file
 * @returns {Promise<any>}
 * @throws Error of the compiler with `errors`, each with its place; or what the file throws.
 */
export async function importTypeScript(file) {
  const [own] = await compile([file]);
  return import(own);
}

/**
 * The same for a program or a part of one: if `CONTENT_DIR` names another tree, that tree's settings are applied before the program is
 * loaded.
 * @param {string} file
 * @returns {Promise<any>}
 * @throws Error whose `errors` tell what does not compile, and what the program throws as it is loaded.
 */
export async function importProgram(file) {
  const [own, first] = await compile([file, join(buildFolder, "configuration", "apply-settings.ts")]);
  if (process.env.CONTENT_DIR) await import(first);
  return import(own);
}

/** Compiles files, or finds them in the cache. Returns the URLs of the output. */
async function compile(files) {
  const entries = files.map((file) => resolve(file));
  const texts = resolve(process.env.EDITION_TEXTS || join(root, "lib/texts/en"));
  const note = join(cacheFolder, `${hashOf([root, texts, ...entries])}.json`);
  const folder = readNote(note) ?? (await compileAnew(entries, texts, note));
  return entries.map((_, at) => pathToFileURL(join(folder, `entry-${at}.mjs`)).href);
}

/** The folder that a note names, if it is there and the files it was made from are as they were. */
function readNote(note) {
  const { name, inputs } = parse(existsSync(note) ? readFileSync(note, "utf8") : "");
  if (name === undefined || !existsSync(join(cacheFolder, name))) return undefined;
  const isSame = Object.entries(inputs).every(([file, state]) => state && stateOf(resolve(root, file)) === state);
  return isSame ? join(cacheFolder, name) : undefined;
}

/** What a note says; nothing when it was not written to its end. */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const hashOf = (parts) => createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 16);

/** Modification time and size of a file; "" if there is none, or if it was saved after `latest`, perhaps after it was compiled. */
function stateOf(file, latest = Number.POSITIVE_INFINITY) {
  const stats = statSync(file, noThrow);
  return stats && stats.mtimeMs <= latest ? `${stats.mtimeMs} ${stats.size}` : "";
}

async function compileAnew(entries, texts, note) {
  const begun = Date.now();
  const { outputFiles, metafile } = await bundle({
    entryPoints: entries.map((file, at) => ({ in: file, out: `entry-${at}` })),
    outdir: join(cacheFolder, "compiled"),
    absWorkingDir: process.cwd(),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    jsx: "automatic",
    packages: "external",
    sourcemap: "linked",
    sourcesContent: false,
    write: false,
    metafile: true,
    logLevel: "silent",
    // Otherwise the first of two values for a key would be dropped silently, and what an empty file should export be undefined.
    logOverride: { "duplicate-object-key": "error", "import-is-undefined": "error" },
    plugins: [placesOf(texts)],
  });
  const name = hashOf(outputFiles.map(({ hash }) => hash));
  const files = [...Object.keys(metafile.inputs).map((file) => resolve(file)), ...setup];
  const inputs = Object.fromEntries(files.map((file) => [relative(root, file), stateOf(file, begun)]));
  try {
    return writeToCache(outputFiles, name, note, JSON.stringify({ name, inputs }));
  } catch (cause) {
    // A full or read-only disk, whatever the error code, must not keep a program from running.
    if (cause?.syscall === undefined) throw cause;
    return writeTemporary(outputFiles);
  }
}

let bundling = 0;

/** Ends the compiler's own process, which would hold 60 MB as long as ours runs, when no other program is compiled. */
async function bundle(options) {
  const { build, stop } = await import("esbuild");
  bundling += 1;
  try {
    return await build(options);
  } finally {
    bundling -= 1;
    if (bundling === 0) await stop();
  }
}

/** Resolves imports that the compiler would not resolve as intended. */
const placesOf = (texts) => ({
  name: "places",
  setup({ onResolve, resolve: find }) {
    // A missing file would otherwise be taken for a package, and the program be kept that lacks it, even when the file is back.
    onResolve({ filter: /^(?:@|#texts)\// }, async ({ path, kind }) => {
      const file = `./${path.replace("@/", "").replace("#texts", () => relative(root, texts))}`;
      const found = await find(file, { kind, resolveDir: root });
      return found.errors.length > 0 ? { errors: [{ text: `There is no file for "${file}"` }] } : found;
    });
    // JSON data of packages is bundled; this file is not, since it depends on its own location.
    onResolve({ filter: /^[^.].*\.json$/ }, ({ path, importer }) => ({ path: createRequire(importer).resolve(path) }));
    onResolve({ filter: /\/programs\.mjs$/ }, () => ({ path: import.meta.url, external: true }));
  },
});

/** Writes a program to the cache, and then its note; several processes may do so at once. */
function writeToCache(outputFiles, name, note, text) {
  const folder = join(cacheFolder, name);
  const own = `${folder}.${process.pid}`;
  try {
    write(outputFiles, own);
    renameSync(own, folder);
  } catch (cause) {
    // Another process may have written the same program first.
    if (!existsSync(folder)) throw cause;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
  writeFileSync(`${note}.${process.pid}`, text);
  renameSync(`${note}.${process.pid}`, note);
  clear();
  return folder;
}

function write(outputFiles, folder) {
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles)
    writeFileSync(join(folder, relative(join(cacheFolder, "compiled"), path)), contents);
}

/** Removes notes that are out of date, and programs that no note names, when no process can still need them. */
function clear() {
  const paths = readdirSync(cacheFolder).map((name) => join(cacheFolder, name));
  const old = paths.filter((path) => Date.now() - (statSync(path, noThrow)?.mtimeMs ?? 0) >= maxAge);
  // Reading the notes takes as long as compiling a small program.
  if (old.length === 0) return;
  const notes = paths.filter((path) => isNote.test(path)).map((path) => ({ path, folder: readNote(path) }));
  const used = notes.flatMap(({ path, folder }) => (folder ? [path, folder] : []));
  for (const path of old) if (!used.includes(path)) rmSync(path, { recursive: true, force: true });
}

/** Writes a program to a temporary folder for this process alone, with a link to the packages. */
function writeTemporary(outputFiles) {
  const folder = mkdtempSync(join(tmpdir(), "program-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  write(outputFiles, folder);
  return folder;
}
