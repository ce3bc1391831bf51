import type { PassageLine } from "./sentences";

/** Where a part of an answer comes from. */
export type AskSource = { href: string; title: string; heading?: string };
/** Lines quoted from one passage of the documentation, in their order. */
export type Quote = {
  source: AskSource;
  lines: PassageLine[];
  /** Of another page than the likeliest one, in case that is meant. */
  isAlternative?: true;
};

/**
 * What the documentation says to a question: nothing, or quotes; where none is sure to answer, those of the nearest places, and questions
 * like it that pages answer.
 */
export type AskAnswer = { isSure: boolean; quotes: Quote[]; similar: string[] };

/** A question is answered part by part: what of it is answered, and how. */
export type AnsweredPart = AskAnswer & { question: string };

/** The documentation says nothing. */
export const nothing: AskAnswer = { isSure: false, quotes: [], similar: [] };

/** What a provider sends while it answers. The stream ends when the answer does. */
export type AskEvent =
  /** What comes answers this part of the question, which has several. */
  | { type: "part"; question: string }
  /** What comes are the nearest places: none is sure to answer. Questions like it are answered. */
  | { type: "unsure"; similar: string[] }
  /** One more line of a quoted passage; a new source starts a new quote. */
  | ({ type: "quote"; line: PassageLine } & Omit<Quote, "lines">)
  /** The evidence is too weak for an answer. */
  | { type: "not-found" };

/** Answers questions with passages of the site. */
export type AskProvider = {
  /** `before` are the questions asked so far. Rejects when no answer can be had; stops when the signal says so. */
  ask(question: string, before: readonly string[], signal: AbortSignal): AsyncIterable<AskEvent>;
};
