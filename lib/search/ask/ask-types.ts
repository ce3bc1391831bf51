import type { PassageLine } from "./sentences";

/** Where a part of an answer comes from. */
export type AskSource = { href: string; title: string; heading?: string };
/** Lines quoted from one passage of the documentation, in their order. */
export type Quote = { source: AskSource; lines: PassageLine[] };

/** What a provider sends while it answers. The stream ends when the answer does. */
export type AskEvent =
  /** One more line of a quoted passage; a new source starts a new quote. */
  | { type: "quote"; source: AskSource; line: PassageLine }
  /** More words of a written answer, in Markdown. */
  | { type: "text"; text: string }
  | { type: "source"; source: AskSource }
  /** The evidence is too weak for an answer. */
  | { type: "not-found" };

export type AskTurn = { question: string; answer: string };

/** Answers questions: from the site's own passages, or from the hosted assistant. */
export type AskProvider = {
  /** Whether answers are quoted from the documentation or written by an assistant. */
  kind: "quotes" | "assistant";
  /** Rejects when no answer can be had; stops when the signal says so. */
  ask(question: string, before: readonly AskTurn[], signal: AbortSignal): AsyncIterable<AskEvent>;
};
