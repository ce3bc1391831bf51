import type { AskEvent, AskProvider, AskTurn } from "../ask/ask-types";
import { facetFilters, type HostedConfig } from "../config";
import { siteHref, unescapeHtml } from "./docsearch";
import { readEventStream } from "./event-stream";

/** Milliseconds without a sign of life after which an answer counts as failed. */
const defaultPatience = 20_000;

/** The hosted assistant: the agent protocol of the search service, answers streamed in the AI SDK's message format. */
export function createHostedAsk(config: HostedConfig, origin: string, patience = defaultPatience): AskProvider {
  return {
    kind: "assistant",
    async *ask(question, before, signal) {
      const response = await fetch(addressOf(config), {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-algolia-application-id": config.appId,
          "x-algolia-api-key": config.apiKey,
        },
        body: JSON.stringify(bodyFor(question, before, config.index)),
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience * 6)]),
      });
      if (!response.ok || !response.body) throw new Error(`The assistant answered ${response.status}.`);
      yield* readAnswer(readEventStream(response.body, patience), origin);
    },
  };
}

function addressOf({ appId, assistantId = "", host }: HostedConfig): string {
  const base = host ?? `https://${appId}.algolia.net`;
  const agent = encodeURIComponent(assistantId);
  return `${base}/agent-studio/1/agents/${agent}/completions?stream=true&compatibilityMode=ai-sdk-5`;
}

/** The conversation so far and the new question; every search of the assistant keeps to language and documentation tags. */
function bodyFor(question: string, before: readonly AskTurn[], index: string) {
  const turns = [...before, { question, answer: "" }];
  const messages = turns.flatMap((turn, at) => [
    message(`question-${at}`, "user", turn.question),
    ...(turn.answer ? [message(`answer-${at}`, "assistant", turn.answer)] : []),
  ]);
  const filters = facetFilters.map((filter) => (typeof filter === "string" ? filter : `(${filter.join(" OR ")})`));
  return {
    id: crypto.randomUUID(),
    messages,
    algolia: { indices: [index], searchParameters: { [index]: { filters: filters.join(" AND ") } } },
  };
}

const message = (id: string, role: "user" | "assistant", text: string) => ({
  id,
  role,
  parts: [{ type: "text", text }],
});

/** Turns the assistant's stream into events. Throws on an error it reports, on malformed data and when it breaks off. */
async function* readAnswer(stream: AsyncIterable<string>, origin: string): AsyncGenerator<AskEvent> {
  const known = new Set<string>();
  for await (const data of stream) {
    if (data === "[DONE]") return;
    const part = parsePart(data);
    if (part.type === "finish") return;
    if (part.type === "error") throw new Error(textIn(part, "errorText") || "The assistant reported an error.");
    if (part.type === "text-delta") yield { type: "text", text: textIn(part, "delta") };
    for (const { href: address, title } of sourcesIn(part)) {
      const href = siteHref(address, origin);
      if (href === undefined || known.has(href)) continue;
      known.add(href);
      yield { type: "source", source: { href, title } };
    }
  }
  throw new Error("The answer broke off.");
}

type Part = Record<string, unknown> & { type: string };

function parsePart(data: string): Part {
  const part: unknown = parseJson(data);
  if (isRecord(part) && typeof part.type === "string") return { ...part, type: part.type };
  throw new Error("The assistant sent data that is no message.");
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new Error("The assistant sent malformed data.", { cause });
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const textIn = (part: Part, key: string) => (typeof part[key] === "string" ? part[key] : "");

/** Pages an answer rests on: named by the assistant, or found by a search it made. */
function sourcesIn(part: Part): { href: string; title: string }[] {
  if (part.type === "source-url") {
    const href = textIn(part, "url");
    return href ? [{ href, title: textIn(part, "title") || href }] : [];
  }
  return part.type === "tool-output-available" ? hitsIn(part.output) : [];
}

/** Hits anywhere in a tool's output: objects with an address and a hierarchy. */
function hitsIn(value: unknown): { href: string; title: string }[] {
  if (Array.isArray(value)) return value.flatMap(hitsIn);
  if (!isRecord(value)) return [];
  const { url, hierarchy } = value;
  if (typeof url !== "string" || !isRecord(hierarchy)) return Object.values(value).flatMap(hitsIn);
  const title = hierarchy.lvl1 ?? hierarchy.lvl0;
  return [{ href: url, title: typeof title === "string" ? unescapeHtml(title) : url }];
}
