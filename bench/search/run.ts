import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { indexFiles } from "../../lib/search/records/index-files";
import { indexSite } from "../../lib/search/records/index-pages";
import type { IndexedPage } from "../../lib/search/types";
import { getSite } from "../../lib/site/current";
import { writeFiles } from "../../lib/testing/write-files";
import { redirects } from "../../redirects";
import { percentile } from "../percentile";
import { measureInBrowser } from "./browse";
import { generatePages, onlyInTexts } from "./generate";
import { compressFiles, serveWithIndex } from "./server";

/** `node lib/build/run.mjs bench/search/run.ts [pages …]`: measures search over the exported site with generated indexes, in a real browser. */
const folder = "out";
if (!existsSync(folder)) throw new Error("Run npm run build first: the exported site is what is measured.");
const sizes = process.argv.slice(2).map(Number);
const real = await indexSite(getSite(), redirects);

console.log(
  "| Pages | Records | Index, kB br | First result, kB | All, kB | First result, ms | Complete, ms | p50, ms | p95, ms | Heap, MB |",
);
console.log("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
console.log(await measure(`${real.length} (this site)`, real, "padlock"));
for (const size of sizes.length > 0 ? sizes : [300, 2000, 10_000]) {
  console.log(await measure(size.toLocaleString("en"), generatePages(real, size), onlyInTexts));
}

async function measure(name: string, pages: readonly IndexedPage[], textWord: string): Promise<string> {
  const files = indexFiles(pages);
  const compressed = compressFiles(files);
  const whole = [...compressed.values()].reduce((sum, { length }) => sum + length, 0);
  const { url, server, sent } = await serveWithIndex(folder, compressed);
  try {
    const { firstResult, complete, keystrokes, bytes } = await measureInBrowser(url, textWord, sent);
    const records = pages.length + pages.reduce((sum, page) => sum + page.sections.length, 0);
    const kilobytes = [whole, bytes.first, bytes.all].map((count) => (count / 1000).toFixed(1));
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
  writeFiles(temporary, files);
  const options = ["--expose-gc", "lib/build/run.mjs", "bench/search/memory.ts", temporary];
  const megabytes = execFileSync(process.execPath, options, { encoding: "utf8" }).trim();
  rmSync(temporary, { recursive: true });
  return megabytes;
}
