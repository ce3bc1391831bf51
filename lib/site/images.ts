import { readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { isInside } from "../list-files";
import { imagePath } from "../paths";
import type { ImageFound } from "../types";

/**
 * Measures an image that is served from one of `folders`: width and height, or the reason why they are unknown; undefined when there is no
 * such file.
 */
export function measureImage(src: string, folders: readonly string[]): ImageFound | undefined {
  const path = imagePath(src);
  if (path === undefined) return undefined;
  for (const folder of folders) {
    const found = sizeOfFile(join(folder, path), folder);
    if (found) return found;
  }
  return undefined;
}

/** Largest image that is read, in bytes. */
const largest = 64 * 1024 * 1024;

function sizeOfFile(file: string, folder: string): ImageFound | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found || !isInside(file, realpathSync(folder))) return undefined;
  if (!found.isFile()) return { problem: "is a folder" };
  if (found.size > largest) return { problem: `has more than ${largest / 1024 / 1024} MB` };
  try {
    const bytes = readFileSync(file);
    if (/\.svg$/i.test(file) && hasActiveContent(bytes)) return { problem: "contains a script" };
    const { width, height, type, orientation = 1 } = imageSize(bytes);
    // Browsers go by the content type for SVG, and hosts by the name.
    if (type === "svg" && !/\.svg$/i.test(file)) return { problem: "is an SVG file: let its name end with .svg" };
    if (type !== "svg" && /\.svg$/i.test(file))
      return { problem: `is not an SVG file: let its name end with .${type}` };
    if (width <= 0 || height <= 0) return { problem: "has no size" };
    // From 5 on, a camera was held upright, and browsers turn the picture.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    // The library throws for what it does not know, for files cut short, and for an SVG without a size; the system for what has just gone.
    return { problem: /\.svg$/i.test(file) ? "has no size: give its root a viewBox" : "cannot be read as an image" };
  }
}

/**
 * True for an SVG with active content, which would run when the file is opened by itself. HTML in `foreignObject` is text alone, as
 * diagrams.net writes labels, unless it loads, sends or redirects.
 */
export function hasActiveContent(svg: Buffer): boolean {
  // Letters that act are ASCII, which UTF-16 writes with a zero byte.
  const text = svg.toString("latin1").replaceAll("\0", "");
  const acts = /<\s*(?:[\w-]+:)?(?:script|i?frame|object|embed|form|meta|base|link)\b|\son[a-z]+\s*=/i;
  return acts.test(text) || /(?:javascript|vbscript):/i.test(withoutReferences(text));
}

/** Text with the characters that references such as `&#x6a;` stand for. */
const withoutReferences = (text: string) =>
  text.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex, decimal) =>
    String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
