import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Writes a file whose name has the bytes of Latin 1, in which "é" is no UTF-8. */
export function writeRaw(root: string, name: string): void {
  const bytes = (path: string) => Buffer.from(path, "latin1");
  const path = join(root, name);
  mkdirSync(bytes(dirname(path)), { recursive: true });
  writeFileSync(bytes(path), "");
}

/** False where names of files must be text, as on the disks of macOS and Windows. */
export function takesRawNames(): boolean {
  const root = mkdtempSync(join(tmpdir(), "raw-"));
  try {
    writeRaw(root, "é");
    return true;
  } catch {
    return false;
  } finally {
    rmSync(root, { recursive: true });
  }
}
