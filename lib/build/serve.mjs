import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

/** Serves an export as a CDN would: clean addresses, the not-found page with status 404, payloads as plain text. */
export function createSite(folder) {
  const serve = sirv(folder, { extensions: ["html"], dev: false, etag: true, dotfiles: false, setHeaders });
  const notFound = readFileSync(join(folder, "404.html"));
  return createServer((request, response) => {
    serve(request, response, () => {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(notFound);
    });
  });
}

function setHeaders(response, path) {
  if (path.startsWith("/_next/static/")) response.setHeader("cache-control", "public, max-age=31536000, immutable");
  else response.setHeader("cache-control", "no-cache");
  if (path.endsWith(".txt")) response.setHeader("content-type", "text/plain; charset=utf-8");
}

/** Listens on `port`, or on a free port when that one is taken. Resolves to the port in use. */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      if (error.code !== "EADDRINUSE" || port === 0) return reject(error);
      console.log(`Port ${port} is taken; using a free one.`);
      listen(server, 0).then(resolve, reject);
    });
    server.listen(port, () => resolve(server.address().port));
  });
}

if (import.meta.filename === process.argv[1]) {
  const folder = process.argv[2] ?? "out";
  if (!existsSync(folder)) {
    console.error(`There is no folder "${folder}". Run npm run build first.`);
    process.exit(1);
  }
  const port = await listen(createSite(folder), Number(process.env.PORT ?? 3000));
  console.log(`Serving ${folder} on http://localhost:${port}`);
}
