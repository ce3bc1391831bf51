import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { readTextIfExists } from "../input/read-text";
import type { PageMetadata } from "../types";
import type { ContentPlace } from "./place";

/** The last change of each file of a folder, from git. */
export type History = {
  /** Author and commit time of the last change, by file path relative to the project root. */
  files: Map<string, PageMetadata>;
  /** Why the history is incomplete, for the report. */
  notice?: string;
  /** False as soon as HEAD has moved. */
  isCurrent: () => boolean;
};

/**
 * Reads author and date of each content file's last change in one pass over the git log, with names mapped by `.mailmap`. In a shallow
 * clone the oldest commits seem to have changed every file, so files last changed there are left out.
 */
export function readHistory({ folder, label }: Pick<ContentPlace, "folder" | "label">): History {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "core.quotePath=false", ...args], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 1 << 28,
      stdio: ["ignore", "pipe", "ignore"],
    });
  let repository: string;
  let own: string;
  try {
    [repository = "", own = ""] = git("rev-parse", "--git-common-dir", "--git-dir").split("\n");
    git("rev-parse", "--verify", "HEAD");
  } catch {
    const notice = "No git history: dates and authors come from front matter only.";
    return { files: new Map(), notice, isCurrent: () => true };
  }
  const shallow = readShallow(resolve(folder, repository));
  const read = stateOfHead(resolve(folder, own));
  const log = git("log", "--format=%x01%H%x02%aN%x02%cI", "--name-only", "--no-renames", "--relative", "--", ".");
  return {
    files: parseLog(log, shallow, label),
    isCurrent: () => stateOfHead(resolve(folder, own)) === read,
    ...(shallow.size > 0 && {
      notice:
        "Shallow clone: pages last changed before its first commit take date and author from front matter. For the full history, run: git fetch --unshallow --filter=blob:none",
    }),
  };
}

/** Modification time and size of the HEAD reflog, which changes with every move of HEAD; asking git itself would cost a process. */
function stateOfHead(gitFolder: string): string {
  const stats = statSync(join(gitFolder, "logs", "HEAD"), { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size}` : "";
}

function readShallow(gitFolder: string): Set<string> {
  const file = join(gitFolder, "shallow");
  return new Set(readTextIfExists(file).split("\n").filter(Boolean));
}

/** Parses `git log --name-only` output to the newest commit of each file below the folder `label`, skipping commits in `untrusted`. */
function parseLog(log: string, untrusted: ReadonlySet<string>, label: string): Map<string, PageMetadata> {
  const files = new Map<string, PageMetadata>();
  for (const block of log.split("\x01").slice(1)) {
    const [head = "", ...names] = block.split("\n").filter(Boolean);
    const [hash = "", author, date] = head.split("\x02");
    if (untrusted.has(hash)) continue;
    for (const name of names) {
      const file = `${label}/${name}`;
      if (!files.has(file)) files.set(file, { author, date });
    }
  }
  return files;
}

/** The latest of some ISO 8601 dates, compared as instants since their UTC offsets differ; undefined if there is none. */
export const newestOf = (dates: Iterable<string | undefined>): string | undefined =>
  [...dates]
    .filter((date) => date !== undefined)
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
