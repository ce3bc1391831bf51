import { useSyncExternalStore } from "react";

/**
 * What became of the latest keyword search. DocSearch itself adds counts up over keystrokes, says "No results" before the first
 * answer and instead of an error. `count` belongs to the latest answer.
 */
export type Outcome = { status: "none" | "waiting" | "found" | "empty" | "failed"; query: string; count: number };

const nothing: Outcome = { status: "none", query: "", count: 0 };
let outcome = nothing;
let latest = 0;
const listeners = new Set<() => void>();

/** What became of the latest search, re-rendering with every change. */
export const useOutcome = (): Outcome =>
  useSyncExternalStore(
    subscribe,
    () => outcome,
    () => nothing,
  );

/** Forgets the last search: nothing is typed any more. */
export function clearOutcome(): void {
  latest++;
  change(nothing);
}

/**
 * Notes that a search has begun. Returns what to call with the number of its hits, or without one when it failed; a search that
 * another has overtaken changes nothing. Bad news stays while the reader goes on typing.
 */
export function beginSearch(query: string): (count?: number) => void {
  const id = ++latest;
  const stays = outcome.status === "failed" || (outcome.status === "empty" && query.startsWith(outcome.query));
  if (!stays) change({ ...outcome, status: "waiting" });
  return (count) => {
    if (id !== latest) return;
    if (count === undefined) change({ status: "failed", query, count: 0 });
    else change({ status: count > 0 ? "found" : "empty", query, count });
  };
}

function change(next: Outcome): void {
  outcome = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
