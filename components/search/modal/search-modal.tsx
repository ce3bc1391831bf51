import { type ComponentType, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { searchHref } from "@/lib/search/config";
import type { AskModeProps } from "../ask/ask-mode";
import { warmSearch } from "../client/clients";
import { strings } from "../strings";
import "../docsearch.css";
import { KeywordMode } from "./keyword-mode";

export { warmSearch };

type Mode = { type: "keywords" } | { type: "ask"; AskMode: ComponentType<AskModeProps> };

/** The search dialog. Escape leaves question mode, then closes; focus returns to where it was. */
export function SearchModal({ query: initialQuery, onClose }: { query: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [mode, setMode] = useState<Mode>({ type: "keywords" });
  const leaveAsk = () => setMode({ type: "keywords" });
  const startAsk = (question: string) =>
    import("../ask/ask-mode").then(
      ({ AskMode, ask }) => {
        if (question) ask(question);
        setMode({ type: "ask", AskMode });
      },
      // Blocked or gone: the search page needs less.
      () => location.assign(searchHref(question)),
    );

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (mode.type === "ask") leaveAsk();
    else onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="DocSearch DocSearch-Container"
      aria-label={strings.dialog}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="DocSearch-Modal">
        {mode.type === "ask" ? (
          <mode.AskMode onBack={leaveAsk} onClose={onClose} />
        ) : (
          <KeywordMode query={query} onQuery={setQuery} onAsk={startAsk} onClose={onClose} />
        )}
      </div>
    </dialog>
  );
}
