import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Memory of a process and all its descendants in bytes (proportional set size), on Linux; elsewhere 0. */
export function memoryOf(pid: number): number {
  const own = Number(/^Pss:\s+(\d+)/m.exec(readProcess(`${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;
  const children = readProcess(`${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
  return children.reduce((sum, child) => sum + memoryOf(child), own);
}

/** A file in a process's `/proc` folder; empty once the process has ended. */
function readProcess(name: string): string {
  try {
    return readFileSync(join("/proc", name), "utf8");
  } catch {
    return "";
  }
}
