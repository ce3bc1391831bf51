import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createSite, listen } from "../../build/bin/serve.mjs";
import { toolFiles } from "../../build/browser.mjs";

/** nginx as Debian packages it, its module for files compressed with Brotli, and Apache. */
export const { nginx, apache2: apache, "libnginx-mod-http-brotli-static": brotliModule } = toolFiles;

type NginxSite = {
  /** Folder for the server's own files. */
  root: string;
  /** The export, and the files to include that were written for it; with Brotli the module is loaded. */
  folder: string;
  includes: readonly string[];
  port: number;
  workers?: number;
};

/** The configuration of an nginx that serves one export in the foreground, on the local host. */
export function nginxConfig({ root, folder, includes, port, workers = 1 }: NginxSite): string {
  const modules = includes.some((file) => file.endsWith("brotli.conf")) ? `load_module ${brotliModule};\n` : "";
  return `${modules}daemon off; pid ${root}/pid; error_log stderr;
worker_processes ${workers};
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${root}/${kind};`).join(" ")}
  server { listen 127.0.0.1:${port}; root ${folder}; ${includes.map((file) => `include ${file};`).join(" ")} }
}
`;
}

/** A free port of the local host. @throws Error when the system has none. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("The probe listens on no port.");
  return address.port;
}

/** Resolves at the first response. @throws Error with the server's output if it ends before. */
export async function waitForAnswer(server: ChildProcess, origin: string): Promise<void> {
  let said = "";
  server.stderr?.on("data", (text) => {
    said += text;
  });
  while (server.exitCode === null) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The server ended with code ${server.exitCode}: ${said}`);
}

/** Stops a server, and waits until it has ended. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}

/** Starts the preview server over an export. Returns its origin, and a function that stops it at once, closing open connections. */
export async function startPreview(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createSite(folder);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${await listen(server, 0)}`, close };
}
