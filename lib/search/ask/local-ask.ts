import type { SearchEngine } from "../engine/engine";
import type { AskProvider } from "./ask-types";

/** Milliseconds between two lines, so that an answer can be read while it grows, and stopped. */
const linePause = 80;

/** Answers with lines of the documentation itself, found by the site's own index. */
export function createLocalAsk(engine: Pick<SearchEngine, "ask">, pause = linePause): AskProvider {
  return {
    async *ask(question, before, signal) {
      const { isSure, quotes } = await engine.ask({ question, before });
      if (quotes.length === 0) yield { type: "not-found" };
      else if (!isSure) yield { type: "unsure" };
      for (const { lines, ...quote } of quotes) {
        for (const line of lines) {
          if (signal.aborted) return;
          yield { type: "quote", ...quote, line };
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    },
  };
}
