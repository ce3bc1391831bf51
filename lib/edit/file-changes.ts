import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { withoutPath } from "../input/read-text";
import { removeEmptyFolders } from "../remove-empty-folders";

/** Thrown if the requested edit is impossible; nothing was changed. */
export class EditError extends Error {
  override name = "EditError";
}

/** Collects file writes, moves, and removals below a root; nothing is written before `apply`. Paths have forward slashes. */
export class FileChanges {
  private readonly contents = new Map<string, string | Buffer | undefined>();
  constructor(private readonly root: string) {}

  /** The text of a file with planned changes; undefined if there will be no such file. @throws EditError when it cannot be read. */
  read(file: string): string | undefined {
    return this.contentOf(file)?.toString();
  }

  /** Plans a new text for a file, unless it is unchanged, with the line ends it has. @throws EditError when it cannot be read. */
  write(file: string, text: string): void {
    const before = this.read(file);
    const isWindows = before?.includes("\r\n") && !/(?<!\r)\n/.test(before);
    const next = isWindows ? text.replace(/\r?\n/g, "\r\n") : text;
    if (next !== before) this.contents.set(file, next);
  }

  remove(file: string): void {
    this.contents.set(file, undefined);
  }

  /** Plans to move a file, which may be binary, to `to`. @throws EditError when that exists, or one of the two cannot be read. */
  move(file: string, to: string): void {
    if (this.contentOf(to) !== undefined) throw new EditError(`"${to}" already exists. Choose another address.`);
    this.contents.set(to, this.contentOf(file) ?? "");
    this.remove(file);
  }

  private contentOf(file: string): string | Buffer | undefined {
    return this.contents.has(file) ? this.contents.get(file) : bytesOf(this.root, file);
  }

  /** The files to write or remove, sorted. */
  files(): string[] {
    return [...this.contents.keys()].sort();
  }

  /**
   * Applies all changes, or none if one fails. Returns a function that undoes them, except in files that have been saved since, whose names
   * it returns. @throws EditError when a file cannot be read or written.
   */
  apply(): () => string[] {
    const before = this.files().map((file) => originalOf(this.root, file));
    const restore = (files: readonly Original[]) => {
      // Restores only changed files, so that a file that cannot be written does not prevent restoring the others. Files that shrink come
      // first, since a full disk has no room for the others yet.
      const changed = files.flatMap((original) => {
        const now = bytesOf(this.root, original.file);
        const growth = (original.content?.length ?? 0) - (now?.length ?? 0);
        return isSame(now, original.content) ? [] : [{ ...original, growth }];
      });
      for (const { file, content, ...kind } of changed.sort((a, b) => a.growth - b.growth))
        writeOrRemove(this.root, file, content, kind);
    };
    for (const [file, content] of this.contents) {
      try {
        writeOrRemove(this.root, file, content);
      } catch (cause) {
        restore(before);
        throw failed(file, "written", cause);
      }
    }
    const written = new Map(this.files().map((file) => [file, bytesOf(this.root, file)]));
    return () => {
      const saved = before.filter(({ file, content }) => {
        const now = bytesOf(this.root, file);
        return !isSame(now, written.get(file)) && !isSame(now, content);
      });
      restore(before.filter((original) => !saved.includes(original)));
      return saved.map(({ file }) => file);
    };
  }
}

/** What a file is besides its bytes: its rights, or where it leads as a symbolic link. */
type Kind = { mode?: number; link?: string };

/** A file before the changes; without content, there was none. */
type Original = Kind & { file: string; content: Buffer | undefined };

function originalOf(root: string, file: string): Original {
  const content = bytesOf(root, file);
  if (content === undefined) return { file, content };
  const path = join(root, file);
  const found = lstatSync(path);
  return { file, content, mode: found.mode, ...(found.isSymbolicLink() && { link: readlinkSync(path) }) };
}

/** @throws EditError when there is something that cannot be read as a file. */
function bytesOf(root: string, file: string): Buffer | undefined {
  const path = join(root, file);
  try {
    return existsSync(path) ? readFileSync(path) : undefined;
  } catch (cause) {
    throw failed(file, "read", cause);
  }
}

function failed(file: string, done: "read" | "written", cause: unknown): EditError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new EditError(`"${file}" cannot be ${done}: ${withoutPath(reason)}.`, { cause });
}

const isSame = (a: Buffer | undefined, b: Buffer | undefined) => (a && b ? a.equals(b) : a === b);

/** Writes a file, or removes it and the folders it leaves empty. */
function writeOrRemove(root: string, file: string, content: string | Buffer | undefined, kind: Kind = {}): void {
  const path = join(root, file);
  if (content !== undefined) {
    mkdirSync(dirname(path), { recursive: true });
    // A link whose target is not restored yet is there, although `existsSync` follows it and finds nothing.
    const isGone = lstatSync(path, { throwIfNoEntry: false }) === undefined;
    if (kind.link !== undefined && isGone) symlinkSync(kind.link, path);
    else writeFileSync(path, content, { mode: kind.mode });
    return;
  }
  rmSync(path, { force: true });
  removeEmptyFolders(root, dirname(file));
}
