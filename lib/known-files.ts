import { statSync } from "node:fs";

type Known<T> = { stamp: string; value: T };

/**
 * What was made from files, by file, as long as each keeps its time and size: an edit of one page costs one page. Lives as long
 * as its process; two files with one path are the same file.
 */
export class KnownFiles<T> {
  private readonly known = new Map<string, Known<T>>();

  /** What `make` gives for the file at `path`, made again only when the file has changed. */
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
