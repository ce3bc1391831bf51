import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withBase } from "../nav/edition";
import { flattenSidebar } from "../nav/flatten";
import { printPath } from "../nav/print-anchors";
import type { Sidebars } from "../types";
import type { SleepingPage } from "./asleep/write";
import { joinPages } from "./print-join";

/**
 * Fills the page `/print/{sidebar}` of every section with the articles of its pages, taken from the finished export: nothing is
 * compiled twice, and the document weighs no more than its HTML. Runs before pages are put to sleep, but for those of `asleep`, by
 * their HTML file; before security policies are written and files compressed. Only sections whose path is `wanted` are filled.
 * @throws Error for a section without a place for its pages, for a page without an article, and of the system for one that is not there.
 */
export function writePrintDocuments(
  folder: string,
  sidebars: Sidebars,
  asleep: ReadonlyMap<string, SleepingPage>,
  wanted: (path: string) => boolean,
): void {
  const read = (path: string) => {
    const name = `${withBase(path).replace(/^\/$/, "/index").slice(1)}.html`;
    return { path, html: readFileSync(join(folder, name), "utf8"), styles: asleep.get(name)?.styles };
  };
  for (const [id, { items }] of Object.entries(sidebars)) {
    if (!wanted(printPath(id))) continue;
    const pages = [...new Set(flattenSidebar(items).map(({ href }) => href))].map(read);
    const file = join(folder, withBase(`${printPath(id)}.html`));
    const { html, styles } = joinPages(pages);
    writeFileSync(file, fill(readFileSync(file, "utf8"), id, html, styles));
  }
}

function fill(shell: string, id: string, content: string, styleSheets: readonly string[]): string {
  const place = `data-print-pages="${id}">`;
  if (!shell.includes(`${place}</div>`)) throw new Error(`${printPath(id)} has no place for its pages.`);
  const links = styleSheets
    .filter((href) => !shell.includes(`<link rel="stylesheet" href="${href}"`))
    .map((href) => `<link rel="stylesheet" href="${href}"/>`)
    .join("");
  return shell.replace(`${place}</div>`, () => `${place}${content}</div>`).replace("</head>", () => `${links}</head>`);
}
