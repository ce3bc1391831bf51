import type { AskEvent, AskSource, AskTurn } from "@/lib/search/ask/ask-types";
import type { PassageLine } from "@/lib/search/ask/sentences";

export type AnswerPart = { type: "quote"; source: AskSource; lines: PassageLine[] } | { type: "text"; text: string };
export type Message = {
  id: number;
  question: string;
  parts: AnswerPart[];
  /** Pages an assistant names beside its text; quotes carry their own. */
  sources: AskSource[];
  status: "waiting" | "answering" | "done" | "stopped" | "not-found" | "failed";
};

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
    return [...messages, { id, question, parts: [], sources: [], status: "waiting" }];
  }
  return messages.map((message) => {
    if (message.id !== change.id || !isOpen(message)) return message;
    return change.type === "end" ? { ...message, status: change.status } : receive(message, change.event);
  });
}

/** Whether an answer is still on its way. */
export const isOpen = ({ status }: Message) => status === "waiting" || status === "answering";

function receive(message: Message, event: AskEvent): Message {
  switch (event.type) {
    case "not-found":
      return { ...message, status: "not-found" };
    case "source":
      return { ...message, sources: [...message.sources, event.source] };
    case "text":
      return { ...message, status: "answering", parts: appendText(message.parts, event.text) };
    case "quote":
      return { ...message, status: "answering", parts: appendLine(message.parts, event.source, event.line) };
  }
}

function appendText(parts: readonly AnswerPart[], text: string): AnswerPart[] {
  const last = parts.at(-1);
  return last?.type === "text"
    ? [...parts.slice(0, -1), { ...last, text: last.text + text }]
    : [...parts, { type: "text", text }];
}

function appendLine(parts: readonly AnswerPart[], source: AskSource, line: PassageLine): AnswerPart[] {
  const last = parts.at(-1);
  return last?.type === "quote" && last.source.href === source.href
    ? [...parts.slice(0, -1), { ...last, lines: [...last.lines, line] }]
    : [...parts, { type: "quote", source, lines: [line] }];
}

/** The pages an answer comes from, each once: those it quotes and those an assistant names beside its text. */
export function sourcesOf({ parts, sources }: Message): AskSource[] {
  const quoted = parts.flatMap((part) => (part.type === "quote" ? [part.source] : []));
  return [...new Map([...quoted, ...sources].map((source) => [source.href, source])).values()];
}

/** What a provider needs of the conversation so far. */
export function turnsOf(messages: readonly Message[]): AskTurn[] {
  return messages.map(({ question, parts }) => ({ question, answer: parts.map(partText).join("\n\n") }));
}

/** An answer as text to copy, each quote with the address it comes from. */
export function copyText({ parts, sources }: Message, origin: string): string {
  const address = ({ href, title }: AskSource) => `${title}: ${new URL(href, origin).href}`;
  const texts = parts.map((part) => (part.type === "quote" ? `${partText(part)}\n${address(part.source)}` : part.text));
  return [...texts, ...sources.map(address)].join("\n\n");
}

function partText(part: AnswerPart): string {
  if (part.type === "text") return part.text;
  let step = 0;
  return part.lines
    .map(({ type, text }) => (type === "step" ? `${++step}. ${text}` : type === "sentence" ? text : `- ${text}`))
    .join("\n");
}
