import { asIndex } from "../../authoring/folder-page";
import { isPublished } from "../../paths";
import type { Issue } from "../../types";
import type { WrittenNav } from "./nav-file";

const elsewhere = /^blog\/|\.tsx$|(?:^|\/)(?:\.|node_modules\/)/;

const pageOfRouter = /(?<=^|\/)page(?=\.mdx?$)/;

/** True for the folder `app` of Next, which has a layout: in it, a page is called `page`, by the name of its folder. */
export const isNextRouter = (files: readonly string[]): boolean =>
  files.some((name) => /^layout\.[jt]sx?$/.test(name)) && files.some((name) => pageOfRouter.test(name));

/** `guide/page.mdx` → `guide/index.mdx` in a router. */
export const asRouted = (name: string, isRouter: boolean): string =>
  isRouter ? name.replace(pageOfRouter, "index") : name;

/**
 * Those of the files of another tree that are pages; posts of its blog are read by `lib/blog/posts.ts`. A summary is one where it gives no
 * navigation.
 */
export const foreignPagesOf = (files: readonly string[], nav: WrittenNav | undefined, isRouter = false): string[] =>
  files.filter(
    (name) =>
      isPublished(asIndex(name)) &&
      !elsewhere.test(name) &&
      !nav?.isOther?.(name) &&
      (!isRouter || pageOfRouter.test(name)),
  );

const readme = /(^|\/)readme\.mdx?$/i;

/** Leaves out what repositories say of themselves in a folder that has a page of its own: `README.md` beside `index.md`. */
export function withoutReadmes(files: readonly string[]): { files: string[]; issues: Issue[] } {
  const issues: Issue[] = [];
  const kept = files.filter((file) => {
    const folder = file.slice(0, file.lastIndexOf("/") + 1);
    const index = readme.test(file)
      ? ["index.md", "index.mdx"].find((name) => files.includes(folder + name))
      : undefined;
    if (index === undefined) return true;
    const message = `The file is left out: ${index} beside it is the page of the folder.`;
    issues.push({ severity: "log", file, message, hint: "If it is a page, rename it." });
    return false;
  });
  return { files: kept, issues };
}
