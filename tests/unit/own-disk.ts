import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { launcher } from "@/lib/build/programs.mjs";

const unshare = ["--map-root-user", "--mount"];

/** True where a process may mount disks that nobody else sees, as Linux mostly lets it. */
export const canMount = spawnSync("unshare", [...unshare, "mount", "-t", "tmpfs", "tmpfs", tmpdir()]).status === 0;
if (!canMount) console.warn("No disk can be mounted: full ones, and those that can only be read, are not tried.");

/** What Node.js is given before a program in TypeScript. */
export const typescript = [launcher];

/** Mounts a disk of `size` over the working folder. */
export const mountHere = (size: string) => `mount -t tmpfs -o size=${size} tmpfs "$PWD" && cd "$PWD"`;

/** Runs a program with `folder` as working folder, after lines of a shell; disks that these mount are the program's alone. */
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
