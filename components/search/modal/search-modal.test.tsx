// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SearchAnswer } from "@/lib/search/types";
import { SearchModal } from "./search-modal";

const search = vi.hoisted(() => vi.fn<() => Promise<SearchAnswer>>());
vi.mock("../client/clients", () => ({ getSearch: () => ({ search }), warmSearch: () => undefined }));

let root: Root;
const onAsking = vi.fn<(isAsking: boolean) => void>();
const onClose = vi.fn<() => void>();
const ask = vi.fn<(question: string) => void>();

/** Holds the import of question mode until the returned function resolves or rejects it. */
function holdAskMode(): (outcome: "comes" | "fails") => Promise<void> {
  let release = (_: "comes" | "fails") => {};
  const gate = new Promise<"comes" | "fails">((resolve) => {
    release = resolve;
  });
  vi.doMock("../ask/ask-mode", async () => {
    if ((await gate) === "fails") throw new Error("blocked");
    return { ask, AskMode: () => null };
  });
  return (outcome) =>
    act(async () => {
      release(outcome);
      await import("../ask/ask-mode").catch(() => undefined);
    });
}

/** Holds the search response until the returned function supplies it: one page with the given title, or none. */
function holdAnswer(): (query: string, title?: string) => Promise<void> {
  let answer = (_: SearchAnswer) => {};
  search.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  return (query, title) => {
    const id = `/${title?.toLowerCase()}`;
    const page = {
      id,
      href: id,
      group: "User manual",
      snippet: [],
      tags: [],
      isHit: true,
      sections: [],
      sectionCount: 0,
    };
    const pages = title ? [{ ...page, title: [{ text: title, isMatch: true }] }] : [];
    const count = pages.length;
    return act(async () => answer({ query, pages, count, pageCount: count, groups: [], tags: [], isComplete: true }));
  };
}

const open = (query: string) =>
  act(async () => root.render(<SearchModal {...{ query, onAsking, onClose }} isTyped isAsking={false} />));
const dialog = () => document.querySelector("dialog");
const box = () => document.querySelector("input");
const press = (element: Element | null, ...events: Event[]) =>
  act(async () => {
    for (const event of events) element?.dispatchEvent(event);
  });
const type = (text: string) => {
  const input = box();
  if (input) Reflect.set(HTMLInputElement.prototype, "value", text, input);
  return press(input, new Event("input", { bubbles: true }));
};
const down = () => new PointerEvent("pointerdown", { bubbles: true });
const click = (detail = 1) => new MouseEvent("click", { bubbles: true, cancelable: true, detail });
const key = (name: string) => new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
const enter = () => key("Enter");
const pressAsk = () => press(document.querySelector(".DocSearch-Hit--AskAI button"), click());

beforeEach(() => {
  for (const mock of [onAsking, onClose, ask]) mock.mockReset();
  search.mockReturnValue(new Promise(() => {}));
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.doUnmock("../ask/ask-mode");
});

test("asks on Enter before the first answer only if the query is a question", async () => {
  const release = holdAskMode();
  await open("lock");
  await press(box(), enter());
  await release("comes");
  expect(ask).not.toHaveBeenCalled();
  await act(async () => root.unmount());

  root = createRoot(document.body);
  await open("What is a lock?");
  await press(box(), enter());
  await release("comes");
  expect(ask).toHaveBeenCalledExactlyOnceWith("What is a lock?");
});

test("ignores arrow keys before the first answer, so that a later Enter opens a result", async () => {
  const release = holdAskMode();
  const answer = holdAnswer();
  await open("lock");
  await press(box(), key("ArrowDown"), key("ArrowDown"));
  await answer("lock", "Locks");
  expect(document.querySelector("[aria-selected='true']")?.textContent).toContain("Locks");
  await press(box(), enter());
  await release("comes");
  expect(ask).not.toHaveBeenCalled();
});

test("defers Enter until the answer to the current query and opens its first result, unless the query changes", async () => {
  const opened: string[] = [];
  const onOpen = (event: MouseEvent) => {
    event.preventDefault();
    if (event.target instanceof Element) opened.push(event.target.getAttribute("href") ?? "");
  };
  addEventListener("click", onOpen);
  let answer = holdAnswer();
  await open("lock");
  await press(box(), enter());
  expect(opened).toEqual([]);
  await answer("lock", "Locks");
  expect(opened).toEqual(["/locks"]);

  answer = holdAnswer();
  await type("map");
  await press(box(), enter());
  await answer("map", "Map");
  expect(opened).toEqual(["/locks", "/map"]);

  answer = holdAnswer();
  await type("gan");
  await press(box(), enter());
  await type("gantt");
  await answer("gantt", "Gantt");
  expect(opened, "the reader has typed on").toEqual(["/locks", "/map"]);
  await press(box(), enter());
  expect(opened).toEqual(["/locks", "/map", "/gantt"]);
  removeEventListener("click", onOpen);
});

