import { dateOf } from "../authoring/foreign-front-matter";
import { parseForeignPage } from "../authoring/foreign-page";
import { splitFrontMatter } from "../authoring/split-front-matter";
import { isRecord } from "../input/is-record";
import { pathOf } from "../paths";
import type { Issue } from "../types";
import type { Post } from "./posts";

/** Turns one file of another tree's blog into a post; without a day, which may stand in the file's name, it is none. */
export function parseForeignPost(name: string, text: string, label: string): { post?: Post; issues: Issue[] } {
  const { source, issues } = parseForeignPage(`blog/${name}`, text, label);
  // What is wrong in front matter, the page has told.
  const { data } = splitFrontMatter(source.file, text, source.format);
  const [, inName, rest = name] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(name) ?? [];
  const date = dateOf(data.date) ?? inName;
  const { title, description, draft } = source.frontMatter;
  const slug = addressPart(rest.replace(/\.mdx?$/, ""));
  if (date === undefined || !slug) {
    const message = "The post says no day and is left out.";
    const hint = "Write the day of publication as date: 2026-10-20.";
    return { issues: [...issues, { severity: "warning", file: source.file, line: 1, message, hint }] };
  }
  const tags = Array.isArray(data.tags) ? data.tags.map((tag) => addressPart(String(tag))).filter(Boolean) : [];
  const { format, body, file } = source;
  const path = `/blog/${slug}`;
  const ownPath = pathOf(`blog/${name}`);
  const foreign = source.foreign && { ...source.foreign, ownPath: ownPath === path ? undefined : ownPath };
  const head = { title, description, date, author: authorOf(data), tags, changes: [], draft };
  return { post: { ...head, slug, path, file, format, body, foreign }, issues };
}

/** Who wrote it: a name, or the first of several, each a name or a map with one. */
function authorOf({ author, authors }: Readonly<Record<string, unknown>>): string {
  const [first] = [author ?? authors].flat();
  const name = isRecord(first) ? first.name : first;
  return typeof name === "string" && name.trim() ? name.trim() : "The authors";
}

const addressPart = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
