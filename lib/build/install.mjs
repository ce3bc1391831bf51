import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const mark = "node_modules/.installed";
const lockHash = () => createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");

/** Runs a command with its output shown; a failure ends this process with the same code. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (error) {
    console.error(`${command} could not be started: ${error.message}`);
    process.exit(1);
  }
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the locked packages when they are missing or the lockfile has changed since. Uses only Node's own modules. */
export function installPackages() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(
      `Node.js ${process.versions.node} is too old. Install Node.js 20.19 or later and run the command again.`,
    );
    process.exit(1);
  }
  const wanted = lockHash();
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  console.log("Installing packages …");
  run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
  mkdirSync("node_modules", { recursive: true });
  writeFileSync(mark, wanted);
}
