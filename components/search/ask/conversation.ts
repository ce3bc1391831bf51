import { withBase } from "@/lib/nav/edition";
import type { AskEvent, AskSource, ListedQuestion, Quote } from "@/lib/search/ask/ask-types";
import type { PassageLine } from "@/lib/search/ask/sentences";

/** The answer to one part of a question, as received so far. */
export type AnswerPart = {
  /** The part's own question, when there are several parts. */
  question?: string;
  quotes: Quote[];
  /** Set when no quote is a sure answer, so that `quotes` are the nearest passages: similar questions that have answers. */
  similar?: ListedQuestion[];
  /** The documentation does not cover it. */
  isMissing?: true;
};

/** A question, the answer received so far, and its status. */
export type Message = {
  id: number;
  question: string;
  parts: AnswerPart[];
  status: "waiting" | "answering" | "done" | "stopped" | "not-found" | "failed";
};

/** An action of the conversation's reducer. */
export type ConversationChange =
  | { type: "ask"; id: number; question: string }
  | { type: "receive"; id: number; event: AskEvent }
  | { type: "end"; id: number; status: "done" | "stopped" | "failed" }
  | { type: "clear" };

/** Reducer of the conversation. Ignores changes to a message that has been removed or has ended. */
export function changeConversation(messages: Message[], change: ConversationChange): Message[] {
  if (change.type === "clear") return [];
  if (change.type === "ask") {
    const { id, question } = change;
    // A retry replaces the failed attempt.
    const rest = messages.filter((message) => message.status !== "failed" || message.question !== question);
    return [...rest, { id, question, parts: [], status: "waiting" }];
  }
  return messages.map((message) => {
    if (message.id !== change.id || !isOpen(message)) return message;
    return change.type === "end" ? end(message, change.status) : receive(message, change.event);
  });
}

/** Whether the answer is still being received. */
export const isOpen = ({ status }: Message) => status === "waiting" || status === "answering";

function end(message: Message, status: "done" | "stopped" | "failed"): Message {
  const isMissing = message.parts.length > 0 && message.parts.every((part) => part.isMissing);
  return { ...message, status: status === "done" && isMissing ? "not-found" : status };
}

function receive(message: Message, event: AskEvent): Message {
  const { parts } = message;
  if (event.type === "part") return { ...message, parts: [...parts, { question: event.question, quotes: [] }] };
  const part = parts.at(-1) ?? { quotes: [] };
  return { ...message, status: "answering", parts: [...parts.slice(0, -1), receivePart(part, event)] };
}

function receivePart(part: AnswerPart, event: Exclude<AskEvent, { type: "part" }>): AnswerPart {
  if (event.type === "not-found") return { ...part, isMissing: true };
  if (event.type === "unsure") return { ...part, similar: event.similar };
  const { type, line, ...quote } = event;
  return { ...part, quotes: appendLine(part.quotes, quote, line) };
}

function appendLine(quotes: readonly Quote[], quote: Omit<Quote, "lines">, line: PassageLine): Quote[] {
  const last = quotes.at(-1);
  return last?.source.href === quote.source.href
    ? [...quotes.slice(0, -1), { ...last, lines: [...last.lines, line] }]
    : [...quotes, { ...quote, lines: [line] }];
}

/** Whether a part has a sure answer, rather than only the nearest passages or nothing. */
export const isSure = ({ similar, isMissing }: AnswerPart) => !similar && !isMissing;

/** All quotes of an answer. */
export const quotesOf = ({ parts }: Message): Quote[] => parts.flatMap(({ quotes }) => quotes);

/** The sources an answer quotes, without duplicates. */
export function sourcesOf(message: Message): AskSource[] {
  return [...new Map(quotesOf(message).map(({ source }) => [source.href, source])).values()];
}

/** An answer as plain text for the clipboard, each quote followed by its title and absolute URL in this edition. */
export function copyText(message: Message, origin: string): string {
  return quotesOf(message)
    .map(({ source, lines }) => `${quotedText(lines)}\n${source.title}: ${new URL(withBase(source.href), origin).href}`)
    .join("\n\n");
}

function quotedText(lines: readonly PassageLine[]): string {
  let step = 0;
  return lines
    .map(({ type, text }) => (type === "step" ? `${++step}. ${text}` : type === "sentence" ? text : `- ${text}`))
    .join("\n");
}
