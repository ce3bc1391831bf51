import { readFileSync } from "node:fs";
import { join } from "node:path";
import { memoize } from "../../memoize";
import { base } from "../../nav/edition";
import type { Manifest } from "../../nav/manifest";
import { BuildError } from "../build-failure";
import { type Asleep, filesOfPages, type PageFiles } from "./asleep/put-pages-to-sleep";
import { linkedFiles } from "./page-html";
import { transferSize } from "./precompress";

/** Bytes as sent with Brotli, by kind, and the number of requests, before the page is touched; `awake`: bytes that follow. */
type PageWeight = { html: number; css: number; js: number; font: number; requests: number; awake: number };

/**
 * Size limits of a page of each kind. Exceeding one needs a reason, and a change here.
 *
 * 0.25 kB of the script are the policy that says which scripts a page may load and keeps text from becoming code; another 0.25 kB keep a
 * sleeping page open when the connection is gone. The script also names the build and the framework's files. These names change with
 * every commit, and the script's compressed size with them: from 3,398 to 3,457 bytes for 200 random names. The switch for reading offline
 * takes 0.08 kB of HTML, 0.15 kB of styles, 0.03 kB of the script, and 0.9 kB of what follows.
 */
export const budgets: Readonly<Record<string, PageWeight>> = {
  "/": { html: 10_920, css: 7_950, js: 3_460, font: 14_000, requests: 5, awake: 194_000 },
  "/user/layouts": { html: 8_570, css: 7_080, js: 3_460, font: 14_000, requests: 5, awake: 192_000 },
  "/user/components/planningboard": { html: 14_540, css: 8_850, js: 3_460, font: 14_000, requests: 5, awake: 199_000 },
  "/develop/api/appointment": { html: 19_600, css: 8_150, js: 3_460, font: 14_000, requests: 5, awake: 204_000 },
  "/blog/signed-webhooks": { html: 10_150, css: 7_950, js: 3_460, font: 14_000, requests: 5, awake: 194_000 },
  "/tags/guides": { html: 7_650, css: 5_450, js: 3_460, font: 14_000, requests: 5, awake: 180_000 },
};

/** A line for each budget that is exceeded: page, kind, weight, budget. A page with a budget that does not exist counts as well. */
export function findOverBudget(
  weights: ReadonlyMap<string, PageWeight>,
  limits: Readonly<Record<string, PageWeight>> = budgets,
): string[] {
  return Object.entries(limits).flatMap(([path, budget]) => {
    const weight = weights.get(path);
    if (!weight) return [`${path} has a budget, but is not in the export.`];
    return Object.entries(budget).flatMap(([kind, limit]) => {
      const value = Object.entries(weight).find(([name]) => name === kind)?.[1] ?? 0;
      return value > limit ? [`${path}: ${kind} ${value}, ${value - limit} over its budget of ${limit}.`] : [];
    });
  });
}

/**
 * Compares the sleeping pages of our own site with their budgets. Runs after `precompress`, whose compressed files it measures.
 * @throws BuildError that lists every page over its budget.
 */
export function assertWithinBudget(folder: string, { isOwn }: Manifest, asleep: Asleep): void {
  if (!isOwn || base || asleep.pages.size === 0) return;
  const pages = [...filesOfPages(asleep)].filter(([path]) => path in budgets);
  const over = findOverBudget(new Map(pages.map(([path, parts]) => [path, weighPage(folder, parts)])));
  if (over.length > 0)
    throw new BuildError(`Pages exceed their budget (lib/build/export/budget.ts):\n${over.join("\n")}`);
}

/** Memoized, since pages share most of the files they wake with. */
const sizeOf = memoize(transferSize);

/** Weighs a page of the export. Fonts are those it preloads; its icon counts as a request. */
function weighPage(folder: string, files: PageFiles): PageWeight {
  const size = (path: string) => sizeOf(join(folder, path));
  const html = readFileSync(join(folder, files.html), "utf8");
  const fonts = linkedFiles(html, "preload", "font");
  const icons = linkedFiles(html, "icon");
  const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + size(path), 0);
  return {
    html: size(files.html),
    css: size(files.css),
    js: size(files.js),
    font: sum(fonts),
    requests: 3 + fonts.length + icons.length,
    awake: sum(files.awake),
  };
}
