import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { addressOf, readView, type SearchView } from "./search-address";

/** Milliseconds after the last keystroke before the URL is updated. */
const settleTime = 300;

/**
 * The view in the URL. A pause in typing replaces the history entry; filters, pages and Enter push one, so that the back button returns
 * to them. `query` is the field's text, `view.query` the query of the URL. Text typed before hydration is adopted; `wasFocused`
 * tells whether that field had focus.
 */
export function useView() {
  const parameters = useSearchParams();
  const view = useMemo(() => readView(parameters), [parameters]);
  const [early] = useState(readEarly);
  const [query, setQuery] = useState(early.query || view.query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Pending write of the URL for the latest text. */
  const pending = useRef<() => void>(undefined);
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    pending.current?.();
    pending.current = undefined;
  }, []);
  const written = useRef(addressOf(view));
  // Sync the field with a view from the back button, a link or the navbar's search. URLs written here must not overwrite what is typed.
  useEffect(() => {
    const address = addressOf(view);
    if (address === written.current || address !== currentAddress()) return;
    written.current = address;
    pending.current = undefined;
    setQuery(view.query);
  }, [view]);
  useEffect(() => {
    // Next drops a pending navigation when the history is written, so the URL is written before a link is followed.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) settle();
    };
    document.addEventListener("click", onClick, true);
    return () => {
      document.removeEventListener("click", onClick, true);
      pending.current = undefined;
    };
  }, [settle]);

  const write = useCallback((next: SearchView, how: "pushState" | "replaceState") => {
    written.current = addressOf(next);
    history[how](null, "", written.current);
  }, []);
  const type = (next: string) => {
    setQuery(next);
    clearTimeout(timer.current);
    pending.current = () => write({ ...view, query: next.trim(), page: 1 }, "replaceState");
    timer.current = setTimeout(settle, settleTime);
  };
  const typeEarly = useEffectEvent(() => early.query && type(early.query));
  useEffect(() => void typeEarly(), []);
  const go = (change: Partial<SearchView>) => {
    pending.current = undefined;
    const next = { ...view, query: query.trim(), page: 1, ...change };
    if (addressOf(next) !== location.pathname + location.search) write(next, "pushState");
  };
  const correctPage = useCallback((page: number) => write({ ...view, page }, "replaceState"), [view, write]);
  // The URL has an invalid page number, such as 0.
  useEffect(() => {
    const shown = view.page > 1 ? String(view.page) : null;
    if (parameters.get("page") !== shown && addressOf(view) === currentAddress()) correctPage(view.page);
  }, [parameters, view, correctPage]);
  return { view, query, wasFocused: early.isFocused, type, go, correctPage };
}

/** The browser's current URL in canonical form; the rendered view may be stale. */
const currentAddress = () => addressOf(readView(new URLSearchParams(location.search)));

/**
 * Text and focus of the static form that stands in the document until the search page hydrates; an empty query once that form is gone.
 */
function readEarly(): { query: string; isFocused: boolean } {
  // `next dev` renders the page on the server, too.
  if (typeof document === "undefined") return { query: "", isFocused: false };
  const field = document.querySelector("[data-early] input");
  return {
    query: field instanceof HTMLInputElement ? field.value : "",
    isFocused: field !== null && field === document.activeElement,
  };
}
