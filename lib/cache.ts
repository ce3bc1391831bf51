import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

type Stored<T> = { version: string; entries: Record<string, T> };

/**
 * Results kept in one JSON file between runs, by a hash of what they were made from. A file of another version, or one that
 * cannot be read, counts as empty: everything is computed again. `save` keeps only what this run asked for.
 */
export class DiskCache<T> {
  private readonly before: Record<string, T>;
  private readonly used: Record<string, T> = {};

  constructor(
    private readonly file: string,
    private readonly version: string,
  ) {
    this.before = readEntries<T>(file, version);
  }

  /** The result kept for `input`, if there is one. */
  find(input: string): T | undefined {
    const key = hashText(input);
    const value = this.used[key] ?? this.before[key];
    if (value !== undefined) this.used[key] = value;
    return value;
  }

  /** Keeps the result for `input`. */
  keep(input: string, value: T): void {
    this.used[hashText(input)] = value;
  }

  save(): void {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify({ version: this.version, entries: this.used } satisfies Stored<T>));
  }
}

function readEntries<T>(file: string, version: string): Record<string, T> {
  try {
    const stored = JSON.parse(readFileSync(file, "utf8")) as Stored<T>;
    return stored.version === version ? stored.entries : {};
  } catch {
    // No file yet, or one cut short by a stopped run: an empty cache is right for both.
    return {};
  }
}

/** SHA-256 as hexadecimal text. */
export function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** A hash over the text of all files below the given files and folders of `root`; tests do not count. */
export function hashFiles(root: string, names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of names.flatMap((name) => listFiles(join(root, name)))) {
    hash.update(file.slice(root.length)).update("\0").update(readFileSync(file));
  }
  return hash.digest("hex");
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}
