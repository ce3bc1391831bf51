import { idOf, pathOf } from "../paths";
import { tags as knownTags } from "../site";
import { type DocSource, docTypes, type Issue } from "../types";
import { frontMatterKeys, splitFrontMatter, validateFrontMatter } from "./front-matter";

/** A page of a tree that was not written for this site. */
export type OtherPage = {
  source: DocSource;
  /** `sidebar_position` of its front matter. */
  position?: number;
  /** Front matter that this site has no use for: keys, and tags written as `tag "x"`. */
  unused: string[];
  issues: Issue[];
};

/**
 * Turns one file of another tree into a page. What our own pages must say is taken from the text where it is missing: the title
 * from the first heading or the file name, the description from the first paragraph. `label` names the tree in messages.
 */
export function parseOtherPage(relative: string, text: string, label: string): OtherPage {
  const file = `${label}/${relative}`;
  const format = relative.endsWith(".md") ? "md" : "mdx";
  const split = text.startsWith("---") ? splitFrontMatter(file, text, format) : { data: {}, body: text, issues: [] };
  const { heading, body } = takeHeading(split.body);
  const known = keepKnown(split.data);
  const title = textOf(split.data.title) ?? heading ?? wordsOf(relative);
  const written = textOf(split.data.description);
  const description = written ?? firstParagraph(body) ?? title;
  const { frontMatter, issues } = validateFrontMatter(file, text, {
    ...known.data,
    title,
    description,
  });
  const path = pathOf(relative.replace(/(^|\/)readme(?=\.mdx?$)/i, "$1index"));
  const base = relative.split("/").slice(0, -1).join("/");
  const position = Number(split.data.sidebar_position ?? Number.NaN);
  return {
    source: {
      doc: { id: idOf(path), path },
      file,
      format,
      frontMatter,
      body,
      other: { base, isDescribed: written !== undefined },
    },
    ...(Number.isFinite(position) && { position }),
    unused: known.unused,
    issues: [...split.issues, ...issues],
  };
}

/** The page's own heading of level 1, which the site draws above the page, and the body with its line blank. */
function takeHeading(body: string): { heading?: string; body: string } {
  const found = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\n|$)/.exec(body);
  if (!found?.[1]) return { body };
  return { heading: plain(found[1]), body: found[0].replace(/[^\n]/g, "") + body.slice(found[0].length) };
}

/** Longest description taken from a text, in characters. */
const longest = 160;

function firstParagraph(body: string): string | undefined {
  const blocks = body.replace(/^(```|~~~)[\s\S]*?^\1/gm, "").split(/\n\s*\n/);
  const paragraph = blocks
    .map((block) => block.trim())
    .find((block) => /^[\p{L}\d"'*_[`(]/u.test(block) && !/^(\d+[.)]|[*_-]) |^(import|export) /.test(block));
  if (paragraph === undefined) return undefined;
  const text = plain(paragraph);
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, "")} …`;
}

/** Text without the signs of Markdown. */
function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^>]+>|[*`]|\{#[^}]*\}/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** `01-getting_started.md` → `Getting started`; an index page takes the name of its folder. */
export function wordsOf(relative: string): string {
  const names = relative.replace(/\.mdx?$/, "").split("/");
  const name = /^(index|readme)$/i.test(names.at(-1) ?? "") ? (names.at(-2) ?? "Introduction") : (names.at(-1) ?? "");
  const words =
    name
      .replace(/^\d+[-_. ]+(?=.)/, "")
      .replace(/[-_]+/g, " ")
      .trim() || name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const textOf = (value: unknown): string | undefined =>
  (typeof value === "string" || typeof value === "number") && String(value).trim() ? String(value).trim() : undefined;

/** Keys, types and tags that this site knows, and the names of the others. */
function keepKnown(data: Record<string, unknown>): { data: Record<string, unknown>; unused: string[] } {
  const keys = Object.keys(data);
  const tags = Array.isArray(data.tags) ? data.tags.map(String) : [];
  const kept = Object.fromEntries(keys.filter((key) => isKey(key)).map((key) => [key, data[key]]));
  const type = docTypes.find((known) => known === data.type);
  return {
    data: { ...kept, type: type ?? "concept", tags: tags.filter((tag) => tag in knownTags) },
    unused: [
      ...keys.filter((key) => !isKey(key) && key !== "sidebar_position"),
      ...tags.filter((tag) => !(tag in knownTags)).map((tag) => `tag "${tag}"`),
    ],
  };
}

const isKey = (key: string) => frontMatterKeys.some((known) => known === key);
