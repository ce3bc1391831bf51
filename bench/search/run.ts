import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { indexFiles } from "../../lib/search/records/index-files";
import { indexSite } from "../../lib/search/records/index-pages";
import type { IndexedPage } from "../../lib/search/types";
import { getSite } from "../../lib/site/current";
import { redirects } from "../../redirects";
import { measureInBrowser } from "./browse";
import { generatePages, onlyInTexts } from "./generate";
import { compressFiles, serveWithIndex } from "./server";

/** `node lib/build/run.mjs bench/search/run.ts [pages …]`: measures search over the exported site with generated indexes, in a real browser. */
const folder = "out";
if (!existsSync(folder)) throw new Error("Run npm run build first: the exported site is what is measured.");
const sizes = process.argv.slice(2).map(Number);
const real = await indexSite(getSite(), redirects);

console.log(
  "| Pages | Records | Titles, KB br | Texts, KB br | First result, ms | Complete, ms | p50, ms | p95, ms | Heap, MB |",
);
console.log("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
console.log(await measure(`${real.length} (this site)`, real, "padlock"));
for (const size of sizes.length > 0 ? sizes : [300, 2000, 10_000]) {
  console.log(await measure(size.toLocaleString("en"), generatePages(real, size), onlyInTexts));
}

async function measure(name: string, pages: readonly IndexedPage[], textWord: string): Promise<string> {
  const files = indexFiles(pages);
  const compressed = compressFiles(files);
  const sizeOf = (kind: string) => [...compressed].find(([file]) => file.startsWith(kind))?.[1].length ?? 0;
  const { url, server } = await serveWithIndex(folder, compressed);
  try {
    const { firstResult, complete, keystrokes } = await measureInBrowser(url, textWord);
    const records = pages.length + pages.reduce((sum, page) => sum + page.sections.length, 0);
    const kilobytes = [sizeOf("titles"), sizeOf("texts")].map((bytes) => (bytes / 1000).toFixed(1));
    const times = [firstResult, complete, percentile(keystrokes, 0.5), percentile(keystrokes, 0.95)].map((ms) =>
      ms.toFixed(0),
    );
    return `| ${[name, records.toLocaleString("en"), ...kilobytes, ...times, heapOf(files)].join(" | ")} |`;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

function heapOf(files: Readonly<Record<string, string>>): string {
  const temporary = mkdtempSync(join(tmpdir(), "search-bench-"));
  const paths = ["titles", "texts"].map((kind) => {
    const name = Object.keys(files).find((file) => file.startsWith(kind)) ?? "";
    const path = join(temporary, name);
    writeFileSync(path, files[name] ?? "");
    return path;
  });
  const options = ["--expose-gc", "lib/build/run.mjs", "bench/search/memory.ts", ...paths];
  return execFileSync(process.execPath, options, { encoding: "utf8" }).trim();
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
