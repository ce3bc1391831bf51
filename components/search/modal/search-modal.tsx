import { type ComponentType, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { search as strings } from "#texts/search";
import { withBase } from "@/lib/nav/edition";
import { searchHref } from "@/lib/search/config";
import type { AskModeProps } from "../ask/ask-mode";
import { warmSearch } from "../client/clients";
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
      () => location.assign(withBase(searchHref(question))),
    );

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // The back button shows another page; search does not stay in front of it.
  useEffect(() => {
    addEventListener("popstate", onClose);
    return () => removeEventListener("popstate", onClose);
  }, [onClose]);

  const leave = mode.type === "ask" ? leaveAsk : onClose;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    leave();
  };
  return (
    <dialog
      ref={dialog}
      className="DocSearch DocSearch-Container"
      aria-label={strings.dialog}
      onKeyDown={onKeyDown}
      // The back gesture of a phone asks for the same as Escape.
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // A browser may close the dialog without asking, for example at the second Escape in a row.
      onClose={(event) => !event.currentTarget.open && onClose()}
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
