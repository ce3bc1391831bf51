import { readFileSync } from "node:fs";
import { join } from "node:path";
import { memoize } from "../../memoize";
import { linkedFiles } from "../page-files";
import { sentBytes } from "../precompress";

/** What a sleeping page is made of: paths in the export. `awake` are the files it fetches when touched. */
export type PageFiles = { html: string; css: string; js: string; awake: readonly string[] };

/** Bytes as sent with Brotli, by kind, and the number of requests, before the page is touched; `awake`: bytes that follow. */
export type PageWeight = { html: number; css: number; js: number; font: number; requests: number; awake: number };

/** Pages share most of what they wake with. */
const sizeOf = memoize(sentBytes);

/** Weighs a page of the export. Fonts are those it preloads; its icon counts as a request. */
export function weighPage(folder: string, files: PageFiles): PageWeight {
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
