import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Root } from "hast";
import { imageSize } from "image-size";
import { visit } from "unist-util-visit";

/** Width and height in pixels of an image in `public/`, or undefined when there is no such file. */
export function sizeOfImage(src: string, publicFolder = join(process.cwd(), "public")) {
  const file = join(publicFolder, decodeURI(src));
  return src.startsWith("/") && existsSync(file) ? imageSize(readFileSync(file)) : undefined;
}

/** Gives images their natural size, so that the page does not move when they arrive. */
export function rehypeImages() {
  return (tree: Root) => {
    visit(tree, "element", (node) => {
      if (node.tagName !== "img" || typeof node.properties.src !== "string") return;
      const size = sizeOfImage(node.properties.src);
      if (size) Object.assign(node.properties, { width: size.width, height: size.height });
    });
  };
}
