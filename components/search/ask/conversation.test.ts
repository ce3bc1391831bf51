import { expect, test } from "vitest";
import type { AskEvent } from "@/lib/search/ask/ask-types";
import {
  type ConversationChange,
  changeConversation,
  copyText,
  type Message,
  sourcesOf,
  turnsOf,
} from "./conversation";

const rotate = { href: "/administration/apikeys#rotate", title: "API keys", heading: "Rotate" };
const receive = (event: AskEvent): ConversationChange => ({ type: "receive", id: 1, event });
const quote = (text: string, type: "sentence" | "step" = "step"): AskEvent => ({
  type: "quote",
  source: rotate,
  line: { type, text },
});
const talk = (...changes: ConversationChange[]): Message[] =>
  changes.reduce(changeConversation, [
    { id: 1, question: "How?", parts: [], sources: [], status: "waiting" },
  ] as Message[]);

test("lines of one source become one quote, words of a text one text", () => {
  const [message] = talk(
    receive(quote("So:", "sentence")),
    receive(quote("Select.")),
    receive({ type: "text", text: "a" }),
    receive({ type: "text", text: "b" }),
  );
  expect(message?.parts).toEqual([
    {
      type: "quote",
      source: rotate,
      lines: [
        { type: "sentence", text: "So:" },
        { type: "step", text: "Select." },
      ],
    },
    { type: "text", text: "ab" },
  ]);
  expect(message?.status).toBe("answering");
});

test("what arrives after the end is dropped", () => {
  const stopped = talk(receive(quote("Select.")), { type: "end", id: 1, status: "stopped" }, receive(quote("Copy.")), {
    type: "end",
    id: 1,
    status: "done",
  });
  expect(stopped[0]).toMatchObject({ status: "stopped", parts: [{ lines: [{ text: "Select." }] }] });
  expect(talk(receive({ type: "not-found" }), { type: "end", id: 1, status: "done" })[0]?.status).toBe("not-found");
  expect(talk({ type: "clear" }, receive(quote("Select.")))).toEqual([]);
});

test("an answer is copied with its sources", () => {
  const [message] = talk(receive(quote("So:", "sentence")), receive(quote("Select.")), receive(quote("Copy.")));
  expect(message && copyText(message, "https://docs.planloom.example/user")).toBe(
    "So:\n1. Select.\n2. Copy.\nAPI keys: https://docs.planloom.example/administration/apikeys#rotate",
  );
  const [written] = talk(
    receive({ type: "text", text: "Yes." }),
    receive({ type: "source", source: { href: "/a", title: "A" } }),
  );
  expect(written && copyText(written, "https://x.example")).toBe("Yes.\n\nA: https://x.example/a");
});

test("a page that is quoted twice, or quoted and named, is one source", () => {
  const other = { href: "/user", title: "User manual" };
  const [quoted] = talk(
    receive(quote("Select.")),
    receive({ type: "quote", source: other, line: { type: "sentence", text: "Yes." } }),
    receive(quote("Copy.")),
  );
  expect(quoted && sourcesOf(quoted)).toEqual([rotate, other]);
  const [written] = talk(
    receive({ type: "text", text: "Yes." }),
    receive({ type: "source", source: other }),
    receive({ type: "source", source: other }),
  );
  expect(written && sourcesOf(written)).toEqual([other]);
});

test("a provider gets the questions and answers so far", () => {
  expect(turnsOf(talk(receive(quote("Select."))))).toEqual([{ question: "How?", answer: "1. Select." }]);
});
