import { readFileSync } from "node:fs";

/** Command line of the shell with which npm runs a script. */
const shell = /^\S*sh\0-c\0/;

/**
 * The process that has started this one and, where that is a shell that waits for it, the one that has started the shell: a text that
 * changes when one of them is gone. Only Linux tells of the second; elsewhere the shell of npm becomes what it runs.
 */
export function startedBy(pid = process.ppid): string {
  try {
    if (!shell.test(readFileSync(`/proc/${pid}/cmdline`, "utf8"))) return String(pid);
    const [, parent] = /\) \S (\d+) [^)]*$/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return `${pid} ${parent}`;
  } catch {
    return String(pid);
  }
}
