import { asIndex } from "../../authoring/folder-page";
import { isPublished } from "../../paths";
import type { Issue } from "../../types";
import type { WrittenNav } from "./nav/nav-file";

const elsewhere = /^blog\/|\.tsx$|(?:^|\/)(?:\.|node_modules\/)/;

const pageOfRouter = /(?<=^|\/)page(?=\.mdx?$)/;

/** True for an `app` folder of Next.js: it has a layout, and each page is a file named `page` in a folder named for the route. */
export const isNextRouter = (files: readonly string[]): boolean =>
  files.some((name) => /^layout\.[jt]sx?$/.test(name)) && files.some((name) => pageOfRouter.test(name));

/** What decides whether and where files are pages: whether the tree is an `app` router, and the collections of Jekyll. */
export type Routing = { isRouter: boolean; collections: readonly string[] };

/** Maps `guide/page.mdx` to `guide/index.mdx` if the tree is an `app` router, and `_docs/a.md` of a collection to `docs/a.md`. */
export function asRouted(name: string, { isRouter, collections }: Routing): string {
  const [, collection = ""] = /^_([^/]+)\//.exec(name) ?? [];
  if (collections.includes(collection)) return name.slice(1);
  return isRouter ? name.replace(pageOfRouter, "index") : name;
}

/** What tells a tree of DocFX, and its folders of texts that pages include. */
const ofDocFx = /(?:^|\/)(?:docfx\.json|toc\.(?:yml|md))$/i;
const partOfDocFx = /(?:^|\/)includes\//i;

/**
 * Filters the files of a foreign tree down to its pages. Blog posts are left to `lib/blog/posts.ts`. A file such as `SUMMARY.md` counts as
 * a page unless it supplies the navigation.
 */
export const foreignPagesOf = (
  files: readonly string[],
  nav: WrittenNav | undefined,
  routing: Routing = { isRouter: false, collections: [] },
): string[] => {
  const isDocFx = files.some((name) => ofDocFx.test(name));
  return files.filter(
    (name) =>
      isPublished(asIndex(asRouted(name, routing))) &&
      !elsewhere.test(name) &&
      !nav?.isOther?.(name) &&
      !(isDocFx && partOfDocFx.test(name)) &&
      (!routing.isRouter || pageOfRouter.test(name)),
  );
};

/** Files in Markdown whose names do not say so in the form that pages need. */
const otherMarkdown = /\.(?:mdx?|markdown|mdown|mkdn?)$/i;

/** Reports the Markdown files of a foreign tree that are no pages because of their extension, such as `.markdown` and `.MD`. */
export const otherMarkdownIn = (files: readonly string[]): Issue[] =>
  files
    .filter(
      (file) =>
        otherMarkdown.test(file) && !/\.mdx?$/.test(file) && isPublished(asIndex(file.replace(otherMarkdown, ".md"))),
    )
    .map((file) => ({
      severity: "warning",
      file,
      message: `The file is left out: its name ends in "${file.slice(file.lastIndexOf("."))}".`,
      hint: "If it is a page, let its name end in .md.",
    }));

const readme = /(^|\/)readme\.mdx?$/i;

/** Leaves out a `README.md` that has an `index.md` or `index.mdx` beside it: it describes the repository, not the site. */
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
