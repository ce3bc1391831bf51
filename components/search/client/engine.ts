import { untilFailure } from "@/lib/memoize";
import { indexBase } from "@/lib/search/config";
import type { SearchEngine } from "@/lib/search/engine/engine";
import { createWorkerEngine } from "./worker-engine";

/** The engine of this tab, started on the first sign of intent to search and kept for the life of the page. */
let engine: ReturnType<typeof startEngine> | undefined;
const listeners = new Set<() => void>();

/** The site's own search engine, running in a worker where possible. */
export function getEngine(): SearchEngine {
  engine ??= startEngine(new URL(indexBase, location.href).href);
  return engine;
}

/**
 * Subscribes to the moments when repeating a search may find more: once full texts are searchable as well as titles, or the index has
 * been replaced. Returns the unsubscribe function.
 */
export function onEngineComplete(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Discards the engine, so that the next search reloads the index; open searches repeat their request. */
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
