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

/** The folder of this file; where compiled programs look for what is no part of them. */
export const buildFolder = fileURLToPath(new URL(".", import.meta.url));
/** Runs a program: `node lib/build/run.mjs lib/build/bin/check.ts --watch`. */
export const launcher = join(buildFolder, "run.mjs");
const root = resolve(buildFolder, "../..");
const kept = join(root, ".cache", "programs");
/** What decides besides the files of a program what it is compiled to. */
const setup = ["package.json", "package-lock.json", "tsconfig.json"].map((name) => join(root, name));
const isNote = /\.json$/;
const noThrow = { throwIfNoEntry: false };
/** Milliseconds after which no process still loads parts of a program that was replaced. */
const outlived = 24 * 60 * 60 * 1000;

/**
 * What a file in TypeScript exports. It and all it imports are compiled, packages aside, and kept until one of these files changes: Node
 * would find each of some 400 files, have a thread compile it, and wait, which takes a program half a second longer.
 * @param {string} file
 * @returns {Promise<any>}
 * @throws Error of the compiler with `errors`, each with its place; or what the file throws.
 */
export async function importTypeScript(file) {
  const [own] = await compile([file]);
  return import(own);
}

/**
 * The same of a program, or of what does a part of one: the settings of another tree are in place when it is loaded.
 * @param {string} file
 * @returns {Promise<any>}
 * @throws Error whose `errors` tell what does not compile, and what the program throws as it is loaded.
 */
export async function importProgram(file) {
  const [own, first] = await compile([file, join(buildFolder, "begin.ts")]);
  if (process.env.CONTENT_DIR) await import(first);
  return import(own);
}

/** Addresses of what files are compiled to. */
async function compile(files) {
  const entries = files.map((file) => resolve(file));
  const texts = resolve(process.env.EDITION_TEXTS || join(root, "lib/texts/en"));
  const note = join(kept, `${hashOf([root, texts, ...entries])}.json`);
  const folder = readNote(note) ?? (await compileAnew(entries, texts, note));
  return entries.map((_, at) => pathToFileURL(join(folder, `entry-${at}.mjs`)).href);
}

/** The folder that a note names, if it is there and the files it was made from are as they were. */
function readNote(note) {
  const { name, inputs } = parse(existsSync(note) ? readFileSync(note, "utf8") : "");
  if (name === undefined || !existsSync(join(kept, name))) return undefined;
  const isSame = Object.entries(inputs).every(([file, state]) => state && stateOf(resolve(root, file)) === state);
  return isSame ? join(kept, name) : undefined;
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

/** Time and size of a file; "" when it is gone, or was saved after `latest`, since then it may not be the text that was compiled. */
function stateOf(file, latest = Number.POSITIVE_INFINITY) {
  const stats = statSync(file, noThrow);
  return stats && stats.mtimeMs <= latest ? `${stats.mtimeMs} ${stats.size}` : "";
}

async function compileAnew(entries, texts, note) {
  const begun = Date.now();
  const { outputFiles, metafile } = await bundle({
    entryPoints: entries.map((file, at) => ({ in: file, out: `entry-${at}` })),
    outdir: join(kept, "compiled"),
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
    plugins: [placesOf(texts)],
  });
  const name = hashOf(outputFiles.map(({ hash }) => hash));
  const files = [...Object.keys(metafile.inputs).map((file) => resolve(file)), ...setup];
  const inputs = Object.fromEntries(files.map((file) => [relative(root, file), stateOf(file, begun)]));
  try {
    return keep(outputFiles, name, note, JSON.stringify({ name, inputs }));
  } catch (cause) {
    // A disk that is full or can only be read, whatever the system calls that, keeps no program from running.
    if (cause?.syscall === undefined) throw cause;
    return lend(outputFiles);
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

/** Where imports are that the compiler does not find as they are meant. */
const placesOf = (texts) => ({
  name: "places",
  setup({ onResolve }) {
    onResolve({ filter: /^#texts\// }, ({ path }) => ({ path: join(texts, `${path.slice("#texts/".length)}.ts`) }));
    // Data of packages becomes part of the program, this file does not: it knows where it is.
    onResolve({ filter: /^[^.].*\.json$/ }, ({ path, importer }) => ({ path: createRequire(importer).resolve(path) }));
    onResolve({ filter: /\/programs\.mjs$/ }, () => ({ path: import.meta.url, external: true }));
  },
});

/** Writes a program beside the others, and then its note; several processes may do so at once. */
function keep(outputFiles, name, note, text) {
  const folder = join(kept, name);
  const own = `${folder}.${process.pid}`;
  try {
    write(outputFiles, own);
    renameSync(own, folder);
  } catch (cause) {
    // Another process was sooner, or had the same made before.
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
    writeFileSync(join(folder, relative(join(kept, "compiled"), path)), contents);
}

/** Removes notes that are out of date, and programs that no note names, when no process can still need them. */
function clear() {
  const names = readdirSync(kept);
  const used = names.map((name) => (isNote.test(name) ? readNote(join(kept, name)) : undefined));
  for (const [at, name] of names.entries()) {
    const path = join(kept, name);
    if (used[at] || used.includes(path) || Date.now() - (statSync(path, noThrow)?.mtimeMs ?? 0) < outlived) continue;
    rmSync(path, { recursive: true, force: true });
  }
}

/** Writes a program for this process alone, where it finds its packages. */
function lend(outputFiles) {
  const folder = mkdtempSync(join(tmpdir(), "program-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  write(outputFiles, folder);
  return folder;
}
