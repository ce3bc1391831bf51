import type { AskEvent, AskSource, Quote } from "@/lib/search/ask/ask-types";
import type { PassageLine } from "@/lib/search/ask/sentences";

/** A question, what has come of its answer, and how it stands. */
export type Message = {
  id: number;
  question: string;
  quotes: Quote[];
  /** Its quotes are the nearest places: none is sure to answer. */
  isUnsure?: true;
  status: "waiting" | "answering" | "done" | "stopped" | "not-found" | "failed";
};

/** What happens to a conversation. */
export type ConversationChange =
  | { type: "ask"; id: number; question: string }
  | { type: "receive"; id: number; event: AskEvent }
  | { type: "end"; id: number; status: "done" | "stopped" | "failed" }
  | { type: "clear" };

/** The conversation after a change. Changes for a message that is gone or has ended are dropped. */
export function changeConversation(messages: Message[], change: ConversationChange): Message[] {
  if (change.type === "clear") return [];
  if (change.type === "ask") {
    const { id, question } = change;
    return [...messages, { id, question, quotes: [], status: "waiting" }];
  }
  return messages.map((message) => {
    if (message.id !== change.id || !isOpen(message)) return message;
    return change.type === "end" ? { ...message, status: change.status } : receive(message, change.event);
  });
}

/** Whether an answer is still on its way. */
export const isOpen = ({ status }: Message) => status === "waiting" || status === "answering";

function receive(message: Message, event: AskEvent): Message {
  if (event.type === "not-found") return { ...message, status: "not-found" };
  if (event.type === "unsure") return { ...message, isUnsure: true };
  const { type, line, ...quote } = event;
  return { ...message, status: "answering", quotes: appendLine(message.quotes, quote, line) };
}

function appendLine(quotes: readonly Quote[], quote: Omit<Quote, "lines">, line: PassageLine): Quote[] {
  const last = quotes.at(-1);
  return last?.source.href === quote.source.href
    ? [...quotes.slice(0, -1), { ...last, lines: [...last.lines, line] }]
    : [...quotes, { ...quote, lines: [line] }];
}

/** The pages an answer quotes, each once. */
export function sourcesOf({ quotes }: Message): AskSource[] {
  return [...new Map(quotes.map(({ source }) => [source.href, source])).values()];
}

/** An answer as text to copy, each quote with the address it comes from. */
export function copyText({ quotes }: Message, origin: string): string {
  return quotes
    .map(({ source, lines }) => `${quotedText(lines)}\n${source.title}: ${new URL(source.href, origin).href}`)
    .join("\n\n");
}

function quotedText(lines: readonly PassageLine[]): string {
  let step = 0;
  return lines
    .map(({ type, text }) => (type === "step" ? `${++step}. ${text}` : type === "sentence" ? text : `- ${text}`))
    .join("\n");
}
