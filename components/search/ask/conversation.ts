import { withBase } from "@/lib/nav/edition";
import type { AskEvent, AskSource, Quote } from "@/lib/search/ask/ask-types";
import type { PassageLine } from "@/lib/search/ask/sentences";

/** What has come of the answer to a part of a question. */
export type AnswerPart = {
  /** The part, where there are several. */
  question?: string;
  quotes: Quote[];
  /** Its quotes are the nearest places, since none is sure to answer; these questions like it are answered. */
  similar?: string[];
  /** The documentation says nothing about it. */
  isMissing?: true;
};

/** A question, what has come of its answer, and how it stands. */
export type Message = {
  id: number;
  question: string;
  parts: AnswerPart[];
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
    // Asked once more, it takes the place of the time that failed.
    const rest = messages.filter((message) => message.status !== "failed" || message.question !== question);
    return [...rest, { id, question, parts: [], status: "waiting" }];
  }
  return messages.map((message) => {
    if (message.id !== change.id || !isOpen(message)) return message;
    return change.type === "end" ? end(message, change.status) : receive(message, change.event);
  });
}

/** Whether an answer is still on its way. */
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

/** Whether a part has an answer, and not only what comes nearest, or nothing. */
export const isSure = ({ similar, isMissing }: AnswerPart) => !similar && !isMissing;

/** All that an answer quotes. */
export const quotesOf = ({ parts }: Message): Quote[] => parts.flatMap(({ quotes }) => quotes);

/** The pages an answer quotes, each once. */
export function sourcesOf(message: Message): AskSource[] {
  return [...new Map(quotesOf(message).map(({ source }) => [source.href, source])).values()];
}

/** An answer as text to copy, each quote with the address it comes from, in this edition. */
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
