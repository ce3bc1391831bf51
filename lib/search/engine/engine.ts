import { answerQuestion } from "../ask/ask";
import type { Quote } from "../ask/ask-types";
import type { SearchAnswer, SearchRequest } from "../types";
import { createIndexLoader, type Fetch } from "./load-index";
import { createLocalSearch } from "./local";

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
  fetch: Fetch;
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
  const { titles, texts } = createIndexLoader(base, fetch, local, onComplete);
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

/** Warming up may fail quietly: the search that follows tries again and says so. */
function ignore(): void {}
