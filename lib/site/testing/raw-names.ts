import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../../testing/temporary-folder";

/** Writes a file with its name encoded as Latin-1, in which "é" is invalid UTF-8. */
export function writeRaw(root: string, name: string): void {
  const bytes = (path: string) => Buffer.from(path, "latin1");
  const path = join(root, name);
  mkdirSync(bytes(dirname(path)), { recursive: true });
  writeFileSync(bytes(path), "");
}

/** False if file names must be valid text, as on macOS and Windows. */
export function takesRawNames(): boolean {
  try {
    writeRaw(temporaryFolder(), "é");
    return true;
  } catch {
    return false;
  }
}
