import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type ForeignPage, parseForeignPage } from "../authoring/foreign-page";
import { frontMatterKeys, validateFrontMatter } from "../authoring/front-matter";
import { withoutLanguages } from "../authoring/other-languages";
import { splitFrontMatter } from "../authoring/split-front-matter";
import { keptYaml } from "../input/kept-yaml";
import { readText } from "../input/read-text";
import type { ReadYaml } from "../input/yaml-document";
import { KnownFiles } from "../known-files";
import { listFiles } from "../list-files";
import { isReserved, mistakeOfName } from "../nav/reserved";
import { formatOf, idOf, isPublished, pathOf } from "../paths";
import { shared } from "../shared";
import type { DocSource, Issue, Mistake } from "../types";
import { applyBrand } from "./brand";
import { projectRoot } from "./environment";
import { type FolderMeta, readFolderMeta } from "./folder-meta";
import { foreignPagesOf } from "./foreign-files";
import { linksIn, linksInParts, otherAddresses } from "./other-addresses";
import { partsOf } from "./parts-of";
import type { ContentPlace } from "./place";
import { readWrittenNav, type WrittenNav } from "./written-nav";

/** A page and what is wrong with it. */
type Read = { source: DocSource; issues: Issue[] };

/** Those of the files that are pages. The blog is read by `lib/blog/posts.ts`. */
export const pagesOf = (files: readonly string[]): string[] =>
  files.filter((name) => isPublished(name) && !name.startsWith("blog/"));

/** Paths of those pages in a folder that are no drafts; nothing else of them is understood. */
export const publishedPaths = (folder: string, files: readonly string[]): string[] =>
  files.filter((name) => !isDraft(readFileSync(join(folder, name), "utf8"))).map(pathOf);

/** Whether a page says so in its front matter. */
const isDraft = (text: string) => /^draft:\s*true\b/im.test(text.slice(0, text.indexOf("\n---", "---".length)));

/** Turns one file's text into a page and what is wrong with it. `relative` is its path below the folder `label`; `read` reads YAML. */
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

/** Reads all pages of the content. Two files with one address are reported, the first one is kept. */
export function readPages(place: ContentPlace): { sources: DocSource[]; issues: Issue[] } {
  const { pages, issues } = place.isForeign ? readForeignPages(place) : readOwnPages(place);
  const joined = withoutTwins(pages);
  return { ...joined, issues: [...issues, ...joined.issues] };
}

const reserved = (path: string): Mistake => ({
  message: `"${path}" is an address that the site itself uses: the page is left out.`,
  hint: "Give it another address: rename the file or its folder, or write another slug.",
});

const keptFrontMatter = (label: string) => keptYaml({ root: projectRoot(), name: `front matter of ${label}` });
/** So few pages are read as soon as what is kept of them. */
const fewPages = 20;

/** Front matter and body of pages by file, for processes that read the site again and again. */
const knownPages = shared("pages", () => new KnownFiles<Read>());

const isOtherMarkdown = (name: string) =>
  /\.(?:(?!mdx?$)[Mm][Dd][Xx]?|markdown|mdown|mkdn?)$/.test(name) && !/(?:^|\/)_/.test(name);

const otherExtension: Mistake = {
  message: "The name ends in neither .mdx nor .md: the file is left out.",
  hint: "Rename it, in small letters: page.mdx.",
};

function readOwnPages({ folder, label }: ContentPlace): { pages: Read[]; issues: Issue[] } {
  const { files, issues } = listFiles(folder);
  const yaml = keptFrontMatter(label);
  for (const file of files.filter(isOtherMarkdown)) issues.push({ severity: "error", file, ...otherExtension });
  const pages = pagesOf(files).map((relative) => {
    const mistake = mistakeOfName(relative);
    if (mistake) issues.push({ severity: "error", file: relative, ...mistake });
    const path = join(folder, relative);
    return knownPages.get(path, () => {
      const { text, issues } = readText(path, `${label}/${relative}`, "error");
      const page = parsePage(relative, text, label, yaml.parse);
      return { ...page, issues: [...issues, ...page.issues] };
    });
  });
  if (pages.length > fewPages) yaml.keep();
  return { pages, issues: issues.map((issue) => ({ ...issue, severity: "error", file: `${label}/${issue.file}` })) };
}

