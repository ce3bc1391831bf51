import { answerQuestion } from "../ask/ask";
import type { Quote } from "../ask/ask-types";
import type { PackedTitles } from "../records/pack";
import type { CodedTexts } from "../records/word-codes";
import type { SearchAnswer, SearchRequest } from "../types";
import { createLocalSearch } from "./local";

/** Names of the files that belong together, as `/search-index/manifest.json` gives them. */
export type IndexManifest = { titles: string; texts: string };
/** What a question needs: the question, and those before it. */
export type AskRequest = { question: string; before: readonly string[] };

/** Search and answers from the site's own files, wherever it runs: in a worker or beside the page. */
export type SearchEngine = {
  /** Starts to fetch what searching needs. */
  warm(): void;
  search(request: SearchRequest): Promise<SearchAnswer>;
  ask(request: AskRequest): Promise<Quote[]>;
};

type Options = {
  /** Folder of the index, with a slash at its end. */
  base: string;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Called once the texts can be searched as well as the titles. */
  onComplete: () => void;
  /** Milliseconds that a search waits for the texts, so that titles and texts are one answer. */
  patience?: number;
};

const usualPatience = 1000;
const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** Fetches the titles at the first call and the texts behind them; where texts are slow, titles answer first. A failed fetch is tried again by the next call. */
export function createEngine({ base, fetch, onComplete, patience = usualPatience }: Options): SearchEngine {
  const local = createLocalSearch();
  const load = async <T>(name: string, init?: RequestInit): Promise<T> => {
    const response = await fetch(`${base}${name}`, init);
    if (!response.ok) throw new Error(`${base}${name} answered ${response.status}.`);
    return response.json();
  };
  const manifest = once(() => load<IndexManifest>("manifest.json", { cache: "no-cache" }));
  // Hashed names never change, so a copy in the HTTP cache is right whatever its age.
  const forever = { cache: "force-cache" } as const;
  const titles = once(async () => local.addTitles(await load<PackedTitles>((await manifest()).titles, forever)));
  const texts = once(async () => {
    await titles();
    await local.addTexts(await load<CodedTexts>((await manifest()).texts, forever));
    onComplete();
  });
  const warm = () => {
    titles().then(texts).catch(ignore);
  };
  return {
    warm,
    async search(request) {
      await titles();
      warm();
      await Promise.race([texts().catch(ignore), pause(patience)]);
      const early = local.search(request);
      if (early.count > 0 || early.isComplete) return early;
      // Nothing in the titles says nothing about the texts.
      await texts();
      return local.search(request);
    },
    async ask({ question, before }) {
      await texts();
      return local.index ? answerQuestion(local.index, question, before) : [];
    },
  };
}

/** Runs a task once; after a failure the next call runs it again. */
function once<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= run().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

/** Warming up may fail quietly: the search that follows tries again and says so. */
function ignore(): void {}
