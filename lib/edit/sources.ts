import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { type Moved, replaceInCode, replaceInMarkdown, replaceInYaml } from "./addresses";
import type { Changes } from "./changes";

/** Where addresses of pages are written, from the project root; redirects are edited by `redirect-text.ts`. */
const places = [
  "content",
  "i18n",
  "docs",
  "README.md",
  "CONTRIBUTING.md",
  "sidebars.ts",
  "lib",
  "components",
  "app",
  "bench",
  "tests/e2e",
];
const isSource = (file: string) => /\.(mdx?|ya?ml|tsx?|mjs|json)$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Every file below the root that may name an address of a page, sorted; unit tests have addresses of their own. */
function listSources(root: string): string[] {
  return places
    .flatMap((place) => {
      const path = join(root, place);
      if (!existsSync(path)) return [];
      if (!statSync(path).isDirectory()) return [place];
      return readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
    })
    .filter(isSource)
    .sort();
}

/** Leads every mention of an address that has moved to where it is now. Returns how many files say something else for it. */
export function followMoves(root: string, changes: Changes, moved: Moved): number {
  let count = 0;
  for (const file of new Set([...listSources(root), ...changes.files()])) {
    const text = changes.read(file);
    if (text === undefined || !isSource(file) || ![...moved.addresses.keys()].some((path) => mentions(text, path)))
      continue;
    const next = replaceIn(file, text, moved);
    if (next === text) continue;
    changes.write(file, next);
    count++;
  }
  return count;
}

const mentions = (text: string, path: string) => text.includes(path) || text.includes(encodeURI(path));

function replaceIn(file: string, text: string, moved: Moved): string {
  if (/\.mdx?$/.test(file)) return replaceInMarkdown(text, moved);
  return /\.ya?ml$/.test(file) ? replaceInYaml(text, moved) : replaceInCode(file, text, moved);
}
