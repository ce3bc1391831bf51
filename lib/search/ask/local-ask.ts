import type { SearchEngine } from "../engine/engine";
import type { AskProvider, Quote } from "./ask-types";

/** Milliseconds between two lines, so that the answer can be read, and stopped, while it grows. */
const linePause = 80;

/** Answers with quotes from the documentation, found in the site's own index. */
export function createLocalAsk(engine: Pick<SearchEngine, "ask">): AskProvider {
  return {
    async *ask(question, before, signal) {
      const parts = await engine.ask({ question, before });
      for (const { question: part, isSure, quotes, similar } of parts) {
        if (parts.length > 1) yield { type: "part", question: part };
        if (quotes.length === 0) yield { type: "not-found" };
        else if (!isSure) yield { type: "unsure", similar };
        for (const line of quotes.flatMap(linesOfQuote)) {
          if (signal.aborted) return;
          yield { type: "quote", ...line };
          await new Promise((resolve) => setTimeout(resolve, linePause));
        }
      }
    },
  };
}

const linesOfQuote = ({ lines, ...quote }: Quote) => lines.map((line) => ({ ...quote, line }));
