import { createStore } from "@/components/ui/create-store";
import { getAsk } from "../client/clients";
import { type ConversationChange, changeConversation, isOpen, type Message } from "./conversation";

/** The conversation of this tab; kept for the life of the page, so that closing search does not lose it. */
const messages = createStore<Message[]>([]);
let lastId = 0;
let running: AbortController | undefined;

const change = (next: ConversationChange) => messages.set(changeConversation(messages.get(), next));

/** Subscribes to the conversation. */
export function useConversation(): { messages: Message[]; isAnswering: boolean } {
  const current = messages.useValue();
  return { messages: current, isAnswering: current.some(isOpen) };
}

/** Asks a question, stopping any answer still in progress. */
export function ask(question: string): void {
  stop();
  const controller = new AbortController();
  lastId += 1;
  running = controller;
  change({ type: "ask", id: lastId, question });
  void answer(lastId, question, messages.get().slice(0, -1), controller.signal);
}

/** Stops the answer in progress; what has been received stays. */
export function stop(): void {
  running?.abort();
}

/** Stops the answer in progress and clears the conversation. */
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
    // Network failure or malformed data: the message reports it and offers a retry.
    change({ type: "end", id, status: "failed" });
  }
}
