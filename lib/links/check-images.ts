import { staticFolders } from "../content/place";
import { sizeOfImage } from "../mdx/rehype-images";
import type { Issue } from "../types";
import type { AnalyzedPage } from "./analyzed-page";

/** A missing image fails the build; one without a text alternative warns. */
export function checkImages({ source, outline }: AnalyzedPage, root: string): Issue[] {
  const folders = staticFolders(root);
  return outline.images.flatMap(({ src, alt, line, column }): Issue[] => {
    const at = { file: source.file, line, column };
    if (!sizeOfImage(src, folders)) {
      return [
        {
          ...at,
          severity: "error",
          message: `Image "${src}" does not exist.`,
          hint: `Put it at public${src.startsWith("/") ? "" : "/"}${src} and write its path from the root.`,
        },
      ];
    }
    if (!alt.trim())
      return [
        {
          ...at,
          severity: "warning",
          message: `Image "${src}" has no text alternative.`,
          hint: "Write what it shows between the brackets: ![…].",
        },
      ];
    return [];
  });
}
