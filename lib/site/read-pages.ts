import { join } from "node:path";
import { validateFrontMatter } from "../authoring/front-matter";
import { splitFrontMatter } from "../authoring/split-front-matter";
import { FileCache } from "../file-cache";
import { issuesOf, readBytes, readText } from "../input/read-text";
import type { ReadYaml } from "../input/yaml-document";
import { LastGood } from "../last-good";
import { listFiles } from "../list-files";
import { fileNameMistake } from "../nav/reserved";
import { formatOf, idOf, isPublished, pathOf } from "../paths";
import { shared } from "../shared";
import type { DocSource, Issue, Mistake } from "../types";
import { applyBrand } from "./brand";
import { readForeignPages } from "./foreign/tree";
import { openFrontMatterCache } from "./front-matter-cache";
import type { ContentPlace } from "./place";

/** A page and its issues. */
type Read = { source: DocSource; issues: Issue[] };

/** Filters files down to pages. Blog posts are left to `lib/blog/posts.ts`. */
export const pagesOf = (files: readonly string[]): string[] =>
  files.filter((name) => isPublished(name) && !name.startsWith("blog/"));

/** Draft flags by file, cached for processes that ask repeatedly. */
const knownDrafts = shared("drafts", () => new FileCache<boolean>());

/** Paths of all pages in a folder that are not drafts. Nothing but the draft flag is parsed. */
export const publishedPaths = (folder: string, files: readonly string[]): string[] =>
  files
    .filter((name) => {
      const file = join(folder, name);
      return !knownDrafts.get(file, () => isDraft(readBytes(file).bytes.toString()));
    })
    .map(pathOf);

/** Whether a page is a draft by its front matter. */
const isDraft = (text: string) => /^draft:\s*true\b/im.test(text.slice(0, text.indexOf("\n---", "---".length)));

/** Parses one file's text into a page and its issues. `relative` is the file's path below the folder `label`; `read` parses YAML. */
export function parsePage(relative: string, text: string, label = "content", read?: ReadYaml): Read {
  const file = `${label}/${relative}`;
  const format = formatOf(relative);
  const split = splitFrontMatter(file, applyBrand(text), format, read);
  const { frontMatter, issues } = validateFrontMatter(split);
  const path = pathOf(relative);
  return {
    source: { doc: { id: idOf(path), path }, file, format, frontMatter, body: split.body },
    issues,
  };
}

/** Reads all pages of the content. If two files have the same address, the second is dropped with an issue. */
export function readPages(place: ContentPlace): { sources: DocSource[]; issues: Issue[] } {
  const { pages, issues } = place.isForeign ? readForeignPages(place) : readOwnPages(place);
  const joined = withoutDuplicates(pages);
  return { ...joined, issues: [...issues, ...joined.issues] };
}

/** Front matter and body by file, cached for processes that read the site repeatedly. */
const knownPages = shared("pages", () => new FileCache<Read>());

const lastGood = new LastGood<DocSource["frontMatter"]>();

const isOtherMarkdown = (name: string) =>
  /\.(?:(?!mdx?$)[Mm][Dd][Xx]?|markdown|mdown|mkdn?)$/.test(name) && !/(?:^|\/)_/.test(name);

const otherExtension: Mistake = {
  message: "The name ends in neither .mdx nor .md: the file is left out.",
  hint: "Rename it, in lowercase: page.mdx.",
};

function readOwnPages({ folder, label }: ContentPlace): { pages: Read[]; issues: Issue[] } {
  const { files, issues } = listFiles(folder);
  const yaml = openFrontMatterCache(label);
  for (const file of files.filter(isOtherMarkdown)) issues.push({ severity: "error", file, ...otherExtension });
  const pages = pagesOf(files).map((relative) => {
    const mistake = fileNameMistake(relative);
    if (mistake) issues.push({ severity: "error", file: relative, ...mistake });
    const path = join(folder, relative);
    return knownPages.get(path, () => {
      const read = readText(path, `${label}/${relative}`, "error");
      const { source, issues } = parsePage(relative, read.text, label, yaml.parse);
      const frontMatter = lastGood.of(path, source.frontMatter, issues);
      return { source: { ...source, frontMatter }, issues: issuesOf(read, issues) };
    });
  });
  yaml.save(pages.length);
  return { pages, issues: issues.map((issue) => ({ ...issue, severity: "error", file: `${label}/${issue.file}` })) };
}

function withoutDuplicates(pages: readonly Read[]): { sources: DocSource[]; issues: Issue[] } {
  const byPath = new Map<string, DocSource>();
  const byLetters = new Map<string, DocSource>();
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
    const sameLetters = byLetters.get(page.source.doc.path.toLowerCase());
    if (!twin && sameLetters) issues.push(caseTwin(page.source, sameLetters));
    byLetters.set(page.source.doc.path.toLowerCase(), page.source);
  }
  return { sources: [...byPath.values()], issues };
}

/** Case-insensitive hosts and file systems can hold only one of the two. */
const caseTwin = ({ doc, file }: DocSource, other: DocSource): Issue => ({
  severity: "warning",
  file,
  message: `"${doc.path}" differs from the address of ${other.file} only in upper and lower case.`,
  hint: "Rename one of the two files: many file systems treat them as the same.",
});
