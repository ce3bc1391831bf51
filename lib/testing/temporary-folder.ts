import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFiles } from "./write-files";

/** A new folder with these files. It goes with the folder of the run, which `tests/unit/temporary-folder.ts` removes. */
export function temporaryFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  writeFiles(folder, files);
  return folder;
}
