import { readFileSync } from "node:fs";

/** Command line of the shell with which npm runs a script. */
const shell = /^\S*sh\0-c\0/;

/**
 * Identifies the parent process and, if that is a shell waiting for this one, the shell's parent: a text that changes when either is
 * gone. The second is known only on Linux; elsewhere npm's shell is replaced by the command it runs.
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
