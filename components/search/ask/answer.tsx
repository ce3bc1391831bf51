import { useEffect, useRef } from "react";
import { search as strings } from "#texts/search";
import { SiteLink } from "@/components/ui/site-link";
import { searchHref } from "@/lib/search/config";
import { AnswerActions } from "./answer-actions";
import { AnswerQuote } from "./answer-quote";
import { isOpen, type Message } from "./conversation";

type Props = { message: Message; onFollow: () => void; onRetry: () => void };

/** One question and its answer, as far as it has come. */
export function Answer({ message, onFollow, onRetry }: Props) {
  const root = useRef<HTMLElement>(null);
  // A new question moves to the top, so that its answer grows into view.
  useEffect(() => {
    root.current?.scrollIntoView({ block: "start" });
  }, []);
  const { question, quotes, status } = message;
  return (
    <article ref={root} className="DocSearch-AskAi-Message" aria-busy={isOpen(message)}>
      <h2>{question}</h2>
      {status === "waiting" && <p className="DocSearch-AskAi-Note">{strings.thinking}</p>}
      {quotes.map((quote) => (
        <AnswerQuote key={quote.source.href} quote={quote} onFollow={onFollow} />
      ))}
      <Ending message={message} onFollow={onFollow} onRetry={onRetry} />
    </article>
  );
}

/** How an answer ended, and what the reader can do now. */
function Ending({ message, onFollow, onRetry }: Props) {
  const { question, quotes, status } = message;
  if (isOpen(message)) return null;
  if (status === "not-found") {
    return (
      <div className="DocSearch-AskAi-Note">
        <p>
          <strong>{strings.notFound}</strong> {strings.notFoundHint}
        </p>
        <SiteLink href={searchHref(question)} onClick={onFollow}>
          {strings.search}
        </SiteLink>
      </div>
    );
  }
  return (
    <>
      {status === "stopped" && <p className="DocSearch-AskAi-Note">{strings.stopped}</p>}
      {status === "failed" && (
        <div className="DocSearch-AskAi-Error" role="alert">
          <p>
            <strong>{strings.chatError}</strong> {strings.errorHint}
          </p>
          <button type="button" onClick={onRetry}>
            {strings.tryAgain}
          </button>
        </div>
      )}
      {quotes.length > 0 && (
        <>
          <p className="DocSearch-AskAi-Note">{strings.quoted}</p>
          <AnswerActions message={message} />
        </>
      )}
    </>
  );
}
