import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../list-files";
import { isExternal } from "../paths";
import { gitBlobHash } from "../site/translations";
import type { FileChanges } from "./file-changes";
import { translationsOf } from "./pages";
import {
  type AddressChanges,
  linesOfKeys,
  linesOfRows,
  replaceFileNames,
  replaceInCode,
  replaceInMarkdown,
  replaceInTable,
  replaceInYaml,
} from "./replace-addresses";

/**
 * Files and folders with addresses of pages, relative to the project root. `tests/samples` and `tests/sweep` use the real site; end-to-end
 * tests use `tests/site` and are not included. Redirects are left to `edit-redirects.ts`.
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
 * Excludes unit tests and their shared code, which have addresses of their own; older versions, which refer to their own pages; and the
 * workshop and declaration files, which contain paths of the API.
 */
const isSource = (file: string) =>
  /\.(mdx?|ya?ml|tsx?|mjs|json|tsv)$/.test(file) &&
  !/(?<!\.site)\.test\.tsx?$|\.d\.ts$|\/(?:_versions|testing)\/|^lib\/product\/reference\/workshop\//.test(file);

/** All files that may contain addresses of pages of the current version, sorted. */
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

/** The source code files among them. */
export const listPrograms = (root: string): string[] =>
  listSources(root).filter((file) => /\.(?:tsx?|mjs)$/.test(file));

/**
 * Updates all references to moved addresses and files, and the `translates` hashes of translations whose originals change as a result.
 * `renamed` maps old to new paths of moved files, relative to the root. Returns the number of changed files and, for removed pages, where
 * data is still stored under their addresses, and rows of tables expect them that no page replaces: `lib/build/export/budget.ts:20`.
 */
export function updateReferences(
  root: string,
  changes: FileChanges,
  moved: AddressChanges,
  renamed: ReadonlyMap<string, string> = new Map(),
): { count: number; keys: string[] } {
  let count = 0;
  const keys: string[] = [];
  const [paths, names] = [[...moved.addresses.keys()], [...renamed.keys()]];
  const isConcerned = (text: string) =>
    paths.some((path) => mentions(text, path)) || names.some((name) => text.includes(name));
  for (const file of new Set([...listSources(root), ...changes.files()])) {
    const text = changes.read(file);
    if (text === undefined || !isSource(file) || !isConcerned(text)) continue;
    if (isTable(file) && [...moved.addresses.values()].every(isExternal)) {
      keys.push(...linesOfRows(text, moved).map((line) => `${file}:${line}`));
      continue;
    }
    if (moved.isRemoved && isCode(file)) keys.push(...linesOfKeys(file, text, moved).map((line) => `${file}:${line}`));
    const next = replaceIn(file, text, moved, renamed);
    if (next === text) continue;
    changes.write(file, next);
    count++;
  }
  refreshTranslations(root, changes, renamed);
  return { count, keys };
}

/** Tables of search, whose addresses are those of results: pages of this site. */
const isTable = (file: string) => file.endsWith(".tsv");
const isCode = (file: string) => /\.(tsx?|mjs|json)$/.test(file);
/** True if a text may contain an address. Settings write the start page of an edition without the leading slash. */
const mentions = (text: string, path: string) =>
  text.includes(path.slice(1)) || text.includes(encodeURI(path).slice(1));

/** In prose, names of files stay: they are examples, beside an address that stays, too. */
function replaceIn(file: string, text: string, moved: AddressChanges, renamed: ReadonlyMap<string, string>): string {
  if (/\.mdx?$/.test(file)) return replaceInMarkdown(text, moved);
  if (/\.ya?ml$/.test(file)) return replaceInYaml(text, moved);
  return isCode(file) ? replaceFileNames(replaceInCode(file, text, moved), renamed) : replaceInTable(text, moved);
}

/**
 * Keeps up-to-date translations up to date when an edit changes links of their original, by updating the hash in `translates`.
 * Translations that were already outdated are unchanged.
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

/** Replaces the hash `before` in a translation's front matter with `after`, truncated to the same length. */
export const updateOriginalHash = (text: string, before: string, after: string): string =>
  text.replace(/^(translates:\s*["']?)([\da-f]+)/m, (line, start: string, name: string) =>
    before.startsWith(name) ? start + after.slice(0, name.length) : line,
  );
