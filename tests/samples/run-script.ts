import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** True where bash finds this program; samples that need it are left out elsewhere. */
export const hasProgram = (name: string) => spawnSync("bash", ["-c", `command -v ${name}`]).status === 0;

/** Runs a sample in bash, in `folder`, and gives what it prints. @throws when a command of it fails */
export async function runScript(script: string, folder: string, environment: Record<string, string> = {}) {
  // A proxy of this machine does not know the servers that tests start.
  const env = { ...process.env, NO_PROXY: "127.0.0.1,localhost", ...environment };
  const { stdout } = await run("bash", ["-euo", "pipefail", "-c", script], { cwd: folder, env });
  return stdout.trim();
}
