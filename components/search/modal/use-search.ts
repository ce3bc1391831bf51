import { useEffect, useReducer, useState } from "react";
import type { SearchAnswer, SearchProvider, SearchRequest } from "@/lib/search/types";
import { onEngineComplete } from "../client/engine";

/** Milliseconds after the last keystroke before an error, an empty result or a late answer is shown; results are shown at once. */
const settleTime = 300;
/** Milliseconds between retries while the index cannot be fetched. */
const retryTime = 2500;

type Outcome = { type: "none" } | { type: "answer"; answer: SearchAnswer; request: string } | { type: "failed" };
type BadNews = "empty" | "error";

/** What a search shows. `waiting` precedes its first answer; `isLate` means that the next answer takes long enough to announce. */
export type SearchState =
  | { screen: "start" | "error" }
  | { screen: "waiting"; isLate: boolean }
  /** `isCurrent`: the answer belongs to the current request, not to the previous one. */
  | { screen: "empty" | "results"; answer: SearchAnswer; isCurrent: boolean; isLate: boolean };

/** Where full-text results that arrive later go: below those shown, or, where results are paginated, in their place. */
type Later = "below" | "in place";

/**
 * Searches while the reader types. Results stay until the next ones arrive. "No results" and errors are delayed until typing pauses; once
 * shown they stay until there are results. A failed search is retried until it succeeds.
 */
export function useSearch(search: () => SearchProvider, request: SearchRequest, later: Later): SearchState {
  const { outcome, asked, last } = useOutcome(search, request, later);
  const isBlank = request.query.trim() === "";
  const badNews = isBlank ? undefined : badNewsIn(outcome);
  const shown = useShown(badNews, request.query);
  const isAwaited = outcome.type === "none" || (outcome.type === "answer" && outcome.request !== asked);
  const isLate = useShown(!isBlank && isAwaited ? "awaited" : undefined, request.query) !== undefined;
  if (isBlank) return { screen: "start" };
  if (shown === "error") return { screen: "error" };
  if (shown === "empty" && outcome.type === "answer")
    return { screen: "empty", answer: outcome.answer, isCurrent: outcome.request === asked, isLate };
  return last ? { screen: "results", ...last, isLate } : { screen: "waiting", isLate };
}

/** Outcome of the latest search, and the last answer that had results. */
function useOutcome(search: () => SearchProvider, request: SearchRequest, later: Later) {
  const { query, group, tag, from, size, sections } = request;
  const joins = later === "below";
  const asked = [query, group, tag, from].join("\n");
  const [outcome, setOutcome] = useState<Outcome>({ type: "none" });
  const [shown, setShown] = useState<{ request: string; answer: SearchAnswer }>();
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);

  // `attempt` is a dependency so that a retry repeats the same request.
  useEffect(() => {
    let isCurrent = true;
    const receive = (next: Outcome) => {
      if (!isCurrent) return;
      setOutcome(next);
      if (next.type === "none") setShown(undefined);
      if (next.type === "answer" && next.answer.count > 0) {
        const { answer } = next;
        setShown((now) => ({
          request: asked,
          answer: joins && now?.request === asked ? addBelow(now.answer, answer) : answer,
        }));
      }
    };
    if (query.trim() === "") receive({ type: "none" });
    else {
      search()
        .search({ query, group, tag, from, size, sections })
        .then(
          (answer) => receive({ type: "answer", answer, request: asked }),
          () => receive({ type: "failed" }),
        );
    }
    return () => {
      isCurrent = false;
    };
  }, [search, asked, query, group, tag, from, size, sections, joins, attempt]);

  useEffect(() => onEngineComplete(tryAgain), []);
  useEffect(() => {
    if (outcome.type !== "failed") return;
    const timer = setInterval(tryAgain, retryTime);
    addEventListener("online", tryAgain);
    return () => {
      clearInterval(timer);
      removeEventListener("online", tryAgain);
    };
  }, [outcome.type]);
  return { outcome, asked, last: shown && { answer: shown.answer, isCurrent: shown.request === asked } };
}

/**
 * Merges a later answer to the same request, appending its new pages below those shown so that nothing moves under the reader's pointer.
 * A complete answer is replaced.
 */
export function addBelow(shown: SearchAnswer, later: SearchAnswer): SearchAnswer {
  if (shown.isComplete) return later;
  const known = new Set(shown.pages.map(({ id }) => id));
  return { ...later, pages: [...shown.pages, ...later.pages.filter(({ id }) => !known.has(id))] };
}

function badNewsIn(outcome: Outcome): BadNews | undefined {
  if (outcome.type === "failed") return "error";
  return outcome.type === "answer" && outcome.answer.count === 0 ? "empty" : undefined;
}

/** Debounces bad news until typing pauses; once shown, later values appear immediately. */
function useShown<News extends BadNews | "awaited">(news: News | undefined, query: string): News | undefined {
  const [mayShow, setMayShow] = useState(false);
  const hasNews = news !== undefined;
  // Each change of the query restarts the timer.
  useEffect(() => {
    if (!hasNews) return setMayShow(false);
    const timer = setTimeout(() => setMayShow(true), settleTime);
    return () => clearTimeout(timer);
  }, [hasNews, query]);
  return mayShow ? news : undefined;
}
