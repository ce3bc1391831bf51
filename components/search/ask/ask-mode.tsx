import { useEffect, useRef } from "react";
import { search as strings } from "#texts/search";
import { Footer } from "../modal/footer";
import { Answer, Prompts } from "./answer";
import { AskBox } from "./ask-box";
import { isSure, type Message, sourcesOf } from "./conversation";
import { ask, startAnew, stop, useConversation } from "./use-conversation";

export { ask };

/** Callbacks to leave question mode, to close search, and to announce a text to screen readers. */
export type AskModeProps = { onBack: () => void; onClose: () => void; onAnnounce: (text: string) => void };

/** The conversation, latest question last. */
export function AskMode({ onBack, onClose, onAnnounce }: AskModeProps) {
  const { messages, isAnswering } = useConversation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const announcement = announcementFor(messages.at(-1));
  useEffect(() => onAnnounce(announcement), [announcement, onAnnounce]);
  const hasAsked = messages.length > 0;
  // The action removes the button that was clicked; without a focused element, keys would no longer reach the dialog.
  const fromInput = (action: () => void) => {
    action();
    input.current?.focus();
  };
  return (
    <>
      <header className="DocSearch-SearchBar">
        <AskBox {...{ input, isAnswering, hasAsked, onBack, onClose }} onAsk={ask} onStop={stop} />
      </header>
      <div className="DocSearch-Dropdown DocSearch-AskAi">
        {messages.map((message) => (
          <Answer
            key={message.id}
            message={message}
            onFollow={onClose}
            onAsk={ask}
            onRetry={() => fromInput(() => ask(message.question))}
          />
        ))}
        {hasAsked ? (
          <button type="button" className="DocSearch-AskAi-New" onClick={() => fromInput(startAnew)}>
            {strings.newConversation}
          </button>
        ) : (
          <Suggestions onAsk={(question) => fromInput(() => ask(question))} />
        )}
      </div>
      <Footer isAsking />
    </>
  );
}

function Suggestions({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <section className="DocSearch-AskAi-Start">
      <h2>{strings.help}</h2>
      <Prompts
        title={strings.suggested}
        questions={strings.questions.map((question) => ({ question }))}
        onAsk={onAsk}
      />
    </section>
  );
}

/** Live region text: that an answer is in progress, and how it ended. */
function announcementFor(message: Message | undefined): string {
  if (!message) return "";
  if (message.status === "done" && !message.parts.some(isSure)) return `${strings.unsure} ${strings.nearest}`;
  if (message.status === "done") return strings.answerReady(sourcesOf(message).length);
  if (message.status === "stopped") return strings.stopped;
  if (message.status === "not-found") return strings.notFound;
  return message.status === "failed" ? "" : strings.answering;
}
