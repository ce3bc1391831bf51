import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { DiskCache } from "../../disk-cache";
import { base } from "../../nav/edition";
import type { RouteKeys } from "./route-keys";

/** A route's files as Next wrote them, by name in the export: text, or Base64 for binary files. */
type Files = Record<string, string>;

/** A route that was not rendered, but is not in the cache, or not completely. */
export class LostRouteError extends Error {
  override name = "LostRouteError";
}

/** A cache of rendered routes across builds, by cache key. */
type RouteCache = {
  /** Paths whose files are not cached. */
  missing: (keys: RouteKeys) => string[];
  /**
   * Writes the files of the other routes into an export that has only `rendered` and `present`, and keeps those of `rendered`.
   * @throws LostRouteError
   */
  complete: (folder: string, keys: RouteKeys, rendered: ReadonlySet<string>, present?: ReadonlySet<string>) => void;
};

/** Opens the cache of rendered routes below `root`; it holds little more than the last export. */
export function openRouteCache(root: string): RouteCache {
  const store = new DiskCache(join(root, ".cache", `rendered${base.replaceAll("/", "-")}`), 1.25);
  return {
    missing: (keys) => [...keys].filter(([, key]) => !store.has(key)).map(([path]) => path),
    complete: (folder, keys, rendered, present) => {
      for (const [path, key] of keys) {
        const files = rendered.has(path) ? readFiles(folder, path) : undefined;
        if (files) store.set(key, files);
        else if (!rendered.has(path) && !present?.has(path)) writeFiles(folder, path, store.get<Files>(key));
      }
      store.prune();
    },
  };
}

const isText = (name: string) => extname(name) !== ".png";
const encodingOf = (name: string) => (isText(name) ? "utf8" : "base64");

/** Names of the files that Next writes for a route: one that is drawn itself, or the HTML and the payload of a page. */
export function filesOfRoute(path: string): string[] {
  const name = path.slice(1);
  return isText(name) ? [`${name}.html`, `${name}.txt`] : [name];
}

/** Undefined for a route whose file names differ, as for paths with encoded characters: it is rendered every time. */
function readFiles(folder: string, path: string): Files | undefined {
  const names = filesOfRoute(path);
  if (!names.every((file) => existsSync(join(folder, file)))) return undefined;
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), encodingOf(name))]));
}

function writeFiles(folder: string, path: string, files: Files | undefined): void {
  if (!files) throw new LostRouteError(`The cached copy of ${path} cannot be read.`);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content, encodingOf(name));
  }
}
