import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compressedCache } from "../../lib/build/export/precompress";

/** The site to export: the test site, which is small and has every component; an empty name means the real one. */
const siteDir = process.env.SITE_DIR ?? "tests/site";

/** `AGAIN=default`: rebuild only the default edition, which has pages of all kinds. Every other edition would take as long. */
export const isDefaultOnly = process.env.AGAIN === "default";
const editions = isDefaultOnly ? ["--default"] : [];

/** An export: the hash of each file, by name. */
export type Export = ReadonlyMap<string, string>;

/** A copy of this project, uncommitted changes included, that may be changed and built. */
export type Project = {
  folder: string;
  /** Runs a build to completion. Returns the export and the build's output. @throws Error with the output when the build fails. */
  build: (...options: string[]) => { files: Export; output: string };
  /** Starts a build and kills it as soon as it prints `moment`. Resolves to false when it ended before that. */
  killAt: (moment: RegExp) => Promise<boolean>;
  /** The export as it is now, or undefined without one. */
  read: () => Export | undefined;
  remove: () => void;
};

const command = ["--min-semi-space-size=64", "lib/build/run.mjs", "lib/build/bin/build.ts"];

/**
 * How to build a copy: with extra environment variables; on a single CPU core, where the system has `taskset`; and with `.next` and the
 * compressed files of the same project, copied from the folder `compiled`.
 */
type Circumstances = { environment?: Readonly<Record<string, string>>; isOnOneCore?: boolean; compiled?: string };

/** Copies the project to a new folder outside of it. Packages are linked where the disk allows. */
export function copyProject({ environment = {}, isOnOneCore = false, compiled = "" }: Circumstances = {}): Project {
  const folder = mkdtempSync(join(tmpdir(), "exports-"));
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" });
  git("clone", "--quiet", ".", folder);
  const changed = git("ls-files", "--modified", "--others", "--exclude-standard", "-z").split("\0").filter(Boolean);
  for (const file of changed) {
    rmSync(join(folder, file), { force: true });
    if (!existsSync(file)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(file, join(folder, file));
  }
  const link = spawnSync("cp", ["-al", "node_modules", join(folder, "node_modules")]);
  if (link.status !== 0) {
    rmSync(join(folder, "node_modules"), { recursive: true, force: true });
    execFileSync("cp", ["-a", "node_modules", join(folder, "node_modules")]);
  }
  for (const made of compiled ? [".next", compressedCache] : [])
    cpSync(join(compiled, made), join(folder, made), { recursive: true, verbatimSymlinks: true });
  const options = {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" as const, SITE_DIR: siteDir, CHECK: "", ...environment },
  };
  const canHold = isOnOneCore && spawnSync("taskset", ["--version"]).status === 0;
  const [program = "", ...before] = [...(canHold ? ["taskset", "-c", "0"] : []), process.execPath];
  const read = () => readExport(join(folder, "out"));
  return {
    folder,
    read,
    build: (...args) => {
      const { status, stdout, stderr } = spawnSync(program, [...before, ...command, ...editions, ...args], {
        ...options,
        encoding: "utf8",
        maxBuffer: 1 << 28,
      });
      const files = read();
      if (status !== 0 || !files) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
      return { files, output: stdout };
    },
    killAt: (moment) =>
      new Promise((resolve, reject) => {
        const child = spawn(process.execPath, [...command, ...editions], {
          ...options,
          stdio: ["ignore", "pipe", "inherit"],
        });
        let printed = "";
        child.stdout.on("data", (part: Buffer) => {
          printed += part;
          if (moment.test(printed)) child.kill("SIGKILL");
        });
        child.once("error", reject).once("exit", (_, signal) => resolve(signal === "SIGKILL"));
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The export in a folder, or undefined without one. */
export function readExport(folder: string): Export | undefined {
  if (!existsSync(folder)) return undefined;
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, hash(readFileSync(join(folder, name)))]));
}

const hash = (content: Buffer) => createHash("sha256").update(content).digest("hex");

/** Names of files that are missing from one of two exports or differ between them. */
export function differences(a: Export, b: Export): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name)).sort();
}
