import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element, ElementContent, Root } from "hast";
import { imageSize } from "image-size";
import { visit } from "unist-util-visit";
import { staticFolders } from "../content/place";
import { toComponent } from "./to-component";

/** Width and height in pixels of an image that is served from one of `folders`, or undefined when there is no such file. */
export function sizeOfImage(src: string, folders = staticFolders(process.cwd())) {
  const file = folders.map((folder) => join(folder, decodeURI(src))).find((path) => existsSync(path));
  return src.startsWith("/") && file !== undefined ? imageSize(readFileSync(file)) : undefined;
}

/**
 * Gives images their natural size, so that the page does not move when they arrive. An image that is a paragraph of its own
 * becomes a DocImage, which can be enlarged; one inside a sentence stays as it is.
 */
export function rehypeImages() {
  return (tree: Root) => {
    visit(tree, "element", (node) => {
      if (node.tagName === "img" && typeof node.properties.src === "string") {
        const size = sizeOfImage(node.properties.src);
        if (size) Object.assign(node.properties, { width: size.width, height: size.height });
      }
    });
    visit(tree, "element", (node) => {
      const image = node.tagName === "p" ? onlyImage(node) : undefined;
      if (image) {
        const { src, alt, title, width, height } = image.properties;
        toComponent(node, "DocImage", { src, alt: alt ?? "", title, width, height });
      }
    });
  };
}

function onlyImage(paragraph: Element): Element | undefined {
  const isBlank = (child: ElementContent) => child.type === "text" && !child.value.trim();
  const [child, ...rest] = paragraph.children.filter((candidate) => !isBlank(candidate));
  return rest.length === 0 && child?.type === "element" && child.tagName === "img" ? child : undefined;
}
