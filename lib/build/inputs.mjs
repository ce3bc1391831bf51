import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

/** What the export is made from; tests, benchmarks and papers for contributors do not change it. */
const inputs = [
  "app",
  "components",
  ...(process.env.CONTENT_DIR ? [process.env.CONTENT_DIR, "content/_reference"] : ["content"]),
  "lib",
  "public",
  "instrumentation-client.ts",
  "next.config.mjs",
  "package-lock.json",
  "redirects.ts",
  "sidebars.ts",
  "tsconfig.json",
  ".mailmap",
];
const isInput = (name) => !/\.test\.tsx?$/.test(name);

/** A hash over everything the export depends on, the commit included (it gives dates and authors). */
export function hashInputs(root = process.cwd()) {
  const hash = createHash("sha256").update(commitOf(root));
  for (const file of inputs.flatMap((name) => listFiles(resolve(root, name)))) {
    hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || isInput(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)]));
}

/** The current commit, or "" outside a repository. */
function commitOf(root) {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return "";
  }
}
