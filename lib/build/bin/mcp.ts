import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { openPublishedSite } from "../../mcp/published-site";
import { createMcpServer } from "../../mcp/server";
import { createEngine } from "../../search/engine/engine";
import { site } from "../../site";

/**
 * `npm run mcp [-- out | https://docs.example]`: a server of the Model Context Protocol on standard input and output, over the
 * export in a folder or the site at an address. Standard output belongs to the protocol; mistakes go to standard error.
 */
const place = process.argv[2] ?? "out";
const published = openPublishedSite(place);
const manifest = await published.fetch("/search-index/manifest.json").catch(() => undefined);
if (!manifest) {
  console.error(`${place} does not answer. Check the address, and whether this computer can open it.`);
  process.exit(1);
}
if (!manifest.ok) {
  console.error(`${place} has no search index. Run "npm run build" first, or name the address of the published site.`);
  process.exit(1);
}
const engine = createEngine({
  base: "/search-index/",
  fetch: published.fetch,
  onComplete: () => console.error(`Ready: ${place}`),
});
engine.warm();
const server = createMcpServer({ published, engine, name: `${site.title} documentation`, version: "1.0.0" });
await server.connect(new StdioServerTransport());
