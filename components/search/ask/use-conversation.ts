import { createStore } from "@/components/ui/create-store";
import { getAsk } from "../client/clients";
import { type ConversationChange, changeConversation, isOpen, type Message } from "./conversation";

/** The conversation of this tab: it lives as long as the page, so that closing search does not lose it. */
const messages = createStore<Message[]>([]);
let lastId = 0;
let running: AbortController | undefined;

const change = (next: ConversationChange) => messages.set(changeConversation(messages.get(), next));

/** The messages so far, re-rendering with every change. */
export function useConversation(): { messages: Message[]; isAnswering: boolean } {
  const current = messages.useValue();
  return { messages: current, isAnswering: current.some(isOpen) };
}

/** Asks a question; an answer still on its way is stopped. */
export function ask(question: string): void {
  stop();
  const controller = new AbortController();
  lastId += 1;
  running = controller;
  change({ type: "ask", id: lastId, question });
  void answer(lastId, question, messages.get().slice(0, -1), controller.signal);
}

/** Ends the answer that is on its way; what has come of it stays. */
export function stop(): void {
  running?.abort();
}

/** Forgets the conversation. */
export function startAnew(): void {
  stop();
  change({ type: "clear" });
}

async function answer(id: number, question: string, before: readonly Message[], signal: AbortSignal): Promise<void> {
  signal.addEventListener("abort", () => change({ type: "end", id, status: "stopped" }));
  try {
    const asked = before.map((message) => message.question);
    for await (const event of getAsk().ask(question, asked, signal)) change({ type: "receive", id, event });
    change({ type: "end", id, status: "done" });
  } catch {
    // The network, or malformed data: the message says that there is no answer and offers to try again.
    change({ type: "end", id, status: "failed" });
  }
}
