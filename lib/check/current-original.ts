import type { Outline } from "../types";
import type { CheckedPage } from "./types";

/** The outline of the original, if a page is a translation of its current text and both were read to the end. */
export function currentOriginal({ source, outline, original }: CheckedPage): Outline | undefined {
  const { translates } = source.frontMatter;
  const isWhole = original && !outline.isCut && !original.isCut;
  return isWhole && translates && source.original?.blob.startsWith(translates) ? original : undefined;
}
