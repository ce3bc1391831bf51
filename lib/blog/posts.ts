import { existsSync } from "node:fs";
import { join } from "node:path";
import { isFolderPage } from "../authoring/folder-page";
import { withoutLanguages } from "../authoring/other-languages";
import { splitFrontMatter } from "../authoring/split-front-matter";
import { FileCache } from "../file-cache";
import { issuesOf, readText } from "../input/read-text";
import { LastGood } from "../last-good";
import { listFiles } from "../list-files";
import { formatOf, isPublished } from "../paths";
import { shared } from "../shared";
import { applyBrand } from "../site/brand";
import { isSlug } from "../slugify";
import type { Issue } from "../types";
import { authorsFiles, readAuthors } from "./authors";
import { parseForeignPost } from "./foreign-post";
import { validatePost } from "./front-matter";
import { reservedSlugs } from "./lists";
import type { Post } from "./post";

/** Parses a file's text into a post and its issues. `name` is the file's name in the content's folder `blog`. */
export function parsePost(name: string, text: string, label = "content"): { post: Post; issues: Issue[] } {
  const file = `${label}/blog/${name}`;
  const format = formatOf(name);
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
  if (reservedSlugs.includes(slug))
    return fail(`"/blog/${slug}" is a page of the blog itself.`, "Choose another file name.");
  if (isSlug(slug)) return [];
  return fail(
    `"${slug}" is not a clean address.`,
    "Use only lowercase letters, digits, and single hyphens in the file name.",
  );
}

type Read = { post?: Post; issues: Issue[] };

/** Cached posts by file, for processes that read the site repeatedly. */
const knownPosts = shared("posts", () => new FileCache<Read>());

/** Where the posts are: the content, how messages name it, and whether it was written for this site. */
type Place = { folder: string; label: string; isForeign?: boolean };

/** Reads every post in the content's folder `blog`, newest first, drafts included, with their issues. */
export function readPosts(place: Place): { posts: Post[]; issues: Issue[] } {
  const base = blogFolder(place);
  const folder = join(place.folder, base);
  const isPost = place.isForeign ? isForeignPost : (name: string) => /^[^_/][^/]*\.mdx?$/.test(name);
  const all = existsSync(folder) ? listFiles(folder).files : [];
  const named = all.filter(isPost);
  const { files: names, issues: ofLanguages } = place.isForeign
    ? withoutLanguages(named)
    : { files: named, issues: [] };
  const authors = place.isForeign ? readAuthors(folder, `${place.label}/${base}`) : { names: new Map(), issues: [] };
  const parsed = names.sort().map((name) => knownPosts.get(join(folder, name), () => readPost(name, base, place)));
  const posts = parsed.flatMap(({ post }) => (post ? [withName(post, authors.names)] : []));
  const twins = posts.filter((post) => posts.find(({ slug }) => slug === post.slug) !== post);
  return {
    posts: posts
      .filter((post) => !twins.includes(post))
      .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug, "en")),
    issues: [
      ...ofLanguages.map((issue) => ({ ...issue, file: `${place.label}/${base}/${issue.file}` })),
      ...authors.issues,
      ...(place.isForeign ? [] : reportLeftOut(all, place.label)),
      ...parsed.flatMap(({ issues }) => issues),
      ...twins.map(reportTwin),
    ],
  };
}

/** The folder of the posts: `blog`, or where Jekyll and Hexo have them. */
const blogFolder = ({ folder, isForeign }: Place): string =>
  isForeign && !existsSync(join(folder, "blog")) && existsSync(join(folder, "_posts")) ? "_posts" : "blog";

const isInFolder = (name: string) => name.includes("/") && /\.mdx?$/.test(name) && isPublished(name);

/** Reports files that other tools read, and this blog does not. */
const reportLeftOut = (names: readonly string[], label: string): Issue[] => [
  ...names.filter(isInFolder).map((name) => reportFolder(name, label)),
  ...names.filter((name) => authorsFiles.includes(name)).map((name) => reportAuthors(name, label)),
];

const reportAuthors = (name: string, label: string): Issue => ({
  severity: "warning",
  file: `${label}/blog/${name}`,
  message: "Nothing reads this file: posts have the full name of their author.",
  hint: "Remove it. The settings list the authors, under blog.authors.",
});

const reportFolder = (name: string, label: string): Issue => ({
  severity: "error",
  file: `${label}/blog/${name}`,
  message: "The post is in a folder and is left out.",
  hint: `Move it to ${label}/blog/${name.replace(/.*\//, "")}.`,
});

/** In a foreign tree posts may be in folders, with their pictures; the blog's own index page is not a post. */
const isForeignPost = (name: string) =>
  /\.mdx?$/.test(name) && !/(?:^|\/)[._]/.test(name) && (name.includes("/") || !isFolderPage(name));

const withName = (post: Post, authors: ReadonlyMap<string, string>): Post => {
  const author = authors.get(post.author);
  return author === undefined ? post : { ...post, author };
};

const lastGood = new LastGood<Post>();

function readPost(name: string, base: string, { folder, label, isForeign }: Place): Read {
  const file = `${label}/${base}/${name}`;
  const read = readText(join(folder, base, name), file, isForeign ? "warning" : "error");
  const { post, issues }: Read = isForeign
    ? parseForeignPost(name, read.text, label, base)
    : parsePost(name, read.text, label);
  // Combine the current body with the last valid front matter.
  const shown = post && { ...lastGood.of(join(folder, name), post, issues), body: post.body };
  return { ...(shown && { post: shown }), issues: issuesOf(read, issues) };
}

const reportTwin = ({ path, file }: Post): Issue => ({
  severity: "warning",
  file,
  message: `Duplicate route "${path}": another file of the blog has the same address.`,
  hint: "Rename or remove one of the two files; only the first is published.",
});
