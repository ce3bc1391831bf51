import type { PassageLine } from "./sentences";

/** The source of a part of an answer, and its language where it is not the edition's. */
export type AskSource = { href: string; title: string; heading?: string; language?: string };
/** Lines quoted from one passage of the documentation, in order. */
export type Quote = {
  source: AskSource;
  lines: PassageLine[];
  /** Set when the quote is from another page than the most likely one, which may be meant instead. */
  isAlternative?: true;
};

/**
 * The answer of the documentation: nothing, or quotes. When no quote is likely enough to answer, `quotes` are the nearest places and
 * `similar` are questions like it that pages do answer.
 */
export type AskAnswer = { isSure: boolean; quotes: Quote[]; similar: ListedQuestion[] };

/** A question that a page lists, and its language where it is not the edition's. */
export type ListedQuestion = { question: string; language?: string };

/** One part of a question with its answer. */
export type AnsweredPart = AskAnswer & { question: string };

/** The answer when the documentation says nothing. */
export const nothing: AskAnswer = { isSure: false, quotes: [], similar: [] };

/** Events that a provider sends while it answers. The stream ends when the answer does. */
export type AskEvent =
  /** The next events answer this part of a question with several parts. */
  | { type: "part"; question: string }
  /** The next quotes are only the nearest places, none of them a sure answer; `similar` are like questions that have an answer. */
  | { type: "unsure"; similar: ListedQuestion[] }
  /** One more line of a quoted passage; a new source starts a new quote. */
  | ({ type: "quote"; line: PassageLine } & Omit<Quote, "lines">)
  /** The evidence is too weak for an answer. */
  | { type: "not-found" };

/** Answers questions with passages of the site. */
export type AskProvider = {
  /** `before` are the questions asked so far. Rejects when there can be no answer, and stops when the signal aborts. */
  ask(question: string, before: readonly string[], signal: AbortSignal): AsyncIterable<AskEvent>;
};
