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

/** What opens search gives its dialog, the site's own or the service's. Whoever opened it hears Escape, and says which mode it is in. */
export type SearchModalProps = {
  query: string;
  /** The reader has begun to write the query, and goes on. */
  isTyped: boolean;
  isAsking: boolean;
  onAsking: (isAsking: boolean) => void;
  onClose: () => void;
};

/** The search dialog; focus returns to where it was. */
export function SearchModal({ query: initialQuery, isTyped, isAsking, onAsking, onClose }: SearchModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const { AskMode, startAsk } = useAskMode(dialog, onAsking, onClose);
  const leaveAsk = () => onAsking(false);
  const pressBeside = usePressBeside(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // Escape belongs to whoever opened search; here it would close the dialog in any mode, or what is being composed.
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
      // The back gesture of a phone asks for the same as Escape.
      onCancel={(event) => {
        event.preventDefault();
        if (isAsking) leaveAsk();
        else onClose();
      }}
      // A browser may close the dialog without asking, for example at the second Escape in a row.
      onClose={(event) => !event.currentTarget.open && onClose()}
      {...pressBeside}
    >
      {/* A press on text takes the focus here: keys that come from the page are not heard above. */}
      <div className="DocSearch-Modal" tabIndex={-1}>
        {isAsking && AskMode ? (
          <AskMode onBack={leaveAsk} onClose={onClose} />
        ) : (
          <KeywordMode query={query} isTyped={isTyped} onQuery={setQuery} onAsk={startAsk} onClose={onClose} />
        )}
      </div>
    </dialog>
  );
}

/** Question mode, whose code comes with the first question. Who closes search meanwhile, so that `dialog` is empty, has left it. */
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
 * What a dialog listens to whose box is smaller than itself: a press beside the box. It counts once it has ended, else a finger would
 * press what lies below the dialog, too; and neither where it began in the box, as when text is selected, nor when it is the second of
 * the two presses that opened the dialog.
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
