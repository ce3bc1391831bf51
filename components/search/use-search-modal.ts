import { useDocSearchKeyboardEvents } from "@docsearch/react/useDocSearchKeyboardEvents";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { untilFailure } from "@/lib/memoize";
import { openSearchPage } from "./open-search-page";

type ModalModule = typeof import("@/components/search/modal/search-modal");
type Phase =
  | { type: "closed" }
  /** The modal's code is loading; `typed` is what the reader has typed meanwhile. */
  | { type: "loading"; typed: string }
  | { type: "open"; SearchModal: ModalModule["SearchModal"]; query: string; isTyped: boolean };

/** Maximum length in characters of a selection that becomes the query. */
const selectionLimit = 64;

/**
 * The modal's code, loaded on the first sign of intent and kept for the life of the page. When the hosted service is configured,
 * `next.config.mjs` substitutes DocSearch.
 */
const loadModal = untilFailure((): Promise<ModalModule> => import("@/components/search/modal/search-modal"));

/** Opens and closes search, also by DocSearch's keys (Escape leaves question mode first); falls back to the search page if its code fails. */
export function useSearchModal() {
  const [phase, setPhase] = useState<Phase>({ type: "closed" });
  /** The current phase as a ref: a key that follows immediately must not wait for the next render. */
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
      // Render synchronously, so that the next keystroke reaches the search box and not the page.
      flushSync(() => change((now) => (now.type === "loading" ? opened(SearchModal, now.typed) : now)));
    } catch {
      // Does nothing if the reader has closed search meanwhile.
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
    // The back button shows another page, which search must not cover.
    addEventListener("popstate", close);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("popstate", close);
    };
  }, [close, change]);

  return { phase, isAsking, setAsking, open, close, warm };
}

/** The open phase, with what was typed while loading as the query, or else the selected text. */
function opened(SearchModal: ModalModule["SearchModal"], typed: string): Phase {
  return { type: "open", SearchModal, query: typed || selectedText(), isTyped: typed !== "" };
}

/** Prefetches code and index on the first sign of intent to search. */
export function warm(): void {
  loadModal().then(
    (module) => module.warmSearch(),
    () => undefined,
  );
}

const typedIn = (phase: Phase): string | undefined => (phase.type === "loading" ? phase.typed : undefined);

/**
 * Collects what the reader types while the modal's code is loading, as its query. Enter has no effect yet: on the element that still has
 * focus it would follow a link away from the page.
 */
function rememberKey(event: KeyboardEvent, change: (next: (now: Phase) => Phase) => void): void {
  const { key, metaKey, ctrlKey, altKey } = event;
  if (metaKey || ctrlKey || altKey || (key.length !== 1 && key !== "Backspace" && key !== "Enter")) return;
  event.preventDefault();
  change((now) => (now.type === "loading" ? { ...now, typed: withKey(now.typed, key) } : now));
}

const withKey = (typed: string, key: string) =>
  key === "Backspace" ? typed.slice(0, -1) : key === "Enter" ? typed : typed + key;

/** The selected text, if it is short and on one line: probably what the reader wants to look up. */
function selectedText(): string {
  const text = getSelection()?.toString().trim() ?? "";
  return text.length <= selectionLimit && !text.includes("\n") ? text : "";
}
