import http from "node:http";
import { inspect } from "node:util";
import { afterEach, expect, test } from "vitest";
import { explainTakenPort } from "./taken-port.mjs";

const { createServer } = http;
const servers: http.Server[] = [];
afterEach(() => {
  Object.assign(http, { createServer });
  for (const server of servers.splice(0)) server.close();
});

test("describes a taken port with the next step and without a stack", async () => {
  explainTakenPort(http);
  const first = http.createServer();
  servers.push(first);
  await new Promise<void>((resolve) => first.listen(0, resolve));
  const address = first.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const cause = await new Promise((resolve) => http.createServer().on("error", resolve).listen(port));
  expect(inspect(cause)).toBe(
    `Port ${port} is taken. Choose another one: npm run dev -- --port ${port + 1}. Or end the program that has it.`,
  );
});
