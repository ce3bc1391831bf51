import type { Issue } from "./types";

/**
 * What was read of each file when it last had no error, for the live preview: a page whose front matter is being edited keeps its title,
 * its type, and its place.
 */
export class LastGood<T> {
  private readonly known = new Map<string, T>();

  /** What to show of a file in which `issues` were found: what was just read or, after an error, what was read before it. */
  of(file: string, read: T, issues: readonly Issue[]): T {
    if (issues.some(({ severity }) => severity === "error")) return this.known.get(file) ?? read;
    this.known.set(file, read);
    return read;
  }
}
