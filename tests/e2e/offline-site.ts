import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createSite } from "../../lib/build/bin/serve.mjs";

/** The export at an address of its own, which can go away, come back, and have another deployment. */
export type OwnSite = {
  origin: string;
  /** From now on a file has this text. */
  deploy: (path: string, text: string) => void;
  /** Cuts off whoever asks for an address that begins so; without one, nobody any more. */
  cut: (beginning?: string) => void;
  /** Whether those who ask from now on wait for an answer that never comes. */
  hang: (isHanging: boolean) => void;
  /** Addresses that were asked for. */
  asked: ReadonlySet<string>;
  /** The host does not answer any more. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/** Serves `folder`; what is kept in a browser belongs to an origin, so no two tests share one. */
export async function serveOwn(folder: string): Promise<OwnSite> {
  const site: Server = createSite(folder);
  const deployed = new Map<string, string>();
  const asked = new Set<string>();
  let cutOff: string | undefined;
  let hangs = false;
  let server: Server | undefined;
  let port = 0;
  const start = async () => {
    const next = createServer((request, response) => {
      asked.add(request.url ?? "");
      const text = deployed.get(request.url ?? "");
      if (hangs) return;
      if (cutOff !== undefined && request.url?.startsWith(cutOff)) request.socket.destroy();
      else if (text === undefined) site.emit("request", request, response);
      else response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" }).end(text);
    });
    await new Promise<void>((resolve) => next.listen(port, resolve));
    port = (next.address() as AddressInfo).port;
    server = next;
  };
  const stop = async () => {
    const last = server;
    server = undefined;
    last?.closeAllConnections();
    await new Promise<void>((resolve) => (last ? last.close(() => resolve()) : resolve()));
  };
  await start();
  return {
    origin: `http://localhost:${port}`,
    deploy: (path, text) => deployed.set(path, text),
    cut: (beginning) => {
      cutOff = beginning;
    },
    hang: (isHanging) => {
      hangs = isHanging;
    },
    asked,
    stop,
    start,
  };
}
