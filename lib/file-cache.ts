import { statSync } from "node:fs";

type Known<T> = { stamp: string; value: T };

/**
 * Caches in memory what was computed from files, by path, until a file is changed or another takes its place: an edit of one page costs
 * one page.
 */
export class FileCache<T> {
  private readonly known = new Map<string, Known<T>>();

  /**
   * The cached result of `make` for the file at `path`; `make` runs again only if the file is not there, or if it or `from` has changed:
   * what else the value is made from.
   */
  get(path: string, make: () => T, from = ""): T {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return make();
    // The modification time is not enough: some programs preserve it when they copy a file.
    const stamp = `${stats.ino} ${stats.ctimeMs} ${stats.mtimeMs} ${stats.size} ${from}`;
    const known = this.known.get(path);
    if (known?.stamp === stamp) return known.value;
    const value = make();
    this.known.set(path, { stamp, value });
    return value;
  }
}
