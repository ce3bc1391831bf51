import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** SHA-256 as hexadecimal text. */
export function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/**
 * A hash over the text of all files below the given files and folders of `root`; tests do not count.
 * @throws Error of the system when one of them is not there.
 */
export function hashFiles(root: string, names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of names.flatMap((name) => listFiles(join(root, name)))) {
    hash.update(file.slice(root.length)).update("\0").update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Files below a folder, or the file itself. Broken links and names that are not valid text are left out. */
function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => join(path, name))
    .filter((file) => existsSync(file) && statSync(file).isFile());
}
