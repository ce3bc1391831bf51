import { expect, test, vi } from "vitest";
import type { AskEvent } from "@/lib/search/ask/ask-types";
import {
  type ConversationChange,
  changeConversation,
  copyText,
  type Message,
  quotesOf,
  sourcesOf,
} from "./conversation";

const rotate = { href: "/administration/apikeys#rotate", title: "API keys", heading: "Rotate" };
const receive = (event: AskEvent): ConversationChange => ({ type: "receive", id: 1, event });
const quote = (text: string, type: "sentence" | "step" = "step"): AskEvent => ({
  type: "quote",
  source: rotate,
  line: { type, text },
});
const talk = (...changes: ConversationChange[]): Message[] =>
  changes.reduce(changeConversation, [{ id: 1, question: "How?", parts: [], status: "waiting" }] as Message[]);

test("merges consecutive lines of one source into one quote", () => {
  const [message] = talk(receive(quote("So:", "sentence")), receive(quote("Select.")));
  expect(message && quotesOf(message)).toEqual([
    {
      source: rotate,
      lines: [
        { type: "sentence", text: "So:" },
        { type: "step", text: "Select." },
      ],
    },
  ]);
  expect(message?.status).toBe("answering");
});

test("drops events that arrive after a message has ended or been cleared", () => {
  const stopped = talk(receive(quote("Select.")), { type: "end", id: 1, status: "stopped" }, receive(quote("Copy.")), {
    type: "end",
    id: 1,
    status: "done",
  });
  expect(stopped[0]).toMatchObject({
    status: "stopped",
    parts: [{ quotes: [{ lines: [{ text: "Select." }] }] }],
  });
  expect(talk(receive({ type: "not-found" }), { type: "end", id: 1, status: "done" })[0]?.status).toBe("not-found");
  expect(talk({ type: "clear" }, receive(quote("Select.")))).toEqual([]);
});

test("replaces only a failed attempt when the same question is asked again", () => {
  const again = (status: "failed" | "stopped", question: string) =>
    talk({ type: "end", id: 1, status }, { type: "ask", id: 2, question }).map(({ id }) => id);
  expect(again("failed", "How?")).toEqual([2]);
  expect(again("failed", "Who?")).toEqual([1, 2]);
  expect(again("stopped", "How?")).toEqual([1, 2]);
});

test("marks parts without a sure answer and quotes from alternative pages", () => {
  const other = { href: "/user", title: "User manual" };
  const [message] = talk(
    receive({ type: "unsure", similar: [{ question: "Who?" }] }),
    receive(quote("Select.")),
    receive({ type: "quote", source: other, isAlternative: true, line: { type: "sentence", text: "Yes." } }),
    { type: "end", id: 1, status: "done" },
  );
  expect(message).toMatchObject({ parts: [{ similar: [{ question: "Who?" }] }], status: "done" });
  expect(message && quotesOf(message).map(({ isAlternative }) => isAlternative)).toEqual([undefined, true]);
});

test("answers each part of a question and ends as done when any part is answered", () => {
  const both = [
    receive({ type: "part", question: "How?" }),
    receive(quote("Select.")),
    receive({ type: "part", question: "Who?" }),
    receive({ type: "not-found" }),
  ];
  const [message] = talk(...both, { type: "end", id: 1, status: "done" });
  expect(message).toMatchObject({
    status: "done",
    parts: [
      { question: "How?", quotes: [{ source: rotate }] },
      { question: "Who?", quotes: [], isMissing: true },
    ],
  });
});

test("copies an answer with the URLs of its sources", () => {
  const [message] = talk(receive(quote("So:", "sentence")), receive(quote("Select.")), receive(quote("Copy.")));
  expect(message && copyText(message, "https://docs.planloom.example/user")).toBe(
    "So:\n1. Select.\n2. Copy.\nAPI keys: https://docs.planloom.example/administration/apikeys#rotate",
  );
});

test("copies source URLs of the current edition", async () => {
  vi.stubEnv("EDITION_LANGUAGE", "de");
  vi.resetModules();
  const german = await import("./conversation");
  const [message] = talk(receive(quote("Select.")));
  expect(message && german.copyText(message, "https://docs.planloom.example/de/user")).toContain(
    "https://docs.planloom.example/de/administration/apikeys#rotate",
  );
  vi.resetModules();
});

test("lists a page quoted twice as one source", () => {
  const other = { href: "/user", title: "User manual" };
  const [quoted] = talk(
    receive(quote("Select.")),
    receive({ type: "quote", source: other, line: { type: "sentence", text: "Yes." } }),
    receive(quote("Copy.")),
  );
  expect(quoted && sourcesOf(quoted)).toEqual([rotate, other]);
});
