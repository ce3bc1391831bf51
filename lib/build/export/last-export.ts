import { linkSync, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DiskCache } from "../../disk-cache";
import { hashFiles } from "../../hash";
import { encodings } from "../../hosting/rules";
import { markdownPath } from "../../paths";
import type { Asleep, SleepingPage } from "./asleep/put-pages-to-sleep";
import { filesOfRoute } from "./route-cache";
import type { RouteKeys } from "./route-keys";

/** A finished file: its name in the export, its bytes, and when it was written. */
type File = readonly [name: string, size: number, time: number];
/** Files that an export has taken over from the last one, by name. */
export type UnchangedFiles = ReadonlyMap<string, File>;
/** A route's files in an export, and its cache key. */
type Route = { key: string; files: readonly File[]; page?: SleepingPage };
/** The last export: what finished it, what its pages wake with, and its routes by path. */
type Index = Omit<Asleep, "pages"> & { finisher: string; routes: Record<string, Route> };

/** Routes that are taken over from the last export as they are, with their sleeping pages. */
export type Unchanged = Asleep & {
  /** Their paths. */
  routes: ReadonlySet<string>;
  /** All their files: HTML, payload, Markdown and compressed forms. */
  files: UnchangedFiles;
};

export const nothingUnchanged: Unchanged = {
  routes: new Set(),
  files: new Map(),
  pages: new Map(),
  wake: "",
  sets: [],
};

/** One edition of the last export in `out`. */
export type LastExport = {
  /**
   * Hard-links every route with an unchanged key into the next export, except routes whose files were modified.
   */
  link: (folder: string, keys: RouteKeys) => Unchanged;
  /** Notes the export that now is in `out`; what its `unchanged` files are is known. */
  note: (keys: RouteKeys, asleep: Asleep, unchanged?: UnchangedFiles) => void;
};

/** A file itself and its compressed forms, by the ends of their names. */
const forms = ["", ...encodings.map(([extension]) => `.${extension}`)];

/** Opens the edition at `base` in a project's last export; nothing in it can be reused if code that finishes pages has changed since. */
export function openLastExport(root: string, base: string): LastExport {
  const store = new DiskCache(join(root, ".cache", `last-export${base.replaceAll("/", "-")}`), 1);
  const out = join(root, "out");
  const finisher = `${process.version} ${hashFiles(root, ["lib", "package-lock.json"])}`;
  const isThere = ([name, size, time]: File) => {
    const found = statSync(join(out, name), { throwIfNoEntry: false });
    return found?.isFile() === true && found.size === size && found.mtimeMs === time;
  };
  const filesOf = (names: readonly string[], unchanged: UnchangedFiles): File[] =>
    names
      .flatMap((name) => forms.map((form) => name + form))
      .flatMap((name) => {
        const known = unchanged.get(name);
        if (known) return [known];
        const found = statSync(join(out, name), { throwIfNoEntry: false });
        return found ? [[name, found.size, found.mtimeMs] as const] : [];
      });

  return {
    link: (folder, keys) => {
      const last = store.get<Index>("index");
      if (last?.finisher !== finisher) return nothingUnchanged;
      const routes = [...keys].flatMap(([path, key]) => {
        const route = last.routes[path];
        return route?.key === key && route.files.every(isThere) ? [[path, route] as const] : [];
      });
      const files = new Map(routes.flatMap(([, route]) => route.files.map((file) => [file[0], file])));
      if (!linkAll(out, folder, files.keys())) return nothingUnchanged;
      const pages = new Map<string, SleepingPage>();
      for (const [, { page, files }] of routes) if (page && files[0]) pages.set(files[0][0], page);
      const { wake, sets } = last;
      return { routes: new Set(routes.map(([path]) => path)), files, pages, wake, sets };
    },
    note: (keys, { pages, wake, sets }, unchanged = new Map()) => {
      const routes: Index["routes"] = {};
      for (const [path, key] of keys) {
        const names = namesOf(base + path);
        const page = pages.get(names[0] ?? "");
        const files = filesOf([...names, ...(page ? [page.css.slice(1)] : [])], unchanged);
        if (files[0]?.[0] === names[0]) routes[path] = { key, files, ...(page && { page }) };
      }
      store.set("index", { finisher, wake, sets, routes } satisfies Index);
    },
  };
}

/** Names of the files at an address, and for a page that of its Markdown. */
function namesOf(address: string): string[] {
  const names = filesOfRoute(address);
  return names.length > 1 ? [...names, markdownPath(address).slice(1)] : names;
}

/** Hard-links files into a new folder. False, without any change, where the disk or the system does not support it. */
function linkAll(from: string, to: string, names: Iterable<string>): boolean {
  const linked: string[] = [];
  const folders = new Set<string>();
  try {
    for (const name of names) {
      const folder = dirname(join(to, name));
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      linkSync(join(from, name), join(to, name));
      linked.push(name);
    }
    return true;
  } catch {
    // On a mounted folder or another file system, the files are generated again, which takes longer.
    removeLinks(to, linked);
    return false;
  }
}

/** Removes hard-linked files from a folder: writing to them would write into the last export. */
export function removeLinks(folder: string, names: Iterable<string>): void {
  for (const name of names) rmSync(join(folder, name), { force: true });
}
