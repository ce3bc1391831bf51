import { isFolderPage } from "../../../authoring/folder-page";
import type { ForeignPage } from "../../../authoring/foreign-page";
import { idOf } from "../../../paths";

/**
 * Moves the page of a folder, with a warning, from the address of a page that is named like the folder: `guide.md` and `guide/README.md`
 * are two pages where addresses end in `.html` or pages are read as files.
 */
export function moveTwins(pages: readonly ForeignPage[]): void {
  const files = new Map(pages.map(({ source }) => [source.doc.path, source.file] as const).reverse());
  for (const { source, name, issues } of pages) {
    const { path } = source.doc;
    const twin = files.get(path);
    const free = `${path}-page`;
    if (!isFolderPage(name) || path === "/" || twin === source.file || files.has(free)) continue;
    const message = `"${path}" is the address of ${twin}: the page is at "${free}".`;
    issues.push({ severity: "warning", file: source.file, message, hint: "Rename one of the two files." });
    source.doc = { id: idOf(free), path: free };
    files.set(free, source.file);
  }
}
