import type { CheckContext, Fence, Finding } from "./fences";
import { checkDetected, checkJsonText } from "./json-check";
import { checkHeaderLines, matchRoute, pathOnApi } from "./routes";

type Message = { start: string; headers: string[]; body: string; bodyLine: number };

/** Checks an HTTP fence: its headers, a request to the API by its route and body, a response by its JSON. */
export function checkHttpFence(context: CheckContext, fence: Fence): Finding[] {
  const message = readMessage(fence.code);
  const lines = [message.start, ...message.headers].map((text, index) => ({ text, line: index + 1 }));
  return [...checkHeaderLines(context.reference.api, lines), ...checkMessage(context, message)];
}

function checkMessage(context: CheckContext, message: Message): Finding[] {
  const request = /^(GET|POST|PUT|PATCH|DELETE|HEAD)\s+(\S+)/.exec(message.start);
  if (!request) return checkDetected(context, message.body, false, message.bodyLine);
  const [, method = "", url = ""] = request;
  const path = pathOfRequest(context, message, url);
  if (path === undefined) return checkDetected(context, message.body, false, message.bodyLine);
  const { operation, findings } = matchRoute(context.reference.api, { method, line: 1 }, path);
  if (!operation?.body || message.body === "") return findings;
  return [...findings, ...checkJsonText(context, message.body, operation.body, message.bodyLine)];
}

function readMessage(code: string): Message {
  const lines = code.split("\n");
  const blank = lines.findIndex((line, index) => index > 0 && line.trim() === "");
  const end = blank === -1 ? lines.length : blank;
  return {
    start: lines[0] ?? "",
    headers: lines.slice(1, end),
    body: lines
      .slice(end + 1)
      .join("\n")
      .trimEnd(),
    bodyLine: end + 1,
  };
}

/** Path of a request to the API. A path without a host is ours when the headers say so or the API has it. */
function pathOfRequest({ reference: { api } }: CheckContext, { headers }: Message, url: string): string | undefined {
  if (!url.startsWith("/")) return pathOnApi(api, url);
  const host = headers.map((header) => /^host:\s*(\S+)/i.exec(header)?.[1]).find((name) => name !== undefined);
  if (host !== undefined) return pathOnApi(api, `https://${host}${url}`);
  const hasKey = headers.some((header) => /^x-api-key:/i.test(header));
  return hasKey || api.endpoints.some(({ path }) => path === url.split("?")[0]) ? url : undefined;
}
