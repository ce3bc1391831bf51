import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { search as strings } from "#texts/search";
import { SiteLink } from "@/components/ui/site-link";
import type { ListedQuestion } from "@/lib/search/ask/ask-types";
import { searchHref } from "../page/search-address";
import { AnswerActions } from "./answer-actions";
import { AnswerQuote } from "./answer-quote";
import { type AnswerPart, isOpen, isSure, type Message, quotesOf } from "./conversation";

type EndingProps = { message: Message; onFollow: () => void; onRetry: () => void };
type Props = EndingProps & { onAsk: (question: string) => void };

/** One question and as much of its answer as has been received. */
export function Answer({ message, onFollow, onAsk, onRetry }: Props) {
  const root = useRef<HTMLElement>(null);
  // Scroll a new question to the top, so that its answer grows into view.
  useEffect(() => {
    root.current?.scrollIntoView({ block: "start" });
  }, []);
  const { question, parts, status } = message;
  return (
    <article ref={root} className="DocSearch-AskAi-Message" aria-label={question} aria-busy={isOpen(message)}>
      <h2 dir="auto">{question}</h2>
      {status === "waiting" && <p className="DocSearch-AskAi-Note">{strings.thinking}</p>}
      {parts.map((part) => (
        <PartAnswer key={part.question ?? question} part={part} onFollow={onFollow}>
          {part.similar && !isOpen(message) && (
            <Prompts title={strings.similar} questions={part.similar} onAsk={onAsk} />
          )}
        </PartAnswer>
      ))}
      <Ending message={message} onFollow={onFollow} onRetry={onRetry} />
    </article>
  );
}

/** The answer to a question, or to one of its parts; `children` follow it. */
function PartAnswer({ part, onFollow, children }: { part: AnswerPart; onFollow: () => void; children: ReactNode }) {
  const { question, quotes, similar, isMissing } = part;
  const alternative = similar ? -1 : quotes.findIndex(({ isAlternative }) => isAlternative);
  return (
    <>
      {question && <h3>{question}</h3>}
      {question && isMissing && <p className="DocSearch-AskAi-Note">{strings.notFound}</p>}
      {similar && quotes.length > 0 && (
        <p className="DocSearch-AskAi-Note">
          <strong>{strings.unsure}</strong> {strings.nearest}
        </p>
      )}
      {quotes.map((quote, at) => (
        <Fragment key={quote.source.href}>
          {at === alternative && <p className="DocSearch-AskAi-Note">{strings.elsewhere}</p>}
          <AnswerQuote quote={quote} onFollow={onFollow} />
        </Fragment>
      ))}
      {children}
    </>
  );
}

/** How an answer ended, and what the reader can do next. */
function Ending({ message, onFollow, onRetry }: EndingProps) {
  const { question, parts, status } = message;
  if (isOpen(message)) return null;
  const lacks = !parts.every(isSure);
  if (status === "not-found") {
    return (
      <div className="DocSearch-AskAi-Note">
        <p>
          {parts.length === 1 && <strong>{strings.notFound}</strong>} {strings.notFoundHint}
        </p>
        <SearchLink question={question} onFollow={onFollow} />
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
      {quotesOf(message).length > 0 && (
        <>
          <div className="DocSearch-AskAi-Note">
            <p>
              {strings.quoted} {lacks && strings.notFoundHint}
            </p>
            {lacks && <SearchLink question={question} onFollow={onFollow} />}
          </div>
          <AnswerActions message={message} />
        </>
      )}
    </>
  );
}

function SearchLink({ question, onFollow }: { question: string; onFollow: () => void }) {
  return (
    <SiteLink href={searchHref({ query: question })} onClick={onFollow}>
      {strings.search}
    </SiteLink>
  );
}

type PromptsProps = { title: string; questions: readonly ListedQuestion[]; onAsk: (question: string) => void };

/** Questions that one click asks; renders nothing when there are none. */
export function Prompts({ title, questions, onAsk }: PromptsProps) {
  if (questions.length === 0) return null;
  return (
    <div className="DocSearch-AskAi-Prompts">
      <p>{title}</p>
      <ul>
        {questions.map(({ question, language }) => (
          <li key={question}>
            <button type="button" className="DocSearch-Prefill" lang={language} onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
