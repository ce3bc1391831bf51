import { untilFailure } from "../../memoize";
import { answerParts, answerQuestion } from "../ask/ask";
import { type AnsweredPart, nothing } from "../ask/ask-types";
import type { IndexParts } from "../records/schema";
import type { SearchAnswer, SearchRequest } from "../types";
import { ignore } from "./ignore";
import { createIndexFetcher, createIndexLoader, type Fetch, type IndexFetcher } from "./load-index";
import { createLocalSearch } from "./local";
import { createSplitSearch, type SplitSearch } from "./split";

/** A question, and those asked before it. */
export type AskRequest = { question: string; before: readonly string[] };

/** Search and answers from the site's own index, in a worker or on the main thread. */
export type SearchEngine = {
  /** Starts fetching the index. */
  warm(): void;
  search(request: SearchRequest): Promise<SearchAnswer>;
  ask(request: AskRequest): Promise<AnsweredPart[]>;
};

type Options = {
  /** URL of the index folder, with a trailing slash. */
  base: string;
  fetch: Fetch;
  /** Called once the texts can be searched too. */
  onComplete: () => void;
};

/** Milliseconds that a search waits for the texts, so that it can answer from titles and texts at once. */
const patience = 1000;
const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/**
 * Creates an engine that fetches the index on the first call. For a whole index it fetches the titles and then the texts; if the texts are
 * slow, it answers from the titles first. For the split index of a large site it fetches only what the query needs. A failed fetch is
 * retried by the next call.
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
      // No match in the titles does not mean there is none in the texts.
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
  /** Shares one search among callers while its parts are being fetched. */
  const searchOf = untilFailure(async (name: string) => {
    const search = createSplitSearch(await fetcher.named<IndexParts>(name), fetcher.named);
    onComplete();
    return search;
  }, 1);
  const current = async (): Promise<SplitSearch> => {
    const manifest = await fetcher.manifest();
    return searchOf("parts" in manifest ? manifest.parts : "");
  };
  /** A file may be gone because a new export has replaced the one that this search was created for: retry with the current one. */
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
