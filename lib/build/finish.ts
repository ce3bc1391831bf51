import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { redirects } from "../../redirects";
import { sidebars } from "../../sidebars";
import { writeRedirects } from "../redirects/write";
import { writePrintDocuments } from "./print";

/** What Next leaves undone: redirect pages, host files, sections as one document, and files that no client asks for. Prints what the export weighs. */
export async function finishExport(folder: string): Promise<void> {
  writeRedirects(folder, redirects);
  writePrintDocuments(folder, sidebars);
  const removed = prune(folder);
  const { files, bytes } = weigh(folder);
  console.log(`Exported ${files} files, ${(bytes / 1e6).toFixed(1)} MB (${removed} unused files removed)`);
}

/** `__next._full.txt` repeats the page's payload and is never requested by Next's client. */
function prune(folder: string): number {
  const unused = listFiles(folder).filter((file) => file.endsWith("__next._full.txt"));
  for (const file of unused) rmSync(file);
  return unused.length;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

function weigh(folder: string): { files: number; bytes: number } {
  const files = listFiles(folder);
  return { files: files.length, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) };
}
