import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SearchEngine } from "@/lib/search/engine/engine";
import type { SearchAnswer } from "@/lib/search/types";
import { createWorkerEngine, type FromWorker, type ToWorker } from "./worker-engine";

const request = { query: "lock", from: 0, size: 5, sections: 9 };
const answer = (query: string): SearchAnswer => ({
  query,
  count: 1,
  pageCount: 1,
  pages: [],
  groups: [],
  tags: [],
  isComplete: true,
});

/** Records the messages posted to it and dispatches those that the test supplies. */
class FakeWorker extends EventTarget {
  sent: ToWorker[] = [];
  terminate = vi.fn();
  postMessage(message: ToWorker) {
    this.sent.push(message);
  }
  say(data: FromWorker) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

function start(loadEngine = vi.fn(async () => beside)) {
  const worker = new FakeWorker();
  const onComplete = vi.fn();
  const engine = createWorkerEngine({
    base: "https://x.example/search-index/",
    onComplete,
    startWorker: () => worker as unknown as Worker,
    loadEngine,
  });
  return { worker, engine, onComplete, loadEngine };
}
const beside: SearchEngine = {
  warm: vi.fn(),
  search: async ({ query }) => answer(`beside ${query}`),
  ask: async () => [],
};

test("matches worker responses to calls by id", async () => {
  const { worker, engine, onComplete } = start();
  const first = engine.search(request);
  const second = engine.search({ ...request, query: "layout" });
  const asked = engine.ask({ question: "How?", before: [] });
  expect(worker.sent.map(({ type }) => type)).toEqual(["start", "search", "search", "ask"]);
  worker.say({ type: "answer", id: 2, answer: answer("layout") });
  worker.say({ type: "asked", id: 3, answers: [] });
  worker.say({ type: "complete" });
  worker.say({ type: "failure", id: 1, message: "offline" });
  expect((await second).query).toBe("layout");
  expect(await asked).toEqual([]);
  expect(onComplete).toHaveBeenCalledOnce();
  await expect(first).rejects.toThrow("offline");
});

test("answers pending and later calls on the main thread when the worker errors", async () => {
  const { worker, engine, loadEngine } = start();
  const waiting = engine.search(request);
  worker.dispatchEvent(new Event("error"));
  expect((await waiting).query).toBe("beside lock");
  expect((await engine.search(request)).query).toBe("beside lock");
  expect(worker.terminate).toHaveBeenCalledOnce();
  expect(loadEngine).toHaveBeenCalledTimes(2);
});

test("runs on the main thread from the start when workers are forbidden", async () => {
  const engine = createWorkerEngine({
    base: "/",
    onComplete: () => {},
    startWorker: () => {
      throw new DOMException("denied", "SecurityError");
    },
    loadEngine: async () => beside,
  });
  engine.warm();
  expect((await engine.search(request)).query).toBe("beside lock");
  expect(beside.warm).toHaveBeenCalled();
});

test("rejects a call when neither the worker nor the main-thread engine works", async () => {
  const { worker, engine } = start(vi.fn(async () => Promise.reject(new Error("blocked"))));
  const waiting = engine.search(request);
  worker.dispatchEvent(new Event("error"));
  await expect(waiting).rejects.toThrow("blocked");
});

test("terminates the worker on stop and answers its pending calls on the main thread", async () => {
  const { worker, engine } = start();
  const waiting = engine.search(request);
  engine.stop();
  expect((await waiting).query).toBe("beside lock");
  expect(worker.terminate).toHaveBeenCalledOnce();
});

describe("a silent worker", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is terminated after 5 s, and its pending calls are answered on the main thread", async () => {
    const { worker, engine } = start();
    const waiting = engine.search(request);
    await vi.advanceTimersByTimeAsync(5000);
    expect((await waiting).query).toBe("beside lock");
    expect(worker.terminate).toHaveBeenCalledOnce();
  });
  test("is kept indefinitely once it has reported that it started", async () => {
    const { worker, engine } = start();
    const waiting = engine.search(request);
    worker.say({ type: "started" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(worker.terminate).not.toHaveBeenCalled();
    worker.say({ type: "answer", id: 1, answer: answer("lock") });
    expect((await waiting).query).toBe("lock");
  });
});
