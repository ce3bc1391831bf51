import type { AnsweredPart } from "@/lib/search/ask/ask-types";
import type { AskRequest, SearchEngine } from "@/lib/search/engine/engine";
import { ignore } from "@/lib/search/engine/ignore";
import type { SearchAnswer, SearchRequest } from "@/lib/search/types";

/** Messages from the page to the worker. */
export type ToWorker =
  | { type: "start"; base: string }
  | { type: "search"; id: number; request: SearchRequest }
  | { type: "ask"; id: number; request: AskRequest };
/** Messages from the worker to the page. */
export type FromWorker =
  | { type: "started" }
  | { type: "answer"; id: number; answer: SearchAnswer }
  | { type: "asked"; id: number; answers: AnsweredPart[] }
  | { type: "failure"; id: number; message: string }
  | { type: "complete" };

/** A pending call. */
type Waiting = { reject: (error: unknown) => void } & (
  | { type: "search"; request: SearchRequest; resolve: (answer: SearchAnswer) => void }
  | { type: "ask"; request: AskRequest; resolve: (answers: AnsweredPart[]) => void }
);

type Options = {
  /** Absolute URL of the index's folder. */
  base: string;
  onComplete: () => void;
  /** Starts the worker; throws where workers are forbidden. */
  startWorker: () => Worker;
  /** Loads the same engine on the main thread, as the fallback. */
  loadEngine: () => Promise<SearchEngine>;
};

/** Milliseconds a worker has to report that it has started. */
const startPatience = 5000;

/**
 * An engine in a worker. When the worker cannot start, stays silent or errors, pending and later calls are answered on the main thread.
 * Calls reject when neither works. `stop` terminates the worker with the same fallback.
 */
export function createWorkerEngine(options: Options): SearchEngine & { stop(): void } {
  const waiting = new Map<number, Waiting>();
  const beside = besideThePage(options.loadEngine);
  let lastId = 0;
  let worker = startWorker(options, (message) => receive(waiting, message, options.onComplete), giveUp);

  function giveUp(): void {
    worker?.terminate();
    worker = undefined;
    for (const call of waiting.values()) void beside(call);
    waiting.clear();
  }

  function call(entry: Waiting): void {
    if (!worker) return void beside(entry);
    lastId += 1;
    waiting.set(lastId, entry);
    worker.postMessage(toMessage(lastId, entry));
  }

  return {
    warm: () => {
      if (!worker) options.loadEngine().then((engine) => engine.warm(), ignore);
    },
    search: (request) => new Promise((resolve, reject) => call({ type: "search", request, resolve, reject })),
    ask: (request) => new Promise((resolve, reject) => call({ type: "ask", request, resolve, reject })),
    stop: giveUp,
  };
}

function startWorker(
  { base, startWorker }: Options,
  onMessage: (message: FromWorker) => void,
  onDeath: () => void,
): Worker | undefined {
  try {
    const worker = startWorker();
    const silence = setTimeout(onDeath, startPatience);
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      clearTimeout(silence);
      onMessage(data);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      clearTimeout(silence);
      onDeath();
    });
    worker.postMessage({ type: "start", base } satisfies ToWorker);
    return worker;
  } catch {
    // Forbidden by a policy or unsupported by the browser: the engine runs on the main thread instead.
    return undefined;
  }
}

function receive(waiting: Map<number, Waiting>, message: FromWorker, onComplete: () => void): void {
  const call = "id" in message ? take(waiting, message.id) : undefined;
  if (message.type === "complete") onComplete();
  else if (message.type === "failure") call?.reject(new Error(message.message));
  else if (message.type === "answer" && call?.type === "search") call.resolve(message.answer);
  else if (message.type === "asked" && call?.type === "ask") call.resolve(message.answers);
}

function take(waiting: Map<number, Waiting>, id: number): Waiting | undefined {
  const call = waiting.get(id);
  waiting.delete(id);
  return call;
}

function toMessage(id: number, call: Waiting): ToWorker {
  return call.type === "search"
    ? { type: "search", id, request: call.request }
    : { type: "ask", id, request: call.request };
}

function besideThePage(loadEngine: () => Promise<SearchEngine>): (call: Waiting) => Promise<void> {
  return async (call) => {
    try {
      const engine = await loadEngine();
      if (call.type === "search") call.resolve(await engine.search(call.request));
      else call.resolve(await engine.ask(call.request));
    } catch (error) {
      call.reject(error);
    }
  };
}
