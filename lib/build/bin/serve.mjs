import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import sirv from "sirv";
import { readPort } from "../port.mjs";

/**
 * Serves an export as a CDN would: clean addresses, the not-found page with status 404, and the headers, cache rules and content types that
 * the build wrote for all hosts into the folder `hosting` beside it. Compressed files are sent instead of the originals, and have no
 * address of their own.
 */
export function createSite(folder) {
  const rules = JSON.parse(readFileSync(join(folder, "../hosting/rules.json"), "utf8"));
  const setHeaders = (response, path) => {
    const isHashed = rules.cache.hashed.some((prefix) => path.startsWith(prefix));
    response.setHeader("cache-control", isHashed ? rules.cache.forGood : rules.cache.revalidated);
    const extension = extname(path).slice(1);
    const type = rules.types[extension];
    if (type) response.setHeader("content-type", type);
    if (rules.notIndexed.includes(extension)) response.setHeader("x-robots-tag", "noindex");
  };
  const compressible = Object.keys(rules.precompressed);
  const encodings = { gzip: compressible.length > 0, brotli: compressible.length > 0 };
  const isCompressed = new RegExp(`\\.(?:${compressible.join("|")})\\.(?:br|gz)/?$`);
  const serve = sirv(folder, {
    extensions: ["html"],
    dev: false,
    etag: true,
    dotfiles: false,
    setHeaders,
    ...encodings,
  });
  const notFound = new Map(
    ["", ...rules.bases].map((base) => [base, readFileSync(join(folder, base, rules.notFound))]),
  );
  const baseOf = (url) => rules.bases.findLast((base) => url === base || url.startsWith(`${base}/`)) ?? "";
  return createServer((request, response) => {
    for (const [name, value] of rules.headers) response.setHeader(name, value);
    const miss = () =>
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(notFound.get(baseOf(request.url)));
    if (isCompressed.test(pathOf(request.url))) miss();
    else serve(request, response, miss);
  });
}

/** The path that a request names, decoded where it can be. */
function pathOf(url) {
  const [path] = url.split("?");
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
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
  const missing = [folder, join(folder, "../hosting/rules.json")].find((place) => !existsSync(place));
  if (missing) {
    console.error(
      `There is no "${missing}": an export is served together with its host rules. Run npm run build first.`,
    );
    process.exit(1);
  }
  const port = await listen(createSite(folder), readPort());
  console.log(`Serving ${folder} on http://localhost:${port}`);
}
