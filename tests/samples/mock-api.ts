import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Operation } from "../../lib/product/reference/api-types";
import { type CallGroup, callGroup, groupNames } from "../../lib/product/reference/calls/call-group";
import { operationsOf } from "../../lib/product/reference/find";
import { publicDocument } from "../../lib/product/reference/publish/publish";
import { loadReference } from "../../lib/product/reference/reference";
import { matchRoute } from "../../lib/product/reference/samples/routes";
import type { Simulated } from "../../lib/product/reference/workshop/answer-one";
import { simulate, simulateQuery } from "../../lib/product/reference/workshop/simulate";

/** One request as it arrived, and the answer: `POST /task 422 {"type":…}`. */
export type MockedCall = { request: string; status: number; answer: string };

export type MockApi = { origin: string; calls: MockedCall[]; close(): Promise<void> };

/**
 * Starts the API on a free local port. It answers as the request workshop does: from the OpenAPI document, the error catalog, and
 * the sample world. Nothing is stored.
 */
export async function startMockApi(): Promise<MockApi> {
  const answerOf = makeAnswers();
  const calls: MockedCall[] = [];
  const server = createServer((request, response) => {
    readBody(request)
      .then((body) => answer(request, response, answerOf(request, body), calls))
      .catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  // The address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  return { origin: `http://127.0.0.1:${port}`, calls, close };
}

function answer(request: IncomingMessage, response: ServerResponse, { status, body }: Simulated, calls: MockedCall[]) {
  const text = body === undefined ? "" : JSON.stringify(body);
  calls.push({ request: `${request.method} ${request.url}`, status, answer: text });
  response.writeHead(status, { "Content-Type": "application/json" }).end(text);
}

/** Returns a function that simulates the API's answer to a request: 404 for an unknown route, 401 for a missing key. */
function makeAnswers(): (request: IncomingMessage, body: string) => Simulated {
  const reference = loadReference();
  const document = publicDocument();
  const groups = groupNames(reference.api).map((name) => callGroup(reference, document, name));
  return (request, body) => {
    const { method = "GET", url = "/" } = request;
    const { operation, findings } = matchRoute(reference.api, { method, line: 1 }, url);
    if (!operation) return refuse(404, findings[0]?.message ?? `No route ${url}.`);
    if (operation.scope !== "none" && !request.headers["x-api-key"]) return refuse(401, "API key missing.");
    const group = groups.find(({ api }) => operationsOf(api).some(({ id }) => id === operation.id));
    if (!group) throw new Error(`No group has the operation ${operation.id}.`);
    return operation.body ? write(group, operation, request, body) : read(group, operation, url);
  };
}

const refuse = (status: number, detail: string): Simulated => ({ status, body: { status, detail } });

function write(group: CallGroup, operation: Operation, { headers }: IncomingMessage, body: string): Simulated {
  if (headers["content-type"] !== "application/json") return refuse(415, `Not JSON: ${headers["content-type"]}.`);
  return simulate(group, operation, body);
}

function read(group: CallGroup, operation: Operation, url: string): Simulated {
  return simulateQuery(group, operation, Object.fromEntries(new URL(url, "http://localhost").searchParams));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
