import { useEffect, useReducer, useState } from "react";
import type { SearchAnswer, SearchProvider, SearchRequest } from "@/lib/search/types";
import { onEngineComplete } from "../client/engine";

/** Milliseconds after the last key before bad news is shown, and a wait is told; good news is shown at once. */
const settleTime = 300;
/** Milliseconds between two tries while the index cannot be fetched. */
const retryTime = 2500;

type Outcome = { type: "none" } | { type: "answer"; answer: SearchAnswer; request: string } | { type: "failed" };
type BadNews = "empty" | "error";

/** What a search shows; `waiting` is before its first answer, and `isLate` says that the next answer takes so long that it is worth telling. */
export type SearchState =
  | { screen: "start" | "error" }
  | { screen: "waiting"; isLate: boolean }
  /** `isCurrent`: not still the answer to the request before. */
  | { screen: "empty" | "results"; answer: SearchAnswer; isCurrent: boolean; isLate: boolean };

/** Where results of texts that came later go: below those that are shown, or, where results have pages, in their place. */
type Later = "below" | "in place";

/**
 * Searches while the reader types. The results of a query stay until the next are there. "No results" and "error" wait until
 * typing pauses; once shown they stay until there is better news, which an error keeps asking for.
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

/** What became of the latest search, and the last answer that had results. */
function useOutcome(search: () => SearchProvider, request: SearchRequest, later: Later) {
  const { query, group, tag, from, size, sections } = request;
  const joins = later === "below";
  const asked = [query, group, tag, from].join("\n");
  const [outcome, setOutcome] = useState<Outcome>({ type: "none" });
  const [shown, setShown] = useState<{ request: string; answer: SearchAnswer }>();
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);

  // A new attempt repeats the same request.
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
 * An answer that came later for the same request, with its new pages below those that are shown: nothing moves under the
 * reader's pointer. An answer that was complete is replaced.
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

/** News that may be shown although it is not good: it waits for a pause in typing and, once shown, follows every change. */
function useShown<News extends BadNews | "awaited">(news: News | undefined, query: string): News | undefined {
  const [mayShow, setMayShow] = useState(false);
  const hasNews = news !== undefined;
  // Every change of the query begins the pause anew.
  useEffect(() => {
    if (!hasNews) return setMayShow(false);
    const timer = setTimeout(() => setMayShow(true), settleTime);
    return () => clearTimeout(timer);
  }, [hasNews, query]);
  return mayShow ? news : undefined;
}
