import { createStore } from "@/components/ui/create-store";

/**
 * Outcome of the latest keyword search, tracked here because DocSearch adds counts up across keystrokes, and shows "No results" before
 * the first response and in place of errors. `count` is that of the latest response.
 */
export type Outcome = { status: "none" | "waiting" | "found" | "empty" | "failed"; query: string; count: number };

const nothing: Outcome = { status: "none", query: "", count: 0 };
let latest = 0;
const store = createStore(nothing);

/** Subscribes to the outcome of the latest search. */
export const useOutcome = store.useValue;

/** Resets the outcome, for when the field is empty. */
export function clearOutcome(): void {
  latest++;
  store.set(nothing);
}

/**
 * Records that a search has started. Returns a callback that takes the number of hits, or nothing when the search failed; it has no
 * effect once a later search has started. Errors, and empty results of a shorter query, stay while the reader keeps typing.
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
