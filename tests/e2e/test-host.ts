import { createServer, type Server } from "node:http";
import { createSite, listen } from "../../lib/build/bin/serve.mjs";

/** A server for the export at its own origin, which a test can stop, start and change. */
export type TestHost = {
  origin: string;
  /** Replaces the text of a file. */
  deploy: (path: string, text: string) => void;
  /** Closes the connection on requests whose path starts with `beginning`; without an argument, stops doing so. */
  cut: (beginning?: string) => void;
  /** Whether further requests get no response. */
  hang: (isHanging: boolean) => void;
  /** Paths that were requested. */
  requested: ReadonlySet<string>;
  /** Stops the server. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/** Serves `folder` at a new origin, since browsers cache by origin and tests must not share anything. */
export async function startTestHost(folder: string): Promise<TestHost> {
  const site: Server = createSite(folder);
  const deployed = new Map<string, string>();
  const requested = new Set<string>();
  let cutOff: string | undefined;
  let hangs = false;
  let server: Server | undefined;
  let port = 0;
  const start = async () => {
    const next = createServer((request, response) => {
      requested.add(request.url ?? "");
      const text = deployed.get(request.url ?? "");
      if (hangs) return;
      if (cutOff !== undefined && request.url?.startsWith(cutOff)) request.socket.destroy();
      else if (text === undefined) site.emit("request", request, response);
      else response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" }).end(text);
    });
    const before = port;
    server = next;
    port = await listen(next, before);
    if (before > 0 && port !== before) throw new Error(`Another program has taken port ${before} meanwhile.`);
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
    requested,
    stop,
    start,
  };
}
