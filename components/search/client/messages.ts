import type { AnsweredPart } from "@/lib/search/ask/ask-types";
import type { AskRequest } from "@/lib/search/engine/engine";
import type { SearchAnswer, SearchRequest } from "@/lib/search/types";

/** What the page asks of the worker. */
export type ToWorker =
  | { type: "start"; base: string }
  | { type: "search"; id: number; request: SearchRequest }
  | { type: "ask"; id: number; request: AskRequest };
/** What the worker answers. */
export type FromWorker =
  | { type: "started" }
  | { type: "answer"; id: number; answer: SearchAnswer }
  | { type: "asked"; id: number; answers: AnsweredPart[] }
  | { type: "failure"; id: number; message: string }
  | { type: "complete" };
