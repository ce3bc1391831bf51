import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { AskEvent } from "../ask/ask-types";
import { createHostedAsk } from "./hosted-ask";
import { type SearchService, startSearchService } from "./testing/search-service";

const hit = { url: "https://docs.planloom.example/user/layouts", hierarchy: { lvl0: "User manual", lvl1: "Layouts" } };
const good = [
  { type: "start", messageId: "m" },
  {
    type: "tool-output-available",
    toolCallId: "t",
    output: { hits: [hit, hit, { ...hit, url: "javascript:alert(1)" }] },
  },
  { type: "text-start", id: "1" },
  { type: "text-delta", id: "1", delta: "A layout is " },
  { type: "text-delta", id: "1", delta: "a saved state." },
  { type: "text-end", id: "1" },
  { type: "finish" },
];

let service: SearchService;
let stream: (response: ServerResponse) => void;
const events = (...parts: (object | string)[]) =>
  parts.map((part) => `data: ${typeof part === "string" ? part : JSON.stringify(part)}\n\n`);
const sendAll = (...parts: (object | string)[]) => {
  stream = (response) => {
    response.writeHead(200, { "content-type": "text/event-stream", "x-vercel-ai-ui-message-stream": "v1" });
    response.end(events(...parts).join(""));
  };
};
beforeEach(async () => {
  service = await startSearchService((_, response) => stream(response));
  sendAll(...good, "[DONE]");
});
afterEach(() => service.close());

const config = () => ({ appId: "APP", apiKey: "key", index: "planloom", assistantId: "helper", host: service.host });
async function ask(patience = 500, signal = new AbortController().signal): Promise<AskEvent[]> {
  const received: AskEvent[] = [];
  const before = [{ question: "What is a profile?", answer: "A screen." }];
  for await (const event of createHostedAsk(config(), "https://docs.planloom.example", patience).ask(
    "What is a layout?",
    before,
    signal,
  ))
    received.push(event);
  return received;
}

test("asks the assistant with the conversation, the index and its filters", async () => {
  await ask();
  const [request] = service.received;
  expect(request?.path).toBe("/agent-studio/1/agents/helper/completions?stream=true&compatibilityMode=ai-sdk-5");
  expect(request?.headers).toMatchObject({ "x-algolia-application-id": "APP", "x-algolia-api-key": "key" });
  const { messages, algolia } = (request ?? { body: {} }).body as {
    messages: { role: string; parts: { text: string }[] }[];
    algolia: object;
  };
  expect(messages.map(({ role, parts }) => [role, parts[0]?.text])).toEqual([
    ["user", "What is a profile?"],
    ["assistant", "A screen."],
    ["user", "What is a layout?"],
  ]);
  expect(algolia).toEqual({
    indices: ["planloom"],
    searchParameters: {
      planloom: { filters: "language:en AND (docusaurus_tag:default OR docusaurus_tag:docs-default-current)" },
    },
  });
});

test("gives the words as they come, and each source once", async () => {
  expect(await ask()).toEqual([
    { type: "source", source: { href: "/user/layouts", title: "Layouts" } },
    { type: "text", text: "A layout is " },
    { type: "text", text: "a saved state." },
  ]);
});

test("understands a stream cut anywhere", async () => {
  stream = async (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const bytes = Buffer.from(events({ type: "text-delta", id: "1", delta: "Größe" }, { type: "finish" }).join(""));
    for (const byte of bytes) response.write(Buffer.from([byte]));
    response.end();
  };
  expect(await ask()).toEqual([{ type: "text", text: "Größe" }]);
});

describe("a failure is told", () => {
  test.each([401, 429, 500])("status %i", async (status) => {
    service.setMode({ status, message: "no" });
    await expect(ask()).rejects.toThrow(`The assistant answered ${status}.`);
  });
  test("no answer in time", async () => {
    service.setMode("silent");
    await expect(ask(50)).rejects.toThrow();
  });
  test("an answer that stops half way", async () => {
    stream = (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(events({ type: "text-delta", id: "1", delta: "A" }).join(""));
    };
    await expect(ask(50)).rejects.toThrow("The assistant stopped answering.");
  });
  test("an answer that ends without an end", async () => {
    sendAll({ type: "text-delta", id: "1", delta: "A" });
    await expect(ask()).rejects.toThrow("The answer broke off.");
  });
  test.each([
    ['{"type":', "The assistant sent malformed data."],
    ["[1]", "The assistant sent data that is no message."],
  ])("malformed data %s", async (data, message) => {
    sendAll(data);
    await expect(ask()).rejects.toThrow(message);
  });
  test("an error the assistant reports", async () => {
    sendAll({ type: "error", errorText: "Conversation limit reached" });
    await expect(ask()).rejects.toThrow("Conversation limit reached");
  });
  test("a question that is taken back", async () => {
    const controller = new AbortController();
    service.setMode("silent");
    const answer = ask(5000, controller.signal);
    controller.abort();
    await expect(answer).rejects.toThrow();
  });
});
