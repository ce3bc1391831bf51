import { untilFailure } from "@/lib/memoize";
import { indexBase } from "@/lib/search/config";
import type { SearchEngine } from "@/lib/search/engine/engine";
import { createWorkerEngine } from "./worker-engine";

/** The engine of this tab, started at the first sign that the reader will search. It lives as long as the page. */
let engine: ReturnType<typeof startEngine> | undefined;
const listeners = new Set<() => void>();

/** The site's own search engine, in a worker where possible. */
export function getEngine(): SearchEngine {
  engine ??= startEngine(new URL(indexBase, location.href).href);
  return engine;
}

/**
 * Calls back when a search may find more: once texts are searched as well as titles, or the index is another one. Returns the function
 * that stops it.
 */
export function onEngineComplete(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The next search reads the index anew, and a search that is open asks again. */
export function restartEngine(): void {
  if (!engine) return;
  engine.stop();
  engine = undefined;
  onComplete();
}

function onComplete(): void {
  for (const listener of listeners) listener();
}

function startEngine(base: string) {
  return createWorkerEngine({
    base,
    onComplete,
    startWorker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
    loadEngine: untilFailure(async () => {
      const { createEngine } = await import("@/lib/search/engine/engine");
      return createEngine({ base, onComplete, fetch: (url, init) => fetch(url, init) });
    }),
  });
}
