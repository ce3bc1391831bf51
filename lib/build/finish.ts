import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { redirects } from "../../redirects";
import { contentPlace } from "../content/place";
import type { Manifest } from "../nav/manifest";
import { placeholder } from "../nav/routes";
import { writeRedirects } from "../redirects/write";
import { writePrintDocuments } from "./print";

/**
 * What Next leaves undone: redirect pages, host files, sections as one document, images of another tree, and files that no
 * client asks for. Prints what the export weighs.
 */
export async function finishExport(folder: string, manifest: Manifest): Promise<void> {
  const place = contentPlace(process.cwd());
  writeRedirects(folder, place.isOwn ? redirects : []);
  writePrintDocuments(folder, manifest.sidebars);
  if (!place.isOwn) copyStaticFiles(place.folder, folder);
  const removed = prune(folder) + (manifest.hasBlog ? 0 : removeBlog(folder));
  const { files, bytes } = weigh(folder);
  console.log(`Exported ${files} files, ${(bytes / 1e6).toFixed(1)} MB (${removed} unused files removed)`);
}

/** Images and other files that pages of another tree refer to; what the site has under the same name stays. */
function copyStaticFiles(from: string, to: string): void {
  const isStatic = (names: string[]) =>
    !/\.(mdx?|[cm]?[jt]sx?)$/.test(names.at(-1) ?? "") && !names.some((name) => /^[._]|^node_modules$/.test(name));
  for (const file of listFiles(from)) {
    const name = relative(from, file);
    const target = join(to, name);
    if (!isStatic(name.split(sep)) || existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
}

/** An export cannot leave out the routes of a blog without posts; this does. */
function removeBlog(folder: string): number {
  return remove(folder, ([first = ""]) => first.split(".")[0] === "blog");
}

/** Removes the files for which `isUnused` answers true, given the parts of their paths. Returns how many there were. */
function remove(folder: string, isUnused: (names: string[]) => boolean): number {
  const files = listFiles(folder).filter((file) => isUnused(relative(folder, file).split(sep)));
  for (const file of files) rmSync(file);
  return files.length;
}

/** `__next._full.txt` repeats the page's payload and is never requested by Next's client; a placeholder is no page. */
function prune(folder: string): number {
  const isPlaceholder = (name: string) => name.split(".")[0] === placeholder;
  return remove(folder, (names) => names.at(-1) === "__next._full.txt" || names.some(isPlaceholder));
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
