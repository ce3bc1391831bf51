import type { CodedTexts, IndexManifest, PackedTitles } from "../records/schema";
import type { LocalSearch } from "./local";

/** The subset of the browser's `fetch` that is used. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Fetches files of the index. A missing or corrupt file means that the site was exported again, so the manifest is then fetched again. */
export type IndexFetcher = {
  manifest(): Promise<IndexManifest>;
  /** @throws Error when the host does not return the file. */
  named<T>(name: string): Promise<T>;
};

/** Creates a fetcher of the index files in the folder `base`. */
export function createIndexFetcher(base: string, fetch: Fetch): IndexFetcher {
  const load = async <T>(name: string, cache: RequestCache): Promise<T> => {
    const response = await fetch(`${base}${name}`, { cache });
    if (!response.ok) throw new Error(`${base}${name} answered ${response.status}.`);
    return response.json();
  };
  const broken = new Set<string>();
  const manifest = once(() => load<IndexManifest>("manifest.json", "no-cache"));
  return {
    manifest: manifest.get,
    named: async <T>(name: string) => {
      try {
        // Hashed names never change, so a copy in the HTTP cache is valid at any age, unless it was corrupt.
        return await load<T>(name, broken.has(name) ? "reload" : "force-cache");
      } catch (error) {
        broken.add(name);
        manifest.forget();
        throw error;
      }
    },
  };
}

/**
 * Loads the two files of a whole index into a search, each once; a call after a failure retries. If they are of different builds, the
 * titles are loaded again. `onComplete` is called once both titles and texts are loaded.
 * @throws Error from either call when the host does not return a file, or when the index has been split in the meantime.
 */
export function createIndexLoader(fetcher: IndexFetcher, local: LocalSearch, onComplete: () => void) {
  const names = async () => {
    const manifest = await fetcher.manifest();
    if ("titles" in manifest) return manifest;
    throw new Error("The search index was split while this page was open: load the page again.");
  };
  let loaded: string | undefined;
  const titles = once(async () => {
    const name = (await names()).titles;
    await local.addTitles(await fetcher.named<PackedTitles>(name));
    loaded = name;
  });
  const texts = once(async () => {
    await titles.get();
    const current = await names();
    if (current.titles !== loaded) titles.forget();
    await titles.get();
    await local.addTexts(await fetcher.named<CodedTexts>(current.texts));
    onComplete();
  });
  return { titles: titles.get, texts: texts.get };
}

/** Runs a task once; after a failure or `forget`, the next call runs it again. */
function once<T>(run: () => Promise<T>) {
  let running: Promise<T> | undefined;
  const forget = () => {
    running = undefined;
  };
  const get = (): Promise<T> => {
    running ??= run().catch((error: unknown) => {
      forget();
      throw error;
    });
    return running;
  };
  return { get, forget };
}
