import { createEngine, type SearchEngine } from "@/lib/search/engine/engine";
import type { FromWorker, ToWorker } from "./worker-engine";

/** The search engine off the main thread, so that typing stays smooth while the index is built. */
let engine: SearchEngine | undefined;

const send = (message: FromWorker) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") {
    send({ type: "started" });
    engine = createEngine({
      base: data.base,
      fetch: (url, init) => fetch(url, init),
      onComplete: () => send({ type: "complete" }),
    });
    engine.warm();
  } else if (engine) void answer(engine, data);
});

async function answer(engine: SearchEngine, call: Exclude<ToWorker, { type: "start" }>): Promise<void> {
  const { id } = call;
  try {
    if (call.type === "search") send({ type: "answer", id, answer: await engine.search(call.request) });
    else send({ type: "asked", id, answers: await engine.ask(call.request) });
  } catch (error) {
    send({ type: "failure", id, message: error instanceof Error ? error.message : String(error) });
  }
}
