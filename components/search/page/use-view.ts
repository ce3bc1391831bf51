import { useSearchParams } from "next/navigation";
import { useEffect, useMemo, useRef, useState } from "react";
import { addressOf, readView, type SearchView } from "./search-address";

/** Milliseconds after the last key before the address follows. */
const settleTime = 300;

/**
 * The view in the address. Typing replaces the entry of the history once it pauses; filters, pages and Enter add one, so
 * that the back button returns to them.
 */
export function useView() {
  const parameters = useSearchParams();
  const view = useMemo(() => readView(parameters), [parameters]);
  const [query, setQuery] = useState(view.query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The back button, a link or the navbar's search brought another query.
  useEffect(() => setQuery(view.query), [view.query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (next: string) => {
    setQuery(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      history.replaceState(null, "", addressOf({ ...view, query: next.trim(), page: 1 }));
    }, settleTime);
  };
  const go = (change: Partial<SearchView>) => {
    clearTimeout(timer.current);
    const next = { ...view, query: query.trim(), page: 1, ...change };
    if (addressOf(next) !== location.pathname + location.search) history.pushState(null, "", addressOf(next));
  };
  return { view, query, type, go };
}
