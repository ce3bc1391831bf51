import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { applyBrand } from "../content/brand";
import { splitFrontMatter } from "../content/front-matter";
import { contentPlace } from "../content/place";
import type { DocFormat, DocSource, Issue } from "../types";
import { type PostFrontMatter, validatePost } from "./front-matter";

/** One post of the blog. */
export type Post = PostFrontMatter & {
  slug: string;
  /** Site path, `/blog/{slug}`. */
  path: string;
  /** Path of the file from the project root. */
  file: string;
  format: DocFormat;
  /** The file with its front matter blanked line by line. */
  body: string;
};

/** Addresses below `/blog` that the site uses itself. */
const reserved = ["archive", "page", "tags"];

/** Turns one file's text into a post and what is wrong with it. `name` is the file's name in the folder `blog` of the content. */
export function parsePost(name: string, text: string, label = "content"): { post: Post; issues: Issue[] } {
  const file = `${label}/blog/${name}`;
  const format: DocFormat = name.endsWith(".md") ? "md" : "mdx";
  const slug = name.replace(/\.mdx?$/, "");
  const branded = applyBrand(text);
  const { data, body, issues } = splitFrontMatter(file, branded, format);
  const checked = validatePost(file, branded, data);
  return {
    post: { ...checked.frontMatter, slug, path: `/blog/${slug}`, file, format, body },
    issues: [...checkSlug(slug, file), ...(issues.length > 0 ? issues : checked.issues)],
  };
}

function checkSlug(slug: string, file: string): Issue[] {
  const fail = (message: string, hint: string): Issue[] => [{ severity: "error", file, message, hint }];
  if (reserved.includes(slug))
    return fail(`"/blog/${slug}" is a page of the blog itself.`, "Choose another file name.");
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [];
  return fail(`"${slug}" is no clean address.`, "Name the file in small letters, digits and single hyphens.");
}

/** Every post in the folder `blog` of the content, newest first, drafts included, with what is wrong. */
export function readPosts(root: string): { posts: Post[]; issues: Issue[] } {
  const place = contentPlace(root);
  const folder = join(place.folder, "blog");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^[^_].*\.mdx?$/.test(name)) : [];
  const parsed = names.sort().map((name) => parsePost(name, readFileSync(join(folder, name), "utf8"), place.label));
  const posts = parsed.map(({ post }) => post);
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

let loaded: Post[] | undefined;

/** The published posts, newest first: read once per process when exporting, afresh and with drafts while authoring. */
export function loadPosts(root = process.cwd()): Post[] {
  if (process.env.NODE_ENV === "development") return readPosts(root).posts;
  loaded ??= readPosts(root).posts.filter((post) => !post.draft);
  return loaded;
}

/** A post as a page, for the compiler, the link check and the search index. */
export function sourceOf(post: Post): DocSource {
  const { title, description, draft, file, format, body, path } = post;
  return {
    doc: { id: path.slice(1), path },
    file,
    format,
    frontMatter: { title, description, type: "system", tags: [], unlisted: false, draft },
    body,
  };
}
