import type { CodedTexts, IndexManifest, PackedTitles } from "../records/schema";
import type { LocalSearch } from "./local";

/** What is used of the browser's `fetch`. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Files of the index. A file that is gone or broken says that the site was exported again: the manifest is asked for anew then. */
export type IndexFetcher = {
  manifest(): Promise<IndexManifest>;
  /** @throws Error when the host does not answer with the file. */
  named<T>(name: string): Promise<T>;
};

/** Gets files of the index in the folder `base`. */
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
        // Hashed names never change, so a copy in the HTTP cache is right whatever its age, unless it came broken.
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
 * Gets the two files of a whole index into a search, each once; a call that follows a failure tries again. When they are not of one
 * build, new titles take the place of old ones. `onComplete` is called once the texts are there as well as the titles.
 * @throws Error from either call when the host does not answer with a file, or the index was split meanwhile.
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

/** Runs a task once; after a failure, or when it is to be forgotten, the next call runs it again. */
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
