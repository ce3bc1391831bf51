/**
 * What a page of each kind costs: node lib/build/run.mjs bench/pages.ts (after npm run build). Prints a Markdown table; nothing here is a
 * test.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { budgets } from "../lib/build/export/budget";
import { transferSize } from "../lib/build/export/precompress";
import { onExport } from "./in-browser";
import { percentile } from "./percentile";

/** How often each page is woken; the table has the median. */
const rounds = 5;

const kinds = { html: /^document$/, css: /^stylesheet$/, js: /^script$/, font: /^font$/, payload: /^fetch$/ } as const;
type Kind = keyof typeof kinds | "other";
type Asked = { type: string; url: string };
type Cost = Partial<Record<Kind, number>> & { requests: number };

const kilobytes = (bytes = 0) => (bytes / 1000).toFixed(1);

/** The file of the export that a host sends for a path. @throws Error when there is none. */
function fileAt(path: string): string {
  const file = [path, `${path}.html`, join(path, "index.html")]
    .map((name) => join("out", name))
    .find((name) => /\.\w+$/.test(name) && existsSync(name));
  if (!file) throw new Error(`The page asks for "${path}", which is not in the export.`);
  return file;
}

async function measure(browser: Browser, origin: string, path: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // Only recorded here: compressing them now would block the server, which runs in this process.
  const asked: Asked[] = [];
  page.on("request", (request) => asked.push({ type: request.resourceType(), url: request.url() }));
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const atRest = asked.length;
  const milliseconds = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        document.addEventListener("awake", () => resolve(performance.now() - begun), { once: true });
        dispatchEvent(new Event("pointermove"));
      }),
  );
  await page.waitForLoadState("networkidle");
  await page.close();
  return { asked, atRest, milliseconds };
}

function weigh(requests: readonly Asked[]): Cost {
  let cost: Cost = { requests: requests.length };
  for (const { type, url } of requests) {
    const kind = (Object.keys(kinds) as (keyof typeof kinds)[]).find((name) => kinds[name].test(type)) ?? "other";
    cost = { ...cost, [kind]: (cost[kind] ?? 0) + transferSize(fileAt(decodeURIComponent(new URL(url).pathname))) };
  }
  return cost;
}

if (!existsSync("out/index.html")) {
  console.error("There is no export to measure. Run npm run build first.");
  process.exit(1);
}
console.log(
  "| page | HTML | CSS | JS | font | other | kB untouched | requests | JS awake | kB awake | requests awake | ms to wake |",
);
console.log(`|${" --- |".repeat(12)}`);
await onExport("out", async (browser, origin) => {
  for (const path of Object.keys(budgets)) console.log(await rowOf(browser, origin, path));
});

/** The row of a page: what it asked for in the last round, and the median time to wake it. */
async function rowOf(browser: Browser, origin: string, path: string): Promise<string> {
  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  for (let round = 0; round < rounds; round++) measured.push(await measure(browser, origin, path));
  const { asked = [], atRest = 0 } = measured.at(-1) ?? {};
  const [untouched, awake] = [weigh(asked.slice(0, atRest)), weigh(asked)];
  const total = ({ requests: _, ...bytes }: Cost) =>
    kilobytes(Object.values(bytes).reduce((sum, value) => sum + value, 0));
  const { html, css, js, font, other } = untouched;
  const cells = [html, css, js, font, other].map(kilobytes);
  const times = measured.map(({ milliseconds }) => milliseconds);
  return `| ${[path, ...cells, total(untouched), untouched.requests, kilobytes(awake.js), total(awake), awake.requests, percentile(times, 0.5).toFixed(0)].join(" | ")} |`;
}
