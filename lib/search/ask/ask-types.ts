import type { PassageLine } from "./sentences";

/** Where a part of an answer comes from. */
export type AskSource = { href: string; title: string; heading?: string };
/** Lines quoted from one passage of the documentation, in their order. */
export type Quote = { source: AskSource; lines: PassageLine[] };

/** What a provider sends while it answers. The stream ends when the answer does. */
export type AskEvent =
  /** One more line of a quoted passage; a new source starts a new quote. */
  | { type: "quote"; source: AskSource; line: PassageLine }
  /** The evidence is too weak for an answer. */
  | { type: "not-found" };

/** Answers questions with passages of the site. */
export type AskProvider = {
  /** `before` are the questions asked so far. Rejects when no answer can be had; stops when the signal says so. */
  ask(question: string, before: readonly string[], signal: AbortSignal): AsyncIterable<AskEvent>;
};
