import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request the service received. */
type Received = { method: string; path: string; headers: IncomingMessage["headers"]; body: unknown };
/** How the service answers until told otherwise. */
export type Mode = "ok" | "silent" | "malformed" | { status: number; message: string };

/** A running server, and the requests that it has received. */
export type SearchService = {
  host: string;
  received: Received[];
  setMode: (mode: Mode) => void;
  close: () => Promise<void>;
};

type Answer = (request: Received, response: ServerResponse) => void;

/** Starts a loopback server that speaks the hosted service's protocol; `answer` replies while the mode is "ok". */
export async function startSearchService(answer: Answer): Promise<SearchService> {
  const received: Received[] = [];
  let mode: Mode = "ok";
  const server = createServer(async (request, response) => {
    const text = await readText(request);
    const entry = {
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      body: parse(text),
    };
    received.push(entry);
    respond(mode, entry, response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `http://127.0.0.1:${port}`,
    received,
    setMode: (next) => {
      mode = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function respond(mode: Mode, request: Received, response: ServerResponse, answer: Answer): void {
  if (mode === "silent") return;
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-headers", "*");
  if (request.method === "OPTIONS") response.end();
  else if (mode === "ok") answer(request, response);
  else if (mode === "malformed") response.setHeader("content-type", "application/json").end('{"results":[{"hits":');
  else sendJson(response, { message: mode.message, status: mode.status }, mode.status);
}

/** Answers an upload like the service: accepts every record and finishes every task at once. */
export const acceptUploads: Answer = ({ method, body }, response) => {
  if (method === "GET") return sendJson(response, { status: "published" });
  const requests = (body as { requests?: unknown[] }).requests ?? [];
  sendJson(response, { taskID: 1, updatedAt: "2026-01-01", objectIDs: requests.map((_, index) => String(index)) });
};

/** Ends a response with a value as JSON. */
export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Empty bodies and bodies that are not JSON are kept as received.
    return text;
  }
}
