import { chmodSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives all tests of a run one folder for temporary files, which is removed with everything left in it. */
export default function setUp(): () => Promise<void> {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), "unit-tests-"));
  // Web servers under test run as users of their own, who must be able to read it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return async () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    // Meanwhile the processes of the tests end, and Vitest warns of any that it does not hear of.
    await rm(folder, { recursive: true, force: true });
  };
}
