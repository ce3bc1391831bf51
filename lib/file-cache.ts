import { statSync } from "node:fs";

type Known<T> = { stamp: string; value: T };

/**
 * Caches in memory what was computed from files, by path, until a file's time or size changes: an edit of one page costs one page.
 */
export class FileCache<T> {
  private readonly known = new Map<string, Known<T>>();

  /** The cached result of `make` for the file at `path`; `make` runs again only if the file has changed. */
  get(path: string, make: () => T): T {
    const { mtimeMs, size } = statSync(path);
    const stamp = `${mtimeMs} ${size}`;
    const known = this.known.get(path);
    if (known?.stamp === stamp) return known.value;
    const value = make();
    this.known.set(path, { stamp, value });
    return value;
  }
}
