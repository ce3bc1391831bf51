import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { search as strings } from "#texts/search";
import { isComposingKey } from "@/components/ui/press";
import type { AskModeProps } from "../ask/ask-mode";
import { warmSearch } from "../client/clients";
import { openSearchPage } from "../open-search-page";
import "../styles/dialog.css";
import "../styles/results.css";
import "../styles/answers.css";
import { KeywordMode } from "./keyword-mode";

export { warmSearch };

/** Props of the search dialog, the site's own or the service's. Its opener handles Escape and controls the mode. */
export type SearchModalProps = {
  query: string;
  /** The reader has started typing the query and may continue. */
  isTyped: boolean;
  isAsking: boolean;
  onAsking: (isAsking: boolean) => void;
  onClose: () => void;
};

/** The search dialog; on close, focus returns to where it was. */
export function SearchModal({ query: initialQuery, isTyped, isAsking, onAsking, onClose }: SearchModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const { AskMode, startAsk } = useAskMode(dialog, onAsking, onClose);
  const [announcement, setAnnouncement] = useState("");
  const leaveAsk = () => onAsking(false);
  const pressBeside = usePressBeside(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // The opener handles Escape: by default it would close the dialog in either mode, even during IME composition.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") event.preventDefault();
    if (isComposingKey(event.nativeEvent)) event.stopPropagation();
  };
  return (
    <dialog
      ref={dialog}
      className="DocSearch DocSearch-Container"
      aria-label={strings.dialog}
      onKeyDown={onKeyDown}
      // A phone's back gesture does the same as Escape.
      onCancel={(event) => {
        event.preventDefault();
        if (isAsking) leaveAsk();
        else onClose();
      }}
      // A browser may close the dialog without asking, for example at the second Escape in a row.
      onClose={(event) => !event.currentTarget.open && onClose()}
      {...pressBeside}
    >
      {/* A click on text moves focus here rather than to the page, so that the dialog keeps receiving keys. */}
      <div className="DocSearch-Modal" tabIndex={-1}>
        {isAsking && AskMode ? (
          <AskMode onBack={leaveAsk} onClose={onClose} onAnnounce={setAnnouncement} />
        ) : (
          <KeywordMode
            query={query}
            isTyped={isTyped}
            onQuery={setQuery}
            onAsk={startAsk}
            onClose={onClose}
            onAnnounce={setAnnouncement}
          />
        )}
        {/* One for both modes: screen readers announce what changes in an element, not what a new one begins with. */}
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      </div>
    </dialog>
  );
}

/** Question mode, whose code loads with the first question. If search is closed meanwhile (`dialog` is empty), it does not start. */
function useAskMode(
  dialog: RefObject<HTMLDialogElement | null>,
  onAsking: SearchModalProps["onAsking"],
  onClose: SearchModalProps["onClose"],
) {
  const [AskMode, setAskMode] = useState<ComponentType<AskModeProps>>();
  const startAsk = async (question: string) => {
    const loaded = await import("../ask/ask-mode").catch(() => undefined);
    if (!dialog.current) return;
    if (!loaded) return openSearchPage(question, onClose);
    if (question) loaded.ask(question);
    setAskMode(() => loaded.AskMode);
    onAsking(true);
  };
  return { AskMode, startAsk };
}

/**
 * Handlers that detect a click on the backdrop of a dialog. They act on `click`, because closing on pointerdown would let a touch reach
 * the page below. A click that began inside the box, as when text is selected, does not count; nor does the second click of the
 * double-click that opened the dialog.
 */
function usePressBeside(onPress: () => void) {
  const began = useRef<EventTarget>(null);
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      began.current = target;
    },
    onClick: ({ target, currentTarget, detail }: MouseEvent) => {
      if (target === currentTarget && target === began.current && detail < 2) onPress();
    },
  };
}
