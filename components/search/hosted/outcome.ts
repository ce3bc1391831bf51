import { createStore } from "@/components/ui/create-store";

/**
 * What became of the latest keyword search. DocSearch itself adds counts up over keystrokes, says "No results" before the first
 * answer and instead of an error. `count` belongs to the latest answer.
 */
export type Outcome = { status: "none" | "waiting" | "found" | "empty" | "failed"; query: string; count: number };

const nothing: Outcome = { status: "none", query: "", count: 0 };
let latest = 0;
const store = createStore(nothing);

/** What became of the latest search, re-rendering with every change. */
export const useOutcome = store.useValue;

/** Forgets the last search: nothing is typed any more. */
export function clearOutcome(): void {
  latest++;
  store.set(nothing);
}

/**
 * Notes that a search has begun. Returns what to call with the number of its hits, or without one when it failed; a search that
 * another has overtaken changes nothing. Bad news stays while the reader goes on typing.
 */
export function beginSearch(query: string): (count?: number) => void {
  const id = ++latest;
  const outcome = store.get();
  const stays = outcome.status === "failed" || (outcome.status === "empty" && query.startsWith(outcome.query));
  if (!stays) store.set({ ...outcome, status: "waiting" });
  return (count) => {
    if (id !== latest) return;
    if (count === undefined) store.set({ status: "failed", query, count: 0 });
    else store.set({ status: count > 0 ? "found" : "empty", query, count });
  };
}
