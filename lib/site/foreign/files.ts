import { asIndex } from "../../authoring/folder-page";
import { isPublished } from "../../paths";
import type { WrittenNav } from "./nav-file";

const elsewhere = /^blog\/|\.tsx$|(?:^|\/)(?:\.|node_modules\/)/;

/**
 * Those of the files of another tree that are pages; posts of its blog are read by `lib/blog/posts.ts`. A summary is one where it gives no
 * navigation.
 */
export const foreignPagesOf = (files: readonly string[], nav: WrittenNav | undefined): string[] =>
  files.filter((name) => isPublished(asIndex(name)) && !elsewhere.test(name) && name !== nav?.page);
