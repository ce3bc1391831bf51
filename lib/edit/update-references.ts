import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../list-files";
import { gitBlobHash } from "../site/translations";
import type { FileChanges } from "./file-changes";
import { translationsOf } from "./pages";
import {
  type AddressChanges,
  linesOfKeys,
  replaceInCode,
  replaceInMarkdown,
  replaceInTable,
  replaceInYaml,
} from "./replace-addresses";

/**
 * Where addresses of pages are written, from the project root: `tests/samples` and `tests/sweep` run on the real site, end-to-end tests
 * on `tests/site`. Redirects are edited by `edit-redirects.ts`.
 */
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
  "tests/samples",
  "tests/sweep",
];
/**
 * Unit tests and what they share name addresses of their own, older versions the pages they had, and the workshop and declarations paths
 * of the API.
 */
const isSource = (file: string) =>
  /\.(mdx?|ya?ml|tsx?|mjs|json|tsv)$/.test(file) &&
  !/(?<!\.site)\.test\.tsx?$|\.d\.ts$|\/(?:_versions|testing)\/|^lib\/product\/reference\/workshop\//.test(file);

/** Every file below the root that may name an address of a page of this version, sorted. */
function listSources(root: string): string[] {
  return places
    .flatMap((place) => {
      const path = join(root, place);
      if (!existsSync(path)) return [];
      return statSync(path).isDirectory() ? listFiles(path).files.map((name) => `${place}/${name}`) : [place];
    })
    .filter(isSource)
    .sort();
}

/** The programs among them. */
export const listPrograms = (root: string): string[] =>
  listSources(root).filter((file) => /\.(?:tsx?|mjs)$/.test(file));

/**
 * Updates every reference to an address that has moved, and the `translates` hashes of translations whose originals change by it.
 * `renamed`: new paths of moved files by their old ones, from the root. Returns the number of files that change, and for removed pages the
 * places where data is still stored under their addresses: `lib/build/budget.ts:20`.
 */
export function updateReferences(
  root: string,
  changes: FileChanges,
  moved: AddressChanges,
  renamed: ReadonlyMap<string, string> = new Map(),
): { count: number; keys: string[] } {
  let count = 0;
  const keys: string[] = [];
  for (const file of new Set([...listSources(root), ...changes.files()])) {
    const text = changes.read(file);
    if (text === undefined || !isSource(file) || ![...moved.addresses.keys()].some((path) => mentions(text, path)))
      continue;
    if (moved.isRemoved && isCode(file)) keys.push(...linesOfKeys(file, text, moved).map((line) => `${file}:${line}`));
    const next = replaceIn(file, text, moved);
    if (next === text) continue;
    changes.write(file, next);
    count++;
  }
  refreshTranslations(root, changes, renamed);
  return { count, keys };
}

const isCode = (file: string) => /\.(tsx?|mjs|json)$/.test(file);
/** Settings name the page that an edition begins with without its first slash. */
const mentions = (text: string, path: string) =>
  text.includes(path.slice(1)) || text.includes(encodeURI(path).slice(1));

function replaceIn(file: string, text: string, moved: AddressChanges): string {
  if (/\.mdx?$/.test(file)) return replaceInMarkdown(text, moved);
  if (/\.ya?ml$/.test(file)) return replaceInYaml(text, moved);
  return isCode(file) ? replaceInCode(file, text, moved) : replaceInTable(text, moved);
}

/**
 * Translations of the present text of a page stay that when an edit changes its links: their `translates` names the new text.
 * Those that had fallen behind before stay as they are.
 */
function refreshTranslations(root: string, changes: FileChanges, renamed: ReadonlyMap<string, string>): void {
  const origins = new Map([...renamed].map(([from, to]) => [to, from]));
  for (const file of changes.files().filter((name) => name.startsWith("content/"))) {
    const origin = origins.get(file) ?? file;
    const text = changes.read(file);
    if (text === undefined || !existsSync(join(root, origin))) continue;
    const [before, after] = [gitBlobHash(readFileSync(join(root, origin))), gitBlobHash(Buffer.from(text))];
    for (const found of translationsOf(root, origin.slice("content/".length))) {
      const translation = renamed.get(found) ?? found;
      changes.write(translation, updateOriginalHash(changes.read(translation) ?? "", before, after));
    }
  }
}

/** Replaces the hash `before` in a translation's front matter by `after`, with as many digits. */
const updateOriginalHash = (text: string, before: string, after: string): string =>
  text.replace(/^(translates:\s*["']?)([\da-f]+)/m, (line, start: string, name: string) =>
    before.startsWith(name) ? start + after.slice(0, name.length) : line,
  );
