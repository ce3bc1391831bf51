import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { splitFrontMatter } from "../authoring/split-front-matter";
import { KnownFiles } from "../known-files";
import { listFiles } from "../list-files";
import { shared } from "../shared";
import { applyBrand } from "../site/brand";
import type { DocFormat, DocSource, Issue, Untranslated } from "../types";
import { parseForeignPost } from "./foreign-post";
import { type PostFrontMatter, validatePost } from "./front-matter";

/** One post of the blog. */
export type Post = PostFrontMatter &
  Untranslated & {
    slug: string;
    /** Site path, `/blog/{slug}`. */
    path: string;
    /** Path of the file from the project root. */
    file: string;
    format: DocFormat;
    /** The file with its front matter blanked line by line. */
    body: string;
    /** A post of a tree that was not written for this site. */
    foreign?: DocSource["foreign"];
  };

/** Addresses below `/blog` that the site uses itself. */
const reserved = ["archive", "page", "tags"];

/** Turns one file's text into a post and what is wrong with it. `name` is the file's name in the folder `blog` of the content. */
export function parsePost(name: string, text: string, label = "content"): { post: Post; issues: Issue[] } {
  const file = `${label}/blog/${name}`;
  const format: DocFormat = name.endsWith(".md") ? "md" : "mdx";
  const slug = name.replace(/\.mdx?$/, "");
  const split = splitFrontMatter(file, applyBrand(text), format);
  const { frontMatter, issues } = validatePost(split);
  return {
    post: { ...frontMatter, slug, path: `/blog/${slug}`, file, format, body: split.body },
    issues: [...checkSlug(slug, file), ...issues],
  };
}

function checkSlug(slug: string, file: string): Issue[] {
  const fail = (message: string, hint: string): Issue[] => [{ severity: "error", file, message, hint }];
  if (reserved.includes(slug))
    return fail(`"/blog/${slug}" is a page of the blog itself.`, "Choose another file name.");
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [];
  return fail(`"${slug}" is no clean address.`, "Name the file in small letters, digits and single hyphens.");
}

type Read = { post?: Post; issues: Issue[] };

/** Posts by file, for processes that read the site again and again. */
const knownPosts = shared("posts", () => new KnownFiles<Read>());

/** Every post in the folder `blog` of the content, newest first, drafts included, with what is wrong. */
export function readPosts({
  folder: content,
  label,
  isForeign,
}: {
  folder: string;
  label: string;
  isForeign?: boolean;
}): {
  posts: Post[];
  issues: Issue[];
} {
  const folder = join(content, "blog");
  const names = existsSync(folder) ? listFiles(folder).files.filter((name) => /^[^_/][^/]*\.mdx?$/.test(name)) : [];
  const read = (name: string): Read => {
    const text = readFileSync(join(folder, name), "utf8");
    const { post, issues } = parsePost(name, text, label);
    if (!isForeign || issues.length === 0) return { post, issues };
    return parseForeignPost(name, text, label, splitFrontMatter(post.file, text, post.format).data);
  };
  const parsed = names.sort().map((name) => knownPosts.get(join(folder, name), () => read(name)));
  const posts = parsed.flatMap(({ post }) => (post ? [post] : []));
  const twins = posts.filter((post) => posts.find(({ slug }) => slug === post.slug) !== post);
  return {
    posts: posts
      .filter((post) => !twins.includes(post))
      .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug, "en")),
    issues: [...parsed.flatMap(({ issues }) => issues), ...twins.map(reportTwin)],
  };
}

const reportTwin = ({ path, file }: Post): Issue => ({
  severity: "warning",
  file,
  message: `Duplicate route "${path}": another file of the blog has the same address.`,
  hint: "Rename or remove one of the two files; only the first is published.",
});

/** A post as a page, for the compiler, the link check and the search index. */
export function sourceOf(post: Post): DocSource {
  const { title, description, draft, file, format, body, path, foreign } = post;
  return {
    doc: { id: path.slice(1), path },
    file,
    format,
    frontMatter: { title, description, type: "system", tags: [], answers: [], otherNames: [], unlisted: false, draft },
    body,
    ...(foreign && { foreign }),
  };
}