test("defers Enter while the empty result of a shorter query is shown, instead of asking the query", async () => {
  const release = holdAskMode();
  const opened = vi.fn((event: Event) => event.preventDefault());
  addEventListener("click", opened);
  let answer = holdAnswer();
  await open("gann");
  await answer("gann");
  // The empty result is shown only after a pause in typing.
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(document.body.textContent).toContain("No results");
  // Somebody may type words of another language.
  const other = document.querySelector("a[hreflang=de]");
  expect([other?.textContent, other?.getAttribute("href")]).toEqual(["Search in Deutsch", "/de/search?q=gann"]);

  answer = holdAnswer();
  await type("gantt");
  await press(box(), enter());
  expect(opened).not.toHaveBeenCalled();
  await answer("gantt", "Gantt");
  expect(opened).toHaveBeenCalledTimes(1);
  removeEventListener("click", opened);
  await release("comes");
  expect(ask).not.toHaveBeenCalled();
});

test("announces a pending search to screen readers only after a pause in typing", async () => {
  const status = () => document.querySelector("[role='status']")?.textContent;
  const pause = (time: number) => act(() => new Promise((resolve) => setTimeout(resolve, time)));
  let answer = holdAnswer();
  await open("loc");
  expect(status()).toBe("");
  await pause(200);
  await type("lock");
  await pause(200);
  expect(status()).toBe("");
  await pause(200);
  expect(status()).toBe("Searching...");
  await answer("lock", "Locks");
  expect(status()).toBe("1 result");

  answer = holdAnswer();
  await type("map");
  await pause(400);
  expect(status()).toBe("Searching...");
  await answer("map", "Map");
  expect(status()).toBe("1 result");
});

test("does not enter question mode if search is closed before its code has loaded", async () => {
  const release = holdAskMode();
  await open("How?");
  await pressAsk();
  await act(async () => root.render(null));
  await release("comes");
  expect([ask.mock.calls, onAsking.mock.calls]).toEqual([[], []]);
});

test("falls back to the search page when question mode fails to load, or to an offline note when offline", async () => {
  const assign = vi.spyOn(location, "assign").mockReturnValue();
  let release = holdAskMode();
  await open("How?");
  await pressAsk();
  await release("fails");
  expect(assign).toHaveBeenCalledExactlyOnceWith("/search?q=How%3F");
  expect(onClose).not.toHaveBeenCalled();

  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  release = holdAskMode();
  await pressAsk();
  await release("fails");
  expect(assign).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.querySelector("[data-offline]")?.textContent).toMatch(/\S/);
});

test("closes on a completed click on the backdrop, if the pointer went down there", async () => {
  await open("");
  await press(dialog(), down());
  expect(onClose).not.toHaveBeenCalled();
  await press(box(), down());
  await press(dialog(), click());
  expect(onClose).not.toHaveBeenCalled();
  await press(dialog(), down(), click(2));
  expect(onClose, "the second press of the two that opened search").not.toHaveBeenCalled();
  await press(dialog(), down(), click());
  expect(onClose).toHaveBeenCalledOnce();
});

test("names the keys that are drawn as arrows", async () => {
  await open("");
  const keys = [...document.querySelectorAll("footer li")].map(({ textContent }) => textContent);
  expect(keys).toEqual(["↓↑Navigate", "EnterSelect", "escClose"]);
});

test("announces question mode in the element that was there before: screen readers ignore what a new one begins with", async () => {
  vi.doMock("../ask/ask-mode", () => {
    const AskMode = ({ onAnnounce }: { onAnnounce: (text: string) => void }) => {
      useEffect(() => onAnnounce("Answering..."), [onAnnounce]);
      return null;
    };
    return { ask, AskMode };
  });
  await open("What is a lock?");
  const status = document.querySelector("[role=status]");
  await press(box(), enter());
  await vi.waitFor(() => expect(onAsking).toHaveBeenCalled());
  await act(async () =>
    root.render(<SearchModal {...{ query: "What is a lock?", onAsking, onClose }} isTyped isAsking />),
  );
  expect(status?.textContent).toBe("Answering...");
  expect([...document.querySelectorAll("[role=status]")]).toEqual([status]);
});
