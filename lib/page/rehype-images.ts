import type { Element, ElementContent, Root } from "hast";
import type { ImageFound } from "../types";
import { toComponent } from "./jsx";
import { walkElements } from "./walk";

/** The measured images of a page, by URL; null for a missing one. */
export type ImageSizes = Record<string, ImageFound | null>;

type Options = { images: ImageSizes; sizeOf: (src: string) => ImageFound | undefined };

/**
 * Gives images their natural size, to avoid layout shifts. An image that is a whole paragraph becomes a DocImage, which can be enlarged; an
 * inline image stays as it is. The sizes found are added to `images`.
 */
export function rehypeImages({ images, sizeOf }: Options) {
  return (tree: Root) => {
    walkElements(tree, (node) => {
      if (node.tagName === "img" && typeof node.properties.src === "string") {
        const size = sizeOf(node.properties.src);
        images[node.properties.src] = size ?? null;
        if (size && "width" in size) Object.assign(node.properties, size);
      }
    });
    walkElements(tree, (node) => {
      const image = node.tagName === "p" ? onlyImage(node) : undefined;
      if (image) {
        const { src, alt, id, title, width, height } = image.properties;
        toComponent(node, "DocImage", { src, alt: alt ?? "", id, title, width, height });
      }
    });
  };
}

function onlyImage(paragraph: Element): Element | undefined {
  const isBlank = (child: ElementContent) => child.type === "text" && !child.value.trim();
  const [child, ...rest] = paragraph.children.filter((candidate) => !isBlank(candidate));
  return rest.length === 0 && child?.type === "element" && child.tagName === "img" ? child : undefined;
}
