import type { DocFormat, DocSource, Route, Untranslated } from "../types";
import type { PostFrontMatter } from "./front-matter";

/** One post of the blog. */
export type Post = PostFrontMatter &
  Untranslated & {
    slug: string;
    /** Site path, `/blog/{slug}`. */
    path: string;
    /** Path of the file as messages name it: from the project root, or from `CONTENT_DIR` as that is written. */
    file: string;
    format: DocFormat;
    /** The file with its front matter blanked line by line. */
    body: string;
    /** A post of a tree that was not written for this site. */
    foreign?: DocSource["foreign"];
  };

/** A post as a page, for the compiler, the link check and the search index. */
export function sourceOf(post: Post): DocSource {
  const { title, description, draft, file, format, body, path, foreign, untranslated } = post;
  return {
    doc: { id: path.slice(1), path },
    file,
    format,
    frontMatter: { title, description, type: "system", tags: [], answers: [], otherNames: [], unlisted: false, draft },
    body,
    ...(foreign && { foreign }),
    ...(untranslated && { untranslated }),
  };
}

/** Every page of a site, and every post of its blog as a page; drafts too if the site was loaded with them. */
export const allSources = (site: { routes: ReadonlyMap<string, Route>; posts: readonly Post[] }): DocSource[] => [
  ...[...site.routes.values()].map(({ source }) => source),
  ...site.posts.map(sourceOf),
];
