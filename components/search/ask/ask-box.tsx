import { type FormEvent, type MouseEvent, type RefObject, useState } from "react";
import { search as strings } from "#texts/search";
import { Icon } from "@/components/ui/icon";
import { queryLimit } from "@/lib/search/config";
import { CloseButton } from "../modal/search-box";
import { SearchIcon } from "../search-icon";

type Props = {
  input: RefObject<HTMLInputElement | null>;
  isAnswering: boolean;
  hasAsked: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
  onBack: () => void;
  onClose: () => void;
};

/** The question field; while an answer is streaming, its submit button becomes a stop button. */
export function AskBox({ input, isAnswering, hasAsked, onAsk, onStop, onBack, onClose }: Props) {
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAnswering || text.trim() === "") return;
    onAsk(text.trim());
    setText("");
  };
  // React turns this into the submit button before the browser runs the click's default action, which would then submit.
  const stop = (event: MouseEvent) => {
    event.preventDefault();
    onStop();
  };
  return (
    <form className="DocSearch-Form" onSubmit={submit}>
      <button
        type="button"
        className="DocSearch-Action DocSearch-AskAi-Return"
        aria-label={strings.backToKeywords}
        onClick={onBack}
      >
        <Icon name="back" />
      </button>
      <input
        ref={input}
        className="DocSearch-Input"
        aria-label={strings.ask}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={queryLimit}
        placeholder={isAnswering ? strings.answering : hasAsked ? strings.askAnother : strings.ask}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="DocSearch-Actions">
        {isAnswering ? (
          <button type="button" className="DocSearch-Action" aria-label={strings.stop} onClick={stop}>
            <SearchIcon name="stop" />
          </button>
        ) : (
          <button
            type="submit"
            className="DocSearch-Action"
            aria-label={strings.submitQuestion}
            aria-disabled={text.trim() === ""}
          >
            <SearchIcon name="send" />
          </button>
        )}
        <CloseButton onClose={onClose} />
      </div>
    </form>
  );
}