function withoutTwins(pages: readonly Read[]): { sources: DocSource[]; issues: Issue[] } {
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

/** Hosts and disks that do not tell large letters from small ones have room for one of the two. */
const caseTwin = ({ doc, file }: DocSource, other: DocSource): Issue => ({
  severity: "warning",
  file,
  message: `"${doc.path}" differs from the address of ${other.file} in nothing but large and small letters.`,
  hint: "Rename one of the two files: many disks take them for the same.",
});

/** A tree that was not written for this site: its pages, its navigation or what its folders say of theirs, and what concerns no page. */
type ForeignTree = {
  pages: ForeignPage[];
  metas: Map<string, FolderMeta>;
  nav?: WrittenNav | undefined;
  issues: Issue[];
};

/** Reads a tree that was not written for this site; what front matter says in vain is logged once a word. */
export function readForeignPages({ folder, label }: ContentPlace): ForeignTree {
  const { files, issues } = listFiles(folder);
  const yaml = keptFrontMatter(label);
  const { nav, issues: ofNav } = readWrittenNav({ folder, label });
  const { files: written, issues: ofLanguages } = withoutLanguages(foreignPagesOf(files, nav));
  issues.push(...ofLanguages);
  const pages = written.flatMap((relative) => {
    const inName = mistakeOfName(relative);
    const page = inName ? undefined : readForeignPage(folder, relative, label, yaml.parse);
    const path = page?.source.doc.path ?? "";
    const mistake = inName ?? (isReserved(path) ? reserved(path) : undefined);
    if (mistake) issues.push({ severity: "warning", file: relative, ...mistake });
    return mistake || !page ? [] : [page];
  });
  if (pages.length > fewPages) yaml.keep();
  for (const { source } of pages) if (source.foreign) addParts(source.foreign, source.body, folder);
  addOtherAddresses(pages, folder);
  const names = pages.map(({ name }) => name);
  const { metas, issues: ofFolders } = readFolderMeta({ folder, label }, names);
  tellUnused(pages);
  const ofFiles = issues.map((issue) => ({ ...issue, file: `${label}/${issue.file}` }));
  return { pages, metas, nav, issues: [...ofFolders, ...ofNav, ...ofFiles] };
}

/** A page of another tree, and what it links. */
type LinkedPage = ForeignPage & { links: readonly string[] };

function addOtherAddresses(pages: readonly LinkedPage[], folder: string): void {
  const known = pages.map(({ source: { doc, foreign }, links }) => ({
    path: doc.path,
    foreign,
    links: [...links, ...linksInParts(foreign?.parts)],
  }));
  const addresses = otherAddresses(known, basename(folder));
  for (const [index, { source }] of pages.entries()) {
    const moved = addresses[index] ?? {};
    if (source.foreign && Object.keys(moved).length > 0) source.foreign.moved = moved;
  }
}

/** Adds the texts that a page of another tree, or a post, takes from files. */
export function addParts(foreign: NonNullable<DocSource["foreign"]>, body: string, folder: string): void {
  const parts = partsOf(body, foreign.base, folder);
  if (Object.keys(parts).length > 0) foreign.parts = parts;
}

const knownForeignPages = shared("foreign pages", () => new KnownFiles<LinkedPage>());

/** A copy of what is known: what the tree says of a page is added to it. */
function readForeignPage(folder: string, relative: string, label: string, read: ReadYaml): LinkedPage {
  const path = join(folder, relative);
  const page = knownForeignPages.get(path, () => {
    const { text, issues } = readText(path, `${label}/${relative}`, "warning");
    const parsed = parseForeignPage(relative, text, label, read);
    return { ...parsed, issues: [...issues, ...parsed.issues], links: linksIn(parsed.source.body) };
  });
  const { foreign } = page.source;
  return { ...page, source: { ...page.source, ...(foreign && { foreign: { ...foreign } }) }, issues: [...page.issues] };
}

function tellUnused(pages: readonly ForeignPage[]): void {
  const firstUses = new Map<string, ForeignPage>();
  for (const page of pages) for (const word of page.unused) if (!firstUses.has(word)) firstUses.set(word, page);
  for (const [word, page] of firstUses) {
    const uses = pages.filter(({ unused }) => unused.includes(word)).length;
    page.issues.push({
      severity: "log",
      file: page.source.file,
      message: `Front matter: ${word} means nothing to this site (${uses === 1 ? "1 page" : `${uses} pages`}).`,
      hint: `It reads: ${[...frontMatterKeys, "sidebar_position", "slug"].join(", ")}.`,
    });
  }
}
