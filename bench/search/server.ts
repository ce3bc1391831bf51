import { createServer, type Server } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { createSite, listen } from "../../lib/build/bin/serve.mjs";

export type CompressedFiles = ReadonlyMap<string, Buffer>;

/** Compresses files as a host would, with Brotli at its highest quality. */
export function compressFiles(files: Readonly<Record<string, string>>): CompressedFiles {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return new Map(
    Object.entries(files).map(([name, text]) => [name, brotliCompressSync(Buffer.from(text), { params })]),
  );
}

/** The exported site with another search index; `sent` says how many bytes of the index a reader got. */
export async function serveWithIndex(
  folder: string,
  files: CompressedFiles,
): Promise<{ url: string; server: Server; sent: () => number }> {
  const site = createSite(folder);
  let sent = 0;
  const server = createServer((request, response) => {
    const file = files.get((request.url ?? "").replace("/search-index/", ""));
    if (!file) return site.emit("request", request, response);
    sent += file.length;
    response.writeHead(200, {
      "content-type": "application/json",
      "content-encoding": "br",
      "cache-control": request.url?.endsWith("/manifest.json") ? "no-cache" : "public, max-age=31536000, immutable",
    });
    return response.end(file);
  });
  return { url: `http://localhost:${await listen(server, 0)}`, server, sent: () => sent };
}
