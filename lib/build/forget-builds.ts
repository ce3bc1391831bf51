import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** What builds keep in `.cache`, some of it for each edition: "beside-html-de". */
const memories = /^(?:beside-html|editions|findings|last-export|packed|pages|rendered|words|yaml)(?:-|$)/;

/** Removes what earlier builds have kept in the project. */
export function forgetBuilds(root: string): void {
  const cache = join(root, ".cache");
  const names = existsSync(cache) ? readdirSync(cache).filter((name) => memories.test(name)) : [];
  const folders = [join(root, ".next", "cache"), ...names.map((name) => join(cache, name))];
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
