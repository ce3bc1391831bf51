import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { isInside } from "../list-files";
import { imagePath } from "../paths";
import type { ImageFound } from "../types";

/**
 * Measures an image served from one of `folders`. Returns its width and height in pixels, or the reason they are unknown; undefined if no
 * such file exists.
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
  // Unlike `statSync`, this is false for a name that no disk takes.
  if (!existsSync(file) || !isInside(file, realpathSync(folder))) return undefined;
  const found = statSync(file);
  if (!found.isFile()) return { problem: "is a folder" };
  if (found.size > largest) return { problem: `has more than ${largest / 1024 / 1024} MB` };
  try {
    const bytes = readFileSync(file);
    if (/\.svg$/i.test(file) && hasActiveContent(bytes)) return { problem: "contains a script" };
    const { width, height, type, orientation = 1 } = imageSize(withShortRoot(bytes));
    // Browsers recognize SVG by its content type, which hosts derive from the file extension.
    if (type === "svg" && !/\.svg$/i.test(file)) return { problem: "is an SVG file: let its name end with .svg" };
    if (type !== "svg" && /\.svg$/i.test(file))
      return { problem: `is not an SVG file: let its name end with .${type}` };
    if (width <= 0 || height <= 0) return { problem: "has no size" };
    // EXIF orientations 5 to 8 swap width and height when browsers rotate the image.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    // The library throws for unknown formats, truncated files, and an SVG without a size; the system, for a file deleted in the meantime.
    return { problem: /\.svg$/i.test(file) ? "has no size: give its root a viewBox" : "cannot be read as an image" };
  }
}

/**
 * Reduces an SVG to its root with the attributes that give its size. The library sees only a root that ends within 1000 bytes, but
 * diagrams.net puts the source of the drawing in it, and other programs put a comment above it. Other images are returned unchanged.
 */
function withShortRoot(bytes: Buffer): Buffer {
  // Only an SVG begins with `<`, or with a byte order mark.
  if (bytes[0] !== 0x3c && bytes[0] !== 0xef) return bytes;
  const text = bytes.toString("latin1").replace(/<!--[\s\S]*?-->/g, "");
  const [root] = /^[^<]*(?:<[?!][^<>]*>[^<]*)*<svg\s(?:[^<>"']|"[^"]*"|'[^']*')*>/.exec(text) ?? [];
  if (root === undefined) return bytes;
  return Buffer.from(`<svg ${(root.match(/\s(?:width|height|viewBox)=(?:"[^"]*"|'[^']*')/gi) ?? []).join("")}>`);
}

/**
 * True for an SVG with active content, which would run if the file were opened directly. HTML in `foreignObject`, which diagrams.net uses
 * for labels, is harmless unless it loads resources, submits forms, or redirects.
 */
export function hasActiveContent(svg: Buffer): boolean {
  // The patterns are ASCII; dropping zero bytes makes them match UTF-16 too.
  const text = svg.toString("latin1").replaceAll("\0", "");
  const acts = /<\s*(?:[\w-]+:)?(?:script|i?frame|object|embed|form|meta|base|link)\b|\son[a-z]+\s*=/i;
  return acts.test(text) || /(?:javascript|vbscript):/i.test(withoutReferences(text));
}

/** Decodes numeric character references such as `&#x6a;`. */
const withoutReferences = (text: string) =>
  text.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex, decimal) =>
    String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
