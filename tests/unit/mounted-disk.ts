import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { launcher } from "@/lib/build/programs.mjs";

const unshare = ["--map-root-user", "--mount"];

/** True if a process may mount file systems in its own namespace, as on most Linux systems. */
export const canMount = spawnSync("unshare", [...unshare, "mount", "-t", "tmpfs", "tmpfs", tmpdir()]).status === 0;
if (!canMount) console.warn("No disk can be mounted: full ones, and those that can only be read, are not tried.");

/** Arguments of Node.js before a TypeScript program. */
export const typescript = [launcher];

/** A shell command that mounts a disk of `size` over the working directory. */
export const mountHere = (size: string) => `mount -t tmpfs -o size=${size} tmpfs "$PWD" && cd "$PWD"`;

/** Runs a program in `folder`, after some shell commands; only the program sees the disks that these mount. */
export function runOnDisk(folder: string, lines: readonly string[], program: string, env: Record<string, string> = {}) {
  const script = [...lines, 'exec "$0" "$@"'].join("\n");
  const command = [process.execPath, ...typescript, resolve(program)];
  return spawnSync("unshare", [...unshare, "sh", "-ec", script, ...command], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...env },
    timeout: 60_000,
  });
}
