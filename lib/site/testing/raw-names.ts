import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Writes a file with its name encoded as Latin-1, in which "é" is invalid UTF-8. */
export function writeRaw(root: string, name: string): void {
  const bytes = (path: string) => Buffer.from(path, "latin1");
  const path = join(root, name);
  mkdirSync(bytes(dirname(path)), { recursive: true });
  writeFileSync(bytes(path), "");
}

/** False if file names must be valid text, as on macOS and Windows. */
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
