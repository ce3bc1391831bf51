import { asIndex } from "../authoring/folder-page";
import { isPublished } from "../paths";
import { hasSummary, summaryName } from "./written-nav";

const elsewhere = /^blog\/|\.tsx$|(?:^|\/)(?:\.|node_modules\/)/;

/**
 * Those of the files of another tree, in `folder`, that are pages; posts of its blog are read by `lib/blog/posts.ts`. A summary is one where
 * it gives no navigation.
 */
export function foreignPagesOf(files: readonly string[], folder: string): string[] {
  const isNav = (name: string) => name === summaryName && hasSummary(folder);
  return files.filter((name) => isPublished(asIndex(name)) && !elsewhere.test(name) && !isNav(name));
}
