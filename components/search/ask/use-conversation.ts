import { useCallback, useEffect, useReducer, useRef } from "react";
import type { AskProvider } from "@/lib/search/ask-types";
import { loadAsk } from "../client/clients";
import { changeConversation, type ConversationChange, isOpen, type Message, turnsOf } from "./conversation";

/** The conversation of this tab, so that closing search does not lose it. */
let kept: Message[] = [];
/** Number of the latest message. */
let lastId = 0;
/** What answers, loaded with the first question. */
let provider: Promise<AskProvider> | undefined;

function getProvider(): Promise<AskProvider> {
  provider ??= loadAsk().catch((error: unknown) => {
    provider = undefined;
    throw error;
  });
  return provider;
}

/** A conversation with one question at a time. Leaving stops the answer. */
export function useConversation() {
  const [messages, change] = useReducer(changeConversation, kept, withoutOpen);
  const running = useRef<AbortController>(undefined);
  const latest = useRef(messages);
  useEffect(() => {
    latest.current = messages;
    kept = messages;
  }, [messages]);
  useEffect(() => () => running.current?.abort(), []);

  const ask = useCallback((question: string) => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    lastId += 1;
    const before = latest.current;
    change({ type: "ask", id: lastId, question });
    void answer({ id: lastId, question, before, signal: controller.signal, change });
  }, []);
  const stop = useCallback(() => running.current?.abort(), []);
  const clear = useCallback(() => {
    running.current?.abort();
    change({ type: "clear" });
  }, []);
  return { messages, ask, stop, clear, isAnswering: messages.some(isOpen) };
}

/** An answer that was on its way when search was closed counts as stopped. */
const withoutOpen = (messages: Message[]): Message[] =>
  messages.map((message) => (isOpen(message) ? { ...message, status: "stopped" } : message));

type Task = {
  id: number;
  question: string;
  before: Message[];
  signal: AbortSignal;
  change: (change: ConversationChange) => void;
};

async function answer({ id, question, before, signal, change }: Task): Promise<void> {
  signal.addEventListener("abort", () => change({ type: "end", id, status: "stopped" }));
  try {
    const { ask } = await getProvider();
    for await (const event of ask(question, turnsOf(before), signal)) change({ type: "receive", id, event });
    change({ type: "end", id, status: "done" });
  } catch {
    // Network, service or malformed data: the message says that there is no answer and offers to try again.
    change({ type: "end", id, status: signal.aborted ? "stopped" : "failed" });
  }
}
