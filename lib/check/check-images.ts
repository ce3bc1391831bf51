import { posix } from "node:path";
import { imagePath, isExternal } from "../paths";
import type { ImageFound, Issue, Mistake } from "../types";
import type { CheckedPage, CheckedSite } from "./types";

/** A missing image fails the build; one without a text alternative warns. */
export function checkImages({ pages, contentFolder }: CheckedSite): Issue[] {
  return pages.flatMap((page) => checkPage(page, contentFolder));
}

function checkPage({ source, outline, images }: CheckedPage, contentFolder: string): Issue[] {
  return outline.images.flatMap(({ src, alt, line, column }): Issue[] => {
    const at = { file: source.file, line, column };
    const mistake = mistakeOf(src, images[src] ?? null, source.foreign && contentFolder);
    // A foreign tree is published despite missing images.
    if (mistake) return [{ ...at, severity: source.foreign ? "warning" : "error", ...mistake }];
    if (alt.trim()) return [];
    const message = `Image "${src}" has no alt text.`;
    return [{ ...at, severity: "warning", message, hint: "Write what it shows between the brackets: ![…]." }];
  });
}

/** `tree`: the folder of a foreign tree, whose files are served verbatim. */
function mistakeOf(src: string, found: ImageFound | null, tree: string | undefined): Mistake | undefined {
  if (!src) return { message: "The image has no address.", hint: "Write ![what it shows](/path.png)." };
  if (isExternal(src)) {
    const hint = "Add the file to the project: the site's content security policy blocks images from other hosts.";
    return { message: `Image "${src}" is on another host.`, hint };
  }
  if (!found) return { message: `Image "${src}" does not exist.`, hint: hintFor(src, tree) };
  if (!("problem" in found)) return undefined;
  return { message: `Image "${src}" ${found.problem}.`, hint: "Replace it with a valid image." };
}

/** Where to put the file, if a file in `public` or in the foreign tree can have this address. */
function hintFor(src: string, tree: string | undefined): string {
  if (/^\/?public\//.test(src)) return `Write "${src.replace(/^\/?public/, "")}": addresses start below public.`;
  const path = imagePath(src.startsWith("/") ? src : `/${src}`);
  const isPossible = path !== undefined && posix.normalize(path) === path;
  if (isPossible && tree !== undefined) return `Put it at ${tree}${path}.`;
  return isPossible
    ? `Put it at public${path} and write its path from the root.`
    : "No file can have this address: write the path of a file in public, from the root.";
}
