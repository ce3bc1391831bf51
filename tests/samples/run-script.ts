import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** True if bash finds this program; otherwise samples that need it are skipped. */
export const hasProgram = (name: string) => spawnSync("bash", ["-c", `command -v ${name}`]).status === 0;

/** Runs a sample in bash, in `folder`. Returns its trimmed output. @throws Error when one of its commands fails. */
export async function runScript(script: string, folder: string, environment: Record<string, string> = {}) {
  // A configured proxy cannot reach the servers that tests start.
  const env = { ...process.env, NO_PROXY: "127.0.0.1,localhost", ...environment };
  const { stdout } = await run("bash", ["-euo", "pipefail", "-c", script], { cwd: folder, env });
  return stdout.trim();
}
