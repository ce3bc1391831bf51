import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { hashText } from "./hash";
import { memoize } from "./memoize";

/**
 * A cache on disk: one file per key in `folder`. Several processes may use it at once: files are written under another name and then
 * renamed, and a file that is incomplete or was changed counts as absent, since its first line is the hash of the rest.
 */
export class DiskCache {
  private readonly used = new Set<string>();

  /** `maxPerUsed`: number of files per used one above which `prune` removes the oldest unused files. */
  constructor(
    private readonly folder: string,
    private readonly maxPerUsed = 4,
  ) {}

  /** True when there is a file for `key`; only `get` can tell whether it is intact. */
  has(key: string): boolean {
    this.used.add(key);
    return existsSync(join(this.folder, key));
  }

  /** The cached value, or undefined. */
  get<T>(key: string): T | undefined {
    this.used.add(key);
    const text = readText(join(this.folder, key));
    const end = text.indexOf("\n");
    const body = text.slice(end + 1);
    return end > 0 && text.slice(0, end) === hashText(body) ? (JSON.parse(body) as T) : undefined;
  }

  /** Caches `value`, which must survive JSON. @throws Error of the system; the previous value is then still there. */
  set(key: string, value: unknown): void {
    this.used.add(key);
    mkdirSync(this.folder, { recursive: true });
    const body = JSON.stringify(value);
    const file = join(this.folder, key);
    const beside = `${file}.${process.pid}.${performance.now()}.new`;
    try {
      writeFileSync(beside, `${hashText(body)}\n${body}`);
      renameSync(beside, file);
    } catch (cause) {
      // On a full disk, the partial file would take up the remaining space.
      rmSync(beside, { force: true });
      throw cause;
    }
  }

  /** The cached value, or what `make` resolves to, which is then cached. @throws what `make` or `set` throws. */
  async remember<T>(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.get<T>(key);
    if (known !== undefined) return known;
    const made = await make();
    this.set(key, made);
    return made;
  }

  /** Adds a line to the log `name`. */
  appendToLog(name: string, line: string): void {
    mkdirSync(this.folder, { recursive: true });
    appendFileSync(join(this.folder, name), `${line}\n`);
  }

  /** The lines of the log `name` since it was last cleared. */
  readLog(name: string): string[] {
    return readText(join(this.folder, name)).split("\n").filter(Boolean);
  }

  /** Clears the log `name`. */
  clearLog(name: string): void {
    rmSync(join(this.folder, name), { force: true });
  }

  /**
   * Removes the oldest files that this run has not used, if there are too many. `spared` is the number of results that the run did not have
   * to ask for. Returns how many files were removed.
   */
  prune(spared = 0): number {
    const names = listNames(this.folder).filter((name) => !this.used.has(name));
    const surplus = names.length - (this.used.size + spared) * (this.maxPerUsed - 1);
    if (surplus <= 0) return 0;
    const ages = names.map((name) => ({ name, time: timeOf(join(this.folder, name)) }));
    const oldest = ages.sort((a, b) => a.time - b.time).slice(0, surplus);
    for (const { name } of oldest) rmSync(join(this.folder, name), { force: true });
    return oldest.length;
  }
}

/**
 * Opens the cache of a folder, one instance per process: editions are read one after the other, and none may prune what another has just
 * used.
 */
export const openCache = memoize((folder: string) => new DiskCache(folder));

/** The text of a file; empty when it cannot be read, which for a cache is the same as not being there. */
function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.endsWith(".log"));
  } catch {
    return [];
  }
}

/** When a file was written; 0 when another process has just removed it. */
function timeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
