import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { idOf, isPublished, pathOf } from "../paths";
import type { DocFormat, DocSource, Issue } from "../types";
import { applyBrand } from "./brand";
import { frontMatterKeys, splitFrontMatter, validateFrontMatter } from "./front-matter";
import { type OtherPage, parseOtherPage } from "./other-page";
import { type ContentPlace, contentPlace } from "./place";

const formats: Record<string, DocFormat> = { mdx: "mdx", md: "md", tsx: "tsx" };

/** Every published file below `folder`, sorted, with forward slashes, relative to it. The blog is read by `lib/blog/posts.ts`. */
export function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => isPublished(name) && !name.startsWith("blog/"))
    .sort();
}

/** Turns one file's text into a page and what is wrong with it. `relative` is its path below `content/`. */
export function parsePage(relative: string, text: string): { source: DocSource; issues: Issue[] } {
  const file = `content/${relative}`;
  const format = formats[relative.slice(relative.lastIndexOf(".") + 1)] ?? "mdx";
  const branded = applyBrand(text);
  const split = splitFrontMatter(file, branded, format);
  const checked =
    split.issues.length > 0
      ? { ...validateFrontMatter(file, branded, {}), issues: [] }
      : validateFrontMatter(file, branded, split.data);
  const path = pathOf(relative);
  return {
    source: { doc: { id: idOf(path), path }, file, format, frontMatter: checked.frontMatter, body: split.body },
    issues: [...split.issues, ...checked.issues],
  };
}

/** Reads all pages of the content. Two files with one address are reported, the first one is kept. */
export function readPages(root: string): { sources: DocSource[]; issues: Issue[] } {
  const place = contentPlace(root);
  return withoutTwins(place.isOwn ? readOwnPages(place) : readOtherPages(place));
}

type Read = { source: DocSource; issues: Issue[] };

function readOwnPages({ folder }: ContentPlace): Read[] {
  return listPages(folder).map((relative) => parsePage(relative, readFileSync(join(folder, relative), "utf8")));
}

function withoutTwins(pages: readonly Read[]): { sources: DocSource[]; issues: Issue[] } {
  const byPath = new Map<string, DocSource>();
  const issues: Issue[] = [];
  for (const page of pages) {
    issues.push(...page.issues);
    const twin = byPath.get(page.source.doc.path);
    if (twin) {
      issues.push({
        severity: "warning",
        file: page.source.file,
        message: `Duplicate route "${page.source.doc.path}": ${twin.file} has the same address.`,
        hint: "Rename or remove one of the two files; only the first is published.",
      });
    } else byPath.set(page.source.doc.path, page.source);
  }
  return { sources: [...byPath.values()], issues };
}

/** The pages of a tree that was not written for this site; what their front matter says in vain is logged once a word. */
export function readOtherPages({ folder, label }: ContentPlace): OtherPage[] {
  const pages = listPages(folder)
    .filter((relative) => !relative.endsWith(".tsx") && !/(^|\/)(\.|node_modules\/)/.test(relative))
    .map((relative) => parseOtherPage(relative, readFileSync(join(folder, relative), "utf8"), label));
  const firstUses = new Map<string, OtherPage>();
  for (const page of pages) for (const word of page.unused) if (!firstUses.has(word)) firstUses.set(word, page);
  for (const [word, page] of firstUses) {
    const uses = pages.filter(({ unused }) => unused.includes(word)).length;
    page.issues.push({
      severity: "log",
      file: page.source.file,
      message: `Front matter: ${word} means nothing to this site (${uses === 1 ? "1 page" : `${uses} pages`}).`,
      hint: `It reads: ${[...frontMatterKeys, "sidebar_position"].join(", ")}.`,
    });
  }
  return pages;
}
