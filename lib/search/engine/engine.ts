import { untilFailure } from "../../memoize";
import { answerParts, answerQuestion } from "../ask/ask";
import { type AnsweredPart, nothing } from "../ask/ask-types";
import type { IndexParts } from "../records/schema";
import type { SearchAnswer, SearchRequest } from "../types";
import { ignore } from "./ignore";
import { createIndexFetcher, createIndexLoader, type Fetch, type IndexFetcher } from "./load-index";
import { createLocalSearch } from "./local";
import { createSplitSearch, type SplitSearch } from "./split";

/** What a question needs: the question, and those before it. */
export type AskRequest = { question: string; before: readonly string[] };

/** Search and answers from the site's own files, wherever it runs: in a worker or beside the page. */
export type SearchEngine = {
  /** Starts to fetch what searching needs. */
  warm(): void;
  search(request: SearchRequest): Promise<SearchAnswer>;
  ask(request: AskRequest): Promise<AnsweredPart[]>;
};

type Options = {
  /** Folder of the index, with a slash at its end. */
  base: string;
  fetch: Fetch;
  /** Called once the texts can be searched as well as the titles. */
  onComplete: () => void;
};

/** Milliseconds that a search waits for the texts, so that titles and texts are one answer. */
const patience = 1000;
const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/**
 * Fetches what searching needs at the first call. Of a whole index these are the titles and the texts behind them; where texts are
 * slow, titles answer first. Of a large site's index it is what the query needs. A failed fetch is tried again by the next call.
 */
export function createEngine({ base, fetch, onComplete }: Options): SearchEngine {
  const fetcher = createIndexFetcher(base, fetch);
  const whole = createWholeEngine(fetcher, onComplete);
  const split = createSplitEngine(fetcher, onComplete);
  let isWhole = false;
  const kind = async () => {
    isWhole ||= "titles" in (await fetcher.manifest());
    return isWhole ? whole : split;
  };
  return {
    warm: () => {
      kind().then((engine) => engine.warm(), ignore);
    },
    search: async (request) => (await kind()).search(request),
    ask: async (request) => (await kind()).ask(request),
  };
}

function createWholeEngine(fetcher: IndexFetcher, onComplete: () => void): SearchEngine {
  const local = createLocalSearch();
  const { titles, texts } = createIndexLoader(fetcher, local, onComplete);
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
      const { index } = local;
      return answerParts(question, before, (part, earlier) => (index ? answerQuestion(index, part, earlier) : nothing));
    },
  };
}

function createSplitEngine(fetcher: IndexFetcher, onComplete: () => void): SearchEngine {
  /** One search for all that ask while its parts are on their way. */
  const searchOf = untilFailure(async (name: string) => {
    const search = createSplitSearch(await fetcher.named<IndexParts>(name), fetcher.named);
    onComplete();
    return search;
  }, 1);
  const current = async (): Promise<SplitSearch> => {
    const manifest = await fetcher.manifest();
    return searchOf("parts" in manifest ? manifest.parts : "");
  };
  /** A file that is gone was there in the export that this search knows: the next one may have another in its place. */
  const withCurrent = async <T>(work: (search: SplitSearch) => Promise<T>): Promise<T> => {
    const search = await current();
    return work(search).catch(async (error: unknown) => {
      const next = await current();
      if (next === search) throw error;
      return work(next);
    });
  };
  return {
    warm: () => {
      current().catch(ignore);
    },
    search: (request) => withCurrent((search) => search.search(request)),
    ask: ({ question, before }) => withCurrent((search) => search.ask(question, before)),
  };
}
