import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/**
 * `npm run precommit`: fast checks of the files changed since the last commit: their format and lint rules, types if code changed, and
 * `npm run check` if its input changed. `npm run test:changed` (with the argument `tests`): runs the unit tests affected by changes since
 * `main`, `npm run check` if its input changed, and the end-to-end specs that changed. A further argument names another base commit.
 */
const [what, base = "main"] = process.argv.slice(2);

/** The output of a git command. If it fails, changes cannot be determined, so the process exits. */
function git(...args) {
  const { stdout, stderr, status, error } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 1 << 27 });
  if (status === 0) return stdout;
  // Before the reason, git may print warnings about settings, and after it the usage of the command.
  const lines = stderr.trim().split("\n");
  const reason = lines.find((line) => /^(?:fatal|error):/.test(line)) ?? lines[0];
  console.error(`git ${args.join(" ")} failed: ${error?.message ?? (reason || `it ended with ${status}`)}`);
  const named = what === "tests" ? ", and name a commit that it contains: npm run test:changed -- HEAD~3" : ".";
  console.error(`Run this in a clone with history${named}`);
  process.exit(1);
}

/** Names as git lists them with `-z`: unquoted and NUL-terminated. */
const names = (...args) =>
  git(...args)
    .split("\0")
    .filter(Boolean);

/** Files that differ from a commit, new and deleted ones included. */
function changedSince(commit) {
  const changed = names("diff", "-z", "--name-only", "--no-renames", commit);
  return [...new Set([...changed, ...names("ls-files", "-z", "--others", "--exclude-standard")])];
}

/**
 * Threads for type-checking the changed files and their dependents. Each compiler thread has its own types: on two processors, the
 * default of four takes 60 % longer than one.
 */
const threads = Math.min(4, Math.ceil(availableParallelism() / 2));
const buildInfo = ".cache/types.tsbuildinfo";
const types = ["tsc", "--noEmit", "--checkers", `${threads}`, "--incremental", "--tsBuildInfoFile", buildInfo];

/** True for input of the checks: pages, translations, what they show, and what lists them. */
const isChecked = (file) =>
  /^(?:content|i18n|public)\/|^(?:sidebars|redirects|lib\/product\/settings)\.ts$|^released\.txt$/.test(file);
const check = ["check"];

function precommit() {
  const files = changedSince("HEAD");
  const code = files.filter((file) => /\.(tsx?|mjs|json|css)$/.test(file));
  const isTyped = code.some((file) => /\.tsx?$/.test(file));
  const written = code.filter((file) => existsSync(file));
  return [
    ...(written.length > 0 ? [["biome", "check", "--no-errors-on-unmatched", ...written]] : []),
    ...(isTyped ? [types] : []),
    ...(files.some(isChecked) ? [check] : []),
  ];
}

function tests() {
  const commit = git("merge-base", "HEAD", base).trim();
  const files = changedSince(commit);
  const isEndToEnd = files.some((file) => file.startsWith("tests/e2e/"));
  return [
    ["vitest", "run", "--changed", commit, "--passWithNoTests"],
    ...(files.some(isChecked) ? [check] : []),
    ...(isEndToEnd ? [["npm", "run", "--silent", "test:e2e", "--", `--only-changed=${commit}`]] : []),
  ];
}

/** Two packages provide a program with this name; `docs/decisions.md` says why. */
const programFiles = { tsc: "node_modules/typescript-native/bin/tsc" };

/** Starts npm, a package's program, or the checks of `npm run check` directly, since npm would add half a second. */
function start([program, ...args]) {
  const stdio = ["ignore", "pipe", "pipe"];
  if (program === "npm") return spawn(program, args, { stdio });
  if (program === "check")
    return spawn(JSON.parse(readFileSync("package.json", "utf8")).scripts.check, { stdio, shell: true });
  return spawn(process.execPath, [programFiles[program] ?? `node_modules/.bin/${program}`, ...args], { stdio });
}

/** Runs a command and prints its output when it has finished. Resolves to whether it succeeded. */
function run([program, ...args]) {
  const child = start([program, ...args]);
  const output = [];
  child.stdout.on("data", (text) => output.push(text));
  child.stderr.on("data", (text) => output.push(text));
  return new Promise((resolve) => {
    child.on("error", ({ message }) => {
      console.error(`${program} cannot be run: ${message}`);
      resolve(false);
    });
    child.on("close", (code) => {
      if (code !== 0 || what) process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

const commands = what === "tests" ? tests() : precommit();
const results = await Promise.all(commands.map(run));
if (results.includes(false)) process.exit(1);
console.log(
  commands.length === 0 ? "Nothing has changed." : `Done: ${commands.map(([program]) => program).join(", ")}`,
);
