import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { addressOf, readView, type SearchView } from "./search-address";

/** Milliseconds after the last key before the address follows. */
const settleTime = 300;

/**
 * The view in the address. Typing replaces the entry of the history once it pauses; filters, pages and Enter add one, so
 * that the back button returns to them. `query` is what the reader types, `view.query` what has been searched for. What was typed
 * before this code was there counts as well; `wasFocused` says that the reader was still at it.
 */
export function useView() {
  const parameters = useSearchParams();
  const view = useMemo(() => readView(parameters), [parameters]);
  const [early] = useState(readEarly);
  const [query, setQuery] = useState(early.query || view.query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What writes the address of what was typed last, until it has. */
  const pending = useRef<() => void>(undefined);
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    pending.current?.();
    pending.current = undefined;
  }, []);
  const written = useRef(addressOf(view));
  // The back button, a link or the navbar's search brought another view. What was written here is left to the reader, who types on.
  useEffect(() => {
    const address = addressOf(view);
    if (address === written.current || address !== currentAddress()) return;
    written.current = address;
    pending.current = undefined;
    setQuery(view.query);
  }, [view]);
  useEffect(() => {
    // Next forgets a navigation that is on its way when the history is written: a link finds the address as it will be.
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
  // The address names a page that is none, such as 0.
  useEffect(() => {
    const shown = view.page > 1 ? String(view.page) : null;
    if (parameters.get("page") !== shown && addressOf(view) === currentAddress()) correctPage(view.page);
  }, [parameters, view, correctPage]);
  return { view, query, wasFocused: early.isFocused, type, go, correctPage };
}

/** The address that the browser shows now; a view that is drawn may be older. */
const currentAddress = () => addressOf(readView(new URLSearchParams(location.search)));

/**
 * What the reader has written into the form that stands in the document until the code of the search page takes its place, and whether
 * the focus is there; nothing once that form is gone.
 */
function readEarly(): { query: string; isFocused: boolean } {
  const field = typeof document === "undefined" ? null : document.querySelector("[data-early] input");
  return {
    query: field instanceof HTMLInputElement ? field.value : "",
    isFocused: field !== null && field === document.activeElement,
  };
}
