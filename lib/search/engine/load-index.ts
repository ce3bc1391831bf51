import type { PackedTitles } from "../records/pack";
import type { CodedTexts } from "../records/word-codes";
import type { LocalSearch } from "./local";

/** Names of the files that belong together, as `/search-index/manifest.json` gives them. */
export type IndexManifest = { titles: string; texts: string };
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * Gets the files of the index in the folder `base` into a search, each once; a call that follows a failure tries again. A file that
 * is gone or broken says that the site was exported again: the manifest is asked for anew, and new titles take the place of old ones.
 * `onComplete` is called once the texts are there as well as the titles.
 */
export function createIndexLoader(base: string, fetch: Fetch, local: LocalSearch, onComplete: () => void) {
  const load = async <T>(name: string, cache: RequestCache): Promise<T> => {
    const response = await fetch(`${base}${name}`, { cache });
    if (!response.ok) throw new Error(`${base}${name} answered ${response.status}.`);
    return response.json();
  };
  const broken = new Set<string>();
  const loadNamed = async <T>(name: string): Promise<T> => {
    try {
      // Hashed names never change, so a copy in the HTTP cache is right whatever its age, unless it came broken.
      return await load(name, broken.has(name) ? "reload" : "force-cache");
    } catch (error) {
      broken.add(name);
      manifest.forget();
      throw error;
    }
  };
  const manifest = once(() => load<IndexManifest>("manifest.json", "no-cache"));
  let loaded: string | undefined;
  const titles = once(async () => {
    const name = (await manifest.get()).titles;
    await local.addTitles(await loadNamed<PackedTitles>(name));
    loaded = name;
  });
  const texts = once(async () => {
    await titles.get();
    const names = await manifest.get();
    if (names.titles !== loaded) titles.forget();
    await titles.get();
    await local.addTexts(await loadNamed<CodedTexts>(names.texts));
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
