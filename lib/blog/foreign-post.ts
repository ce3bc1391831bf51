import { dateOf } from "../authoring/foreign-front-matter";
import { namesIn, parseForeignPage } from "../authoring/foreign-page";
import { plainText } from "../authoring/inline-text";
import { isRecord } from "../input/is-record";
import { linksIn } from "../page/foreign/links/links-in";
import { pathOf } from "../paths";
import { slugify } from "../slugify";
import type { Issue } from "../types";
import type { Post } from "./post";

/** A date at the start of a post's file name, or as enclosing folders. */
const dated = /^(?:posts\/)?(\d{4})[-/](\d{2})[-/](\d{2})[-/](.+)$/;

/**
 * Parses a file of a foreign tree's blog, in the folder `base`, into a post. A file without a date, in its front matter or its name, is
 * not a post.
 */
export function parseForeignPost(
  name: string,
  text: string,
  label: string,
  base = "blog",
): { post?: Post; issues: Issue[] } {
  const { source, data, issues } = parseForeignPage(`${base}/${name}`, text, label);
  const [, year, month, day, rest = name] = dated.exec(name) ?? [];
  const inName = dateOf(year && `${year}-${month}-${day}`);
  const date = dateOf(data.date) ?? (isRecord(data.date) ? dateOf(data.date.created) : undefined) ?? inName;
  const { title, description, draft } = source.frontMatter;
  const own = typeof data.slug === "string" ? data.slug : "";
  const slug = slugify(own) || slugify(rest.replace(/^posts\//, "").replace(/(?:\/index)?\.mdx?$/, ""));
  if (date === undefined || !slug) {
    const message = "The post has no date and is left out.";
    const hint = "Write the publication date as date: 2026-10-20.";
    return { issues: [...issues, { severity: "warning", file: source.file, line: 1, message, hint }] };
  }
  const tags = namesIn(data.tags ?? data.categories)
    .map((tag) => slugify(tag))
    .filter(Boolean);
  const { format, body, file } = source;
  const path = `/blog/${slug}`;
  const ownPath = pathOf(`${base}/${name}`);
  const foreign = source.foreign && {
    ...source.foreign,
    ownPath: ownPath === path ? undefined : ownPath,
    links: linksIn(source.body),
  };
  const head = { title, description, date, author: authorOf(data), tags, changes: [], draft };
  return { post: { ...head, slug, path, file, format, body, foreign }, issues };
}

/** Who wrote it: a name, or the first of several, each a name or a map with one. */
function authorOf({ author, authors }: Readonly<Record<string, unknown>>): string {
  const [first] = [author ?? authors].flat();
  const name = isRecord(first) ? first.name : first;
  return typeof name === "string" && name.trim() ? plainText(name.trim()) : "The authors";
}
