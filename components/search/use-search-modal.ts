import { useCallback, useEffect, useRef, useState } from "react";
import { withBase } from "@/lib/nav/edition";
import { searchPath } from "@/lib/search/config";
import { isOpenKey, isToggleKey } from "./shortcut";

type ModalModule = typeof import("./modal/search-modal");
type Phase =
  | { type: "closed" }
  /** The modal's code is on its way; `typed` is what the reader already writes. */
  | { type: "loading"; typed: string }
  | { type: "open"; SearchModal: ModalModule["SearchModal"]; query: string };

/** Longest selection that is taken for a query. */
const selectionLimit = 64;

/** The modal's code, loaded at the first intent and kept for the life of the page. */
let loading: Promise<ModalModule> | undefined;

function loadModal(): Promise<ModalModule> {
  loading ??= import("./modal/search-modal").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Opens and closes search by press and by key; without the modal's code it leads to the search page. */
export function useSearchModal() {
  const [phase, setPhase] = useState<Phase>({ type: "closed" });
  /** The phase now: a key that follows at once must not wait for the next drawing. */
  const current = useRef(phase);
  const change = useCallback((next: (now: Phase) => Phase) => {
    current.current = next(current.current);
    setPhase(current.current);
  }, []);

  const close = useCallback(() => change(() => ({ type: "closed" })), [change]);
  const open = useCallback(async () => {
    if (current.current.type !== "closed") return;
    change(() => ({ type: "loading", typed: "" }));
    try {
      const { SearchModal } = await loadModal();
      change((now) =>
        now.type === "loading" ? { type: "open", SearchModal, query: now.typed || selectedText() } : now,
      );
    } catch {
      // Blocked or gone: the search page needs less.
      location.assign(withBase(searchPath));
    }
  }, [change]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isClosed = current.current.type === "closed";
      if (isToggleKey(event) || (isClosed && isOpenKey(event, event.target))) {
        event.preventDefault();
        if (isClosed) void open();
        else close();
      } else if (current.current.type === "loading") rememberKey(event, change);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [open, close, change]);

  return { phase, open, close, warm };
}

/** Fetches code and index at the first sign that the reader will search. */
function warm(): void {
  loadModal().then(
    (module) => module.warmSearch(),
    () => undefined,
  );
}

/** What the reader types while the modal's code is on its way becomes its query. */
function rememberKey(event: KeyboardEvent, change: (next: (now: Phase) => Phase) => void): void {
  if (event.key === "Escape") change(() => ({ type: "closed" }));
  if (event.key.length !== 1 || event.metaKey || event.ctrlKey || event.altKey) return;
  event.preventDefault();
  change((now) => (now.type === "loading" ? { ...now, typed: now.typed + event.key } : now));
}

/** A few selected words are probably what the reader wants to look up. */
function selectedText(): string {
  const text = getSelection()?.toString().trim() ?? "";
  return text.length <= selectionLimit && !text.includes("\n") ? text : "";
}
