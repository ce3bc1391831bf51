import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { freePort } from "../../hosting/testing/web-server";
import { listen } from "./serve.mjs";

const servers: Server[] = [];
const server = () => {
  const made = createServer((_, response) => response.end("A page."));
  servers.push(made);
  return made;
};
afterEach(() => Promise.all(servers.splice(0).map((open) => open.listening && once(open.close(), "close"))));

const pageAt = async (port: number) =>
  (await fetch(`http://localhost:${port}`, { headers: { connection: "close" } })).text();

test("listens on the requested port without logging", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const port = await freePort();
  expect(await listen(server(), port)).toBe(port);
  expect(await pageAt(port)).toBe("A page.");
  expect(log).not.toHaveBeenCalled();
});

test("falls back to a free port, with a message, when the requested one is taken", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const taken = await listen(server(), await freePort());
  const port = await listen(server(), taken);
  expect(port).not.toBe(taken);
  expect(await pageAt(port)).toBe("A page.");
  expect(log).toHaveBeenCalledExactlyOnceWith(`Port ${taken} is taken; using a free one.`);
});

test("rejects when listening fails for any other reason", async () => {
  const own = server();
  own.listen = () => {
    own.emit("error", Object.assign(new Error("No right to this port."), { code: "EACCES" }));
    return own;
  };
  await expect(listen(own, 80)).rejects.toThrow("No right to this port.");
});
