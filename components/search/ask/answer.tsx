import { useEffect, useRef } from "react";
import { search as strings } from "#texts/search";
import { SiteLink } from "@/components/ui/site-link";
import { hosted, searchHref } from "@/lib/search/config";
import { AnswerActions } from "./answer-actions";
import { AnswerQuote } from "./answer-quote";
import { AnswerText } from "./answer-text";
import { isOpen, type Message } from "./conversation";

type Props = { message: Message; onFollow: () => void; onRetry: () => void };

/** One question and its answer, as far as it has come. */
export function Answer({ message, onFollow, onRetry }: Props) {
  const root = useRef<HTMLElement>(null);
  // A new question moves to the top, so that its answer grows into view.
  useEffect(() => {
    root.current?.scrollIntoView({ block: "start" });
  }, []);
  const { question, parts, status } = message;
  return (
    <article ref={root} className="DocSearch-AskAi-Message" aria-busy={isOpen(message)}>
      <h2>{question}</h2>
      {status === "waiting" && <p className="DocSearch-AskAi-Note">{strings.thinking}</p>}
      {parts.map((part, index) =>
        part.type === "quote" ? (
          <AnswerQuote key={part.source.href} quote={part} onFollow={onFollow} />
        ) : (
          <div key={`${index} text`} className="DocSearch-AskAi-Text">
            <AnswerText text={part.text} />
          </div>
        ),
      )}
      <Sources message={message} onFollow={onFollow} />
      <Ending message={message} onFollow={onFollow} onRetry={onRetry} />
    </article>
  );
}

function Sources({ message: { sources }, onFollow }: { message: Message; onFollow: () => void }) {
  if (sources.length === 0) return null;
  return (
    <section className="DocSearch-AskAi-Sources">
      <h3>{strings.sources}</h3>
      <ul>
        {sources.map(({ href, title }) => (
          <li key={href}>
            <SiteLink href={href} onClick={onFollow}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How an answer ended, and what the reader can do now. */
function Ending({ message, onFollow, onRetry }: Props) {
  const { question, parts, status } = message;
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
      {parts.length > 0 && (
        <>
          <p className="DocSearch-AskAi-Note">{hosted?.assistantId ? strings.generated : strings.quoted}</p>
          <AnswerActions message={message} />
        </>
      )}
    </>
  );
}
