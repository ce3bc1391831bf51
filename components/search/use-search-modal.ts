import { useDocSearchKeyboardEvents } from "@docsearch/react/useDocSearchKeyboardEvents";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { untilFailure } from "@/lib/memoize";
import { openSearchPage } from "./open-search-page";

type ModalModule = typeof import("@/components/search/modal/search-modal");
type Phase =
  | { type: "closed" }
  /** The modal's code is on its way; `typed` is what the reader already writes. */
  | { type: "loading"; typed: string }
  | { type: "open"; SearchModal: ModalModule["SearchModal"]; query: string; isTyped: boolean };

/** Longest selection that is taken for a query. */
const selectionLimit = 64;

/**
 * The modal's code, loaded at the first intent and kept for the life of the page. Where the hosted service is configured,
 * `next.config.mjs` puts DocSearch in its place.
 */
const loadModal = untilFailure((): Promise<ModalModule> => import("@/components/search/modal/search-modal"));

/** Opens and closes search by press and by DocSearch's keys, which also leave question mode first; without the modal's code it leads to the search page. */
export function useSearchModal() {
  const [phase, setPhase] = useState<Phase>({ type: "closed" });
  /** The phase now: a key that follows at once must not wait for the next drawing. */
  const current = useRef(phase);
  const change = useCallback((next: (now: Phase) => Phase) => {
    current.current = next(current.current);
    setPhase(current.current);
  }, []);

  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => {
    change(() => ({ type: "closed" }));
    setAsking(false);
  }, [change]);
  const open = useCallback(async () => {
    if (current.current.type !== "closed") return;
    change(() => ({ type: "loading", typed: "" }));
    try {
      const { SearchModal } = await loadModal();
      // At once: a letter that follows finds the box and not the page.
      flushSync(() => change((now) => (now.type === "loading" ? opened(SearchModal, now.typed) : now)));
    } catch {
      // Not for a reader who has closed it meanwhile.
      const typed = typedIn(current.current);
      if (typed !== undefined) openSearchPage(typed, close);
    }
  }, [change, close]);

  useDocSearchKeyboardEvents({
    isOpen: phase.type !== "closed",
    onOpen: open,
    onClose: close,
    isAskAiActive: isAsking,
    onAskAiToggle: setAsking,
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (current.current.type === "loading" && !event.defaultPrevented) rememberKey(event, change);
    };
    addEventListener("keydown", onKey);
    // The back button shows another page; search does not stay in front of it.
    addEventListener("popstate", close);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("popstate", close);
    };
  }, [close, change]);

  return { phase, isAsking, setAsking, open, close, warm };
}

/** Search with what was typed, to which the reader may add, or else with the words that are selected. */
function opened(SearchModal: ModalModule["SearchModal"], typed: string): Phase {
  return { type: "open", SearchModal, query: typed || selectedText(), isTyped: typed !== "" };
}

/** Fetches code and index at the first sign that the reader will search. */
export function warm(): void {
  loadModal().then(
    (module) => module.warmSearch(),
    () => undefined,
  );
}

const typedIn = (phase: Phase): string | undefined => (phase.type === "loading" ? phase.typed : undefined);

/** What the reader types while the modal's code is on its way becomes its query. */
function rememberKey(event: KeyboardEvent, change: (next: (now: Phase) => Phase) => void): void {
  if (event.key.length !== 1 || event.metaKey || event.ctrlKey || event.altKey) return;
  event.preventDefault();
  change((now) => (now.type === "loading" ? { ...now, typed: now.typed + event.key } : now));
}

/** A few selected words are probably what the reader wants to look up. */
function selectedText(): string {
  const text = getSelection()?.toString().trim() ?? "";
  return text.length <= selectionLimit && !text.includes("\n") ? text : "";
}
