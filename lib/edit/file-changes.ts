import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { removeEmptyFolders } from "../remove-empty-folders";

/** The author asked for something that cannot be done; nothing was changed. */
export class EditError extends Error {
  override name = "EditError";
}

/** Collects file writes, moves and removals below a root; nothing is written before `apply`. Paths have forward slashes. */
export class FileChanges {
  private readonly contents = new Map<string, string | Buffer | undefined>();
  constructor(private readonly root: string) {}

  /** What the file will say; undefined when there will be none. */
  read(file: string): string | undefined {
    return this.contentOf(file)?.toString();
  }

  /** Plans a new text; one that the file has already is no change. */
  write(file: string, text: string): void {
    if (this.read(file) !== text) this.contents.set(file, text);
  }

  remove(file: string): void {
    this.contents.set(file, undefined);
  }

  /** Plans that `file`, which need not be text, stands at `to`. @throws EditError when something stands there. */
  move(file: string, to: string): void {
    if (this.contentOf(to) !== undefined) throw new EditError(`"${to}" already exists. Choose another address.`);
    this.contents.set(to, this.contentOf(file) ?? "");
    this.remove(file);
  }

  private contentOf(file: string): string | Buffer | undefined {
    return this.contents.has(file) ? this.contents.get(file) : bytesOf(join(this.root, file));
  }

  /** The files that are written or removed, sorted. */
  files(): string[] {
    return [...this.contents.keys()].sort();
  }

  /** Makes all changes, or none if a file cannot be written. Returns a function that undoes them. @throws Error of the system. */
  apply(): () => void {
    const before = this.files().map((file) => ({ file, content: bytesOf(join(this.root, file)) }));
    const undo = () => {
      // Only what has changed: a file that cannot be written must not keep the others from being restored. And what gives back space goes
      // first: a full disk has no place for the old text beside the new one.
      const changed = before.flatMap(({ file, content }) => {
        const now = bytesOf(join(this.root, file));
        return isSame(now, content) ? [] : [{ file, content, growth: (content?.length ?? 0) - (now?.length ?? 0) }];
      });
      for (const { file, content } of changed.sort((a, b) => a.growth - b.growth))
        writeOrRemove(this.root, file, content);
    };
    try {
      for (const [file, content] of this.contents) writeOrRemove(this.root, file, content);
    } catch (cause) {
      undo();
      throw cause;
    }
    return undo;
  }
}

const bytesOf = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined);

const isSame = (a: Buffer | undefined, b: Buffer | undefined) => (a && b ? a.equals(b) : a === b);

/** Writes a file, or removes it and the folders it leaves empty. */
function writeOrRemove(root: string, file: string, content: string | Buffer | undefined): void {
  const path = join(root, file);
  if (content !== undefined) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return;
  }
  rmSync(path, { force: true });
  removeEmptyFolders(root, dirname(file));
}
